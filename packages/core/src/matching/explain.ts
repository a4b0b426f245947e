import { LEVELS } from '#jobs/constants'
import { labelOf } from '#shared/options'
import { BANDS, PARTS, type PartName, REGIONS, type Region } from './constants.ts'
import { type Judgement, judgeKnockOuts, worstVerdict } from './knock-outs.ts'
import type { Need } from './needs.ts'
import { coverage, daysPosted, type PartValues, partValues, yearsNeeded } from './parts.ts'
import type { Person } from './person.ts'
import { remoteBounds } from './place.ts'
import { sentenceOf, type WholePosting } from './posting.ts'
import type { KnockOut, MatchExplanation, MatchPart } from './schema.ts'
import { matchScore } from './score.ts'
import { vocabulary } from './vocabulary.ts'

const PART_NAMES = Object.keys(PARTS) as PartName[]

/** "Strong match" and its badge (decisions: the score is explained in words). */
export const bandOf = (score: number) => BANDS.find(({ from }) => score >= from) ?? BANDS[BANDS.length - 1]

/** The score in words: knock-outs first, then each part with the sentences that it came from. */
export function explainMatch(posting: WholePosting, person: Person, now: Date): MatchExplanation {
  const { judgements, values, verdict, score, summary } = weigh(posting, person, now)
  const knockOuts = judgements.map(
    ({ sentence, ...rest }): KnockOut => ({ ...rest, sentence: evidenceOf(posting, sentence, rest.name) }),
  )
  const [missing, held] = [posting.needs.filter((need) => !has(person, need)), posting.needs.filter((need) => has(person, need))]
  return {
    matchScore: score,
    verdict,
    summary,
    knockOuts,
    parts: PART_NAMES.map((name) => explainPart(name, values, posting, person, now)),
    strengths: byWeight(held).map(nameOf),
    gaps: byWeight(missing).map((need) => ({
      skill: nameOf(need),
      nice: need.nice,
      sentence: sentenceOf(posting, need.sentence),
    })),
  }
}

/** What a list says of it: the whole in a sentence, and the parts that count. */
export function summarizeMatch(posting: WholePosting, person: Person, now: Date): Pick<MatchExplanation, 'summary' | 'parts'> {
  const { values, summary } = weigh(posting, person, now)
  const counted = PART_NAMES.filter((name) => values[name] !== null)
  return { summary, parts: counted.map((name) => explainPart(name, values, posting, person, now)) }
}

function weigh(posting: WholePosting, person: Person, now: Date) {
  const judgements = judgeKnockOuts(posting, person)
  const values = partValues(posting, person, now)
  const verdict = worstVerdict(judgements)
  const score = matchScore(values, verdict)
  const held = posting.needs.filter((need) => has(person, need)).length
  return { judgements, values, verdict, score, summary: summaryOf(score, judgements, held, posting.needs.length) }
}

const has = ({ covers }: Person, { skill }: Need) => covers[skill] === 1
const nameOf = ({ skill }: Need) => vocabulary().skills[skill]?.name ?? ''
const byWeight = (needs: readonly Need[]) => [...needs].sort((a, b) => Number(a.nice) - Number(b.nice) || b.weight - a.weight)
const evidenceOf = (posting: WholePosting, sentence: number, name: string) =>
  sentence >= 0 ? sentenceOf(posting, sentence) : name === 'company' ? posting.job.company : posting.job.location

function summaryOf(score: number, knockOuts: readonly Judgement[], held: number, asked: number): string {
  const blocked = knockOuts.find(({ verdict }) => verdict === 'blocked')
  const skills =
    asked === 0 ? 'The posting names no skill that we know.' : `You have ${held} of the ${asked} skills that it names.`
  if (blocked) return `Blocked: ${blocked.fact} ${skills}`
  const cautions = knockOuts.filter(({ verdict }) => verdict === 'caution').length
  const check = cautions === 0 ? '' : ` ${cautions === 1 ? 'One point' : `${cautions} points`} to check first.`
  return `${bandOf(score)?.label}. ${skills}${check}`
}

function explainPart(name: PartName, values: PartValues, posting: WholePosting, person: Person, now: Date): MatchPart {
  const value = values[name]
  const { words, sentences, skills = [] } = EXPLAIN[name](posting, person, now, values)
  const counted = PART_NAMES.filter((one) => values[one] !== null).reduce((sum, one) => sum + PARTS[one].weight, 0)
  const weight = value === null ? 0 : PARTS[name].weight / counted
  return {
    name,
    label: PARTS[name].label,
    percent: value === null ? null : Math.round(100 * shownValue(name, value, posting, person)),
    weight,
    words,
    skills,
    sentences,
  }
}

/** Of skills the plain share is shown: "1 of 3" must not read 77 %. */
function shownValue(name: PartName, value: number, posting: WholePosting, person: Person): number {
  if (name !== 'must' && name !== 'nice') return value
  const { asked, covered } = coverage(posting, person, name === 'nice')
  return covered / asked
}

