import { BANDS, KNOCK_OUTS, PARTS, type PartName, type Verdict } from '@jobapply/core/matching/constants'
import type { KnockOut, MatchExplanation, MatchPart } from '@jobapply/core/matching/schema'
import type { Person } from '#person/person'
import { type ParsedPosting, type ParsedPostingWithText, sentenceOf } from '#read/posting'
import { byWeight, DESCRIPTIONS, EVIDENCE, has, nameOf, skillsOf } from './explain-parts.ts'
import { isDecisive, type Judgement, worstVerdict } from './judgement.ts'
import { judgeDecisive, judgeKnockOuts } from './knock-outs.ts'
import { countedNeeds, coverage, type PartValues, partValues } from './parts.ts'
import { type ShownValues, sumOf } from './points.ts'
import { matchScore } from './score.ts'

/** A part without its evidence and its points. */
export type PartSummary = Omit<MatchPart, 'skills' | 'sentences' | 'points' | 'most'>

const PART_NAMES = Object.keys(PARTS) as PartName[]

export const bandOf = (score: number) => BANDS.find(({ from }) => score >= from) ?? BANDS[BANDS.length - 1]

/** The score in words: knock-outs first, then each part with the posting's sentences behind it. */
export function explainMatch(posting: ParsedPostingWithText, person: Person, now: Date): MatchExplanation {
  const quote = ({ sentence, name }: Judgement) => evidenceOf(posting, sentence, name)
  const { judgements, values, verdict, score, summary } = evaluate(posting, person, now, judgeKnockOuts, quote)
  const knockOuts = judgements.map(
    ({ sentence, fact, ...rest }): KnockOut => ({
      ...rest,
      fact: fact(),
      sentence: evidenceOf(posting, sentence, rest.name),
    }),
  )
  const missing = countedNeeds(posting.needs, person).filter((need) => !has(person, need))
  const covered = posting.needs.filter((need) => has(person, need))
  const shown = Object.fromEntries(
    PART_NAMES.map((name) => [name, values[name] === null ? null : shownValue(name, values[name], posting, person)]),
  ) as ShownValues
  const sum = sumOf(values, shown, verdict)
  return {
    matchScore: score,
    verdict,
    summary,
    knockOuts,
    parts: PART_NAMES.map((name) => ({
      ...explainPart(name, values, posting, person, now),
      ...(sum.parts[name] ?? { points: 0, most: 0 }),
    })),
    adjustments: sum.adjustments,
    strengths: byWeight(covered).map(nameOf),
    gaps: byWeight(missing).map((need) => ({
      skill: nameOf(need),
      nice: need.nice,
      isNamed: need.isNamed,
      sentence: sentenceOf(posting, need.sentence),
    })),
  }
}

/** The short form for a list: a summary and the parts that count, without evidence. */
export function summarizeMatch(posting: ParsedPosting, person: Person, now: Date): MatchSummary {
  const { judgements, values, verdict, summary } = evaluate(posting, person, now, judgeDecisive)
  const parts = countedParts(values).map((name) => summarizePart(name, values, posting, person, now))
  return { summary, parts, obstacle: obstacleOf(judgements, verdict) }
}
type MatchSummary = { summary: string; parts: PartSummary[]; obstacle: string | null }

/** The first condition that the verdict rests on. */
function obstacleOf(judgements: readonly Judgement[], verdict: Verdict): string | null {
  const first = verdict === 'ok' ? undefined : judgements.find((one) => one.verdict === verdict && isDecisive(one))
  return first ? `${leadOf(first)} ${first.fact()}` : null
}

/** A degree's fact names the person's own one, so that the lead has to say that another is asked for. */
function leadOf({ name, answer, verdict }: Judgement): string {
  if (name !== 'degree') return `${KNOCK_OUTS[name]}:`
  if (answer !== 'notMet') return 'Check the degree.'
  return verdict === 'blocked' ? 'Needs another degree.' : 'Asks for another degree.'
}

function evaluate(
  posting: ParsedPosting,
  person: Person,
  now: Date,
  judge: typeof judgeDecisive,
  quote?: (one: Judgement) => string,
) {
  const judgements = judge(posting, person)
  const values = partValues(posting, person, now)
  const verdict = worstVerdict(judgements)
  const score = matchScore(values, verdict)
  const needs = countedNeeds(posting.needs, person)
  const covered = needs.filter((need) => has(person, need)).length
  return { judgements, values, verdict, score, summary: summaryOf(score, judgements, covered, needs.length, quote) }
}

const evidenceOf = (posting: ParsedPostingWithText, sentence: number, name: string) =>
  sentence >= 0 ? sentenceOf(posting, sentence) : name === 'company' ? posting.job.company : posting.job.location

function summaryOf(
  score: number,
  knockOuts: readonly Judgement[],
  covered: number,
  needed: number,
  quote?: (one: Judgement) => string,
): string {
  const blocked = knockOuts.find((one) => one.verdict === 'blocked' && isDecisive(one))
  const skills =
    needed === 0 ? "We don't recognize any skills in the posting." : `You have ${covered} of the ${needed} skills that it names.`
  if (blocked) return `Blocked: ${blockedBy(blocked, quote)} ${blocked.fact()} ${skills}`
  const cautions = knockOuts.filter((one) => one.verdict === 'caution' && isDecisive(one)).length
  const check = cautions === 0 ? '' : ` ${cautions === 1 ? 'One point' : `${cautions} points`} to check first.`
  return `${bandOf(score)?.label}. ${skills}${check}`
}

/** What is asked for, and where it stands when the text is at hand. */
function blockedBy(one: Judgement, quote?: (one: Judgement) => string): string {
  const asked = KNOCK_OUTS[one.name].toLowerCase()
  const sentence = quote?.(one) ?? ''
  if (sentence === '') return `${asked}.`
  const cut = sentence.length > MAX_QUOTED ? `${sentence.slice(0, MAX_QUOTED)}…` : sentence
  return `${asked} (“${cut}”).`
}
const MAX_QUOTED = 120

const countedParts = (values: PartValues) => PART_NAMES.filter((name) => values[name] !== null)

function summarizePart(name: PartName, values: PartValues, posting: ParsedPosting, person: Person, now: Date): PartSummary {
  const value = values[name]
  const { label, weight } = PARTS[name]
  const counted = countedParts(values).reduce((sum, one) => sum + PARTS[one].weight, 0)
  return {
    name,
    label,
    percent: value === null ? null : Math.round(100 * shownValue(name, value, posting, person)),
    weight: value === null ? 0 : weight / counted,
    words: DESCRIPTIONS[name](posting, person, now, values),
  }
}

const explainPart = (
  name: PartName,
  values: PartValues,
  posting: ParsedPostingWithText,
  person: Person,
  now: Date,
): Omit<MatchPart, 'points' | 'most'> => ({
  ...summarizePart(name, values, posting, person, now),
  skills: skillsOf(name, posting, person),
  sentences: EVIDENCE[name](posting),
})

/** Skill parts show the plain share, not the smoothed value: "1 of 3" must not read 77 %. */
function shownValue(name: PartName, value: number, posting: ParsedPosting, person: Person): number {
  if (name !== 'must' && name !== 'nice') return value
  const { needed, covered } = coverage(posting, person, name === 'nice')
  return covered / needed
}
