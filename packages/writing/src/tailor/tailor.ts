import { isMarked, isPlainList } from '@jobapply/core/documents/prose'
import {
  DESCRIBED_FIELDS,
  SKILL_FIELDS,
  type TailoredLine,
  type TailoredPart,
  type Tailoring,
} from '@jobapply/core/documents/tailor-schema'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { readFacts } from '#facts/profile-facts'
import type { TargetJob } from '#truth/posting-words'
import { type Asked, findGaps, readAsked, relevanceOf } from './relevance.ts'

/** A job keeps this many lines; more are proposed to be left out, the least relevant first. */
const MAX_LINES_PER_JOB = 6
/** A longer list is left as it is: nobody decides on so many lines. */
const MAX_LINES = 40

export type Tailored = {
  /** What the resume prints. */
  shown: ProfileFields
  /** Whatever else is known of the person: what one of them shows is no gap. */
  known: readonly ProfileFields[]
}

/** Proposes an order and a choice of the resume's own lines for a posting. It writes no word that is not there. */
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
  const missing = [shown, ...known].map((fields) => findGaps(readFacts(fields, today), asked))
  const gaps = missing[0]?.filter((skill) => missing.every((some) => some.includes(skill))) ?? []
  return { parts: parts.filter(hasChange), gaps }
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
