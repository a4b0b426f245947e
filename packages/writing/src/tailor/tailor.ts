import { isMarked, isPlainList, withoutMark } from '@jobapply/core/documents/prose'
import {
  DESCRIBED_FIELDS,
  type Rewording,
  SKILL_FIELDS,
  type TailoredLine,
  type TailoredPart,
  type Tailoring,
} from '@jobapply/core/documents/tailor-schema'
import { type Claim, mayBeUsed } from '@jobapply/core/documents/truth-schema'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { readFacts } from '#facts/profile-facts'
import { textChecker } from '#truth/check'
import type { TargetJob } from '#truth/posting-words'
import { type Asked, findGaps, postingText, readAsked, relevanceOf } from './reword/relevance.ts'
import { askedSpellings, rewordLine } from './reword/reword.ts'

/** A job keeps this many lines; more are proposed to be left out, the least relevant first. */
const MAX_LINES_PER_JOB = 6
/** A longer list is left as it is: nobody decides on so many lines. */
const MAX_LINES = 40
/** Nobody decides on more. */
const MAX_REWORDINGS = 15

export type Tailored = {
  /** What the resume prints. */
  shown: ProfileFields
  /** Whatever else is known of the person: what one of them shows is no gap. */
  known: readonly ProfileFields[]
}

/** Proposes an order and a choice of the resume's own lines for a posting, and other wordings of them. It says nothing that is not there. */
export function tailorProfile({ shown, known }: Tailored, job: TargetJob, today: string): Tailoring {
  const asked = readAsked(job)
  const parts = [
    ...SKILL_FIELDS.map((field) => ({ field, entry: null, lines: orderLines(score(numbered(shown[field]), asked)) })),
    ...DESCRIBED_FIELDS.flatMap((field) =>
      shown[field].flatMap(({ id, description }) =>
        tailorDescription(description ?? '', asked).map((lines) => ({ field, entry: id, lines })),
      ),
    ),
  ]
  const facts = readFacts(shown, today)
  const missing = [facts, ...known.map((fields) => readFacts(fields, today))].map((one) => findGaps(one, asked))
  const gaps = missing[0]?.filter((skill) => missing.every((some) => some.includes(skill))) ?? []
  return { parts: parts.filter(hasChange), rewordings: rewordLines(shown, asked, job, textChecker(facts, job)), gaps }
}

/** Each has passed the truth check; a line that is not part of a list stays as it is. */
function rewordLines(shown: ProfileFields, asked: Asked, job: TargetJob, check: (text: string) => Claim[]): Rewording[] {
  const spellings = askedSpellings(postingText(job))
  const found: Rewording[] = []
  for (const field of DESCRIBED_FIELDS)
    for (const { id, description } of shown[field])
      for (const { text, from } of numbered((description ?? '').split('\n')).slice(0, MAX_LINES)) {
        if (found.length >= MAX_REWORDINGS) return found
        const made = rewordLine(text, asked, spellings)
        if (made && mayBeUsed(check(withoutMark(made.reworded)))) found.push({ field, entry: id, text, from, ...made })
      }
  return found
}

export const linesOf = (text: string | null) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

type Numbered = { text: string; from: number }
const numbered = (lines: readonly string[]): Numbered[] => lines.map((text, from) => ({ text, from }))

type Scored = Numbered & ReturnType<typeof relevanceOf>
const score = (lines: readonly Numbered[], asked: Asked): Scored[] =>
  lines.map((line) => ({ ...line, ...relevanceOf(line.text, asked) }))
const byRelevance = (one: Scored, other: Scored) => other.points - one.points || one.from - other.from

/** Lists of the description, each ordered for itself: a line stays under the paragraph that introduces it. */
function tailorDescription(text: string, asked: Asked): TailoredLine[][] {
  const lists = listsIn(text)
  if (lists.flat().length > MAX_LINES) return []
  const scored = lists.map((lines) => score(lines, asked))
  const leftOut = new Set(scored.flat().toSorted(byRelevance).slice(MAX_LINES_PER_JOB))
  return scored.map((lines) => orderLines(lines, leftOut))
}

function listsIn(text: string): Numbered[][] {
  const isList = isPlainList(text)
  const lists: Numbered[][] = [[]]
  for (const line of numbered(text.split('\n')))
    if (line.text.trim() !== '' && (isList || isMarked(line.text))) lists.at(-1)?.push(line)
    else lists.push([])
  return lists.filter((lines) => lines.length > 0)
}

function orderLines(lines: readonly Scored[], leftOut: ReadonlySet<Scored> = new Set()): TailoredLine[] {
  const first = lines[0]?.from ?? 0
  return lines
    .toSorted((one, other) => Number(leftOut.has(one)) - Number(leftOut.has(other)) || byRelevance(one, other))
    .map((line, place) => ({
      text: line.text,
      from: line.from,
      to: leftOut.has(line) ? null : first + place,
      matches: line.matches,
    }))
}

const hasChange = ({ lines }: TailoredPart) => lines.some(({ from, to }) => from !== to)