type Explained = Pick<MatchPart, 'words' | 'sentences'> & Partial<Pick<MatchPart, 'skills'>>
const said = (words: string, ...sentences: string[]): Explained => ({ words, sentences })

const explainSkills =
  (nice: boolean) =>
  (posting: WholePosting, person: Person): Explained => {
    const needs = posting.needs.filter((need) => need.nice === nice)
    if (needs.length === 0)
      return said(nice ? 'The posting names no nice-to-have skill.' : 'The posting names no required skill that we know.')
    const held = needs.filter((need) => has(person, need)).length
    const places = [...new Set(needs.map(({ sentence }) => sentence))].sort((a, b) => a - b)
    return {
      ...said(`You have ${held} of ${needs.length}.`, ...places.map((sentence) => sentenceOf(posting, sentence))),
      skills: byWeight(needs).map((need) => ({ name: nameOf(need), isHeld: has(person, need) })),
    }
  }

const lowered = (reach: number) => (reach < 1 ? ' That is so far off that it lowers the whole score.' : '')

/** For whom a remote post is, and whether that is this person; '' for everybody. */
function boundWords({ job, asks }: WholePosting, { mayWorkFrom }: Person['places']): string {
  const { said, named } = remoteBounds(job, asks)
  const bounds = [...new Set([...said, ...named])]
  if (bounds.length === 0) return ''
  const names = bounds.map((one) => REGIONS[one as Region]?.label ?? one)
  const open = `It is open to people in ${names.join(' or ')}`
  if (mayWorkFrom.size === 0) return `${open}. Your profile names no country, so we do not know whether you are one of them.`
  return bounds.some((one) => mayWorkFrom.has(one))
    ? `${open}: you live, may work or want to work there.`
    : `${open}, and your profile names no country there.`
}

/** In the order shown; each says what was compared, also where nothing could be. */
const EXPLAIN: Record<PartName, (posting: WholePosting, person: Person, now: Date, values: PartValues) => Explained> = {
  must: explainSkills(false),
  nice: explainSkills(true),
  title: ({ job }, { fields }) =>
    fields.desired_job_title
      ? said(`Compared with your desired title: ${fields.desired_job_title}.`, job.title)
      : fields.experience.length > 0
        ? said('Compared with the posts that you have held.', job.title)
        : said('Your profile names no desired title.', job.title),
  seniority: ({ job }, { level }, _now, { reach }) => {
    if (job.level === null) return said('The posting names no level.')
    const own =
      level === null
        ? 'Your profile says nothing of your level.'
        : `Your level: ${labelOf(LEVELS, level)}.${lowered(reach.level)}`
    return said(own, `${labelOf(LEVELS, job.level)} level: ${job.title}`)
  },
  years: (posting, { years }) => {
    const asked = yearsNeeded(posting)
    if (!asked) return said('The posting asks for no number of years.')
    const own =
      years === null ? 'Your profile names no years of experience.' : `You have ${years}, it asks for ${asked.value.min}.`
    return said(own, sentenceOf(posting, asked.sentence))
  },
  place: (posting, { places }, _now, { reach }) => {
    const { job, asks } = posting
    if (job.location.trim() === '' && job.workMode === null) return said('The posting names no place.')
    const isKnown = places.cities.length + places.countries.length > 0
    const compared = isKnown ? 'Compared with where you live or want to work.' : 'Your profile names no place.'
    const isRemote = job.workMode === 'remote'
    return said(
      `${(isRemote && boundWords(posting, places)) || compared}${lowered(reach.place)}`,
      ...new Set([
        job.location || 'Remote',
        ...(isRemote ? asks.residences.map(({ sentence }) => sentenceOf(posting, sentence)) : []),
      ]),
    )
  },
  salary: ({ job }, { fields }) => {
    if (job.salaryMin === null && job.salaryMax === null) return said('The posting names no salary.')
    const least = fields.desired_salary_min ?? fields.desired_salary_max
    return said(
      least === null ? 'Your profile names no salary.' : `You ask for ${least.toLocaleString('en-US')} a year.`,
      salaryLabel(job),
    )
  },
  freshness: (posting, _person, now) => {
    const days = daysPosted(posting, now)
    return said(
      days === null
        ? 'The posting has no date.'
        : `Posted ${days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`}.`,
    )
  },
}

/** 'USD 80,000 - 100,000 a year' (spec 3 §3: salary). */
export function salaryLabel({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: WholePosting['job']): string {
  const amounts = [...new Set([salaryMin, salaryMax])].filter((one) => one !== null).map((one) => one.toLocaleString('en-US'))
  if (amounts.length === 0) return ''
  return [salaryCurrency, amounts.join(' - '), salaryPeriod && `a${salaryPeriod === 'hour' ? 'n' : ''} ${salaryPeriod}`]
    .filter(Boolean)
    .join(' ')
}
