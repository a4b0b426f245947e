import { namesDriving } from '#read/kinds/driving'
import { requiredDegree } from '#read/kinds/requirements'
import { lowerBound } from '#read/kinds/subject'
import { requiredYears } from '#read/kinds/years'
import type { Hits } from '#read/text/scan'
import type { Spans } from '#spans'
import { vocabulary } from '#tables/vocabulary'

const JOINS =
  /[,;&]|(?<![a-zß-ɏ/])(?:and(?!\/)|und(?!\/)|sowie|et(?!\/)|y(?!\/)|e(?!\/)|with|mit|avec|con|com|plus|as well as|als auch|ainsi que|así como|bem como|including|in addition to)(?![a-zß-ɏ])/gi
/** A licence beside a degree: "Bachelor's degree and Michigan teaching certification". */
const asksForPaper = (words: string) =>
  /certifi|licen[cs]|\bqualified\b|registration|registered|accredit|zertifi|schein|permis|habilita|carn[eé]|colegiad|título de|curso de|diplôme d|\b[\p{Lu}]{3,6}\b/u.test(
    words,
  )

/** `isListed`: joined by "and" to another that names a paper. */
type Part = { start: number; end: number; isListed: boolean }

/** The parts of a clause that may ask for a paper: not those that ask for years, a degree or a driving licence. */
export function partsOf(said: string, hasYears: boolean, hasDegree: boolean, drives: boolean): Part[] {
  if (!hasYears && !hasDegree && !drives) return andParts(said)
  const parts: Part[] = []
  const add = (start: number, end: number) => {
    const part = said.slice(start, end)
    if ((hasYears && requiredYears(part).length > 0) || (hasDegree && requiredDegree(part)) || (drives && namesDriving(part)))
      return
    if (asksForPaper(part)) parts.push({ start, end, isListed: false })
  }
  let start = 0
  for (const { index, 0: join } of said.matchAll(JOINS)) {
    add(start, index)
    start = index + join.length
  }
  add(start, said.length)
  return parts
}

/** Papers that are joined by "and", each named: "a forklift licence and an ADR certificate". */
function andParts(said: string): Part[] {
  const parts: Part[] = []
  let start = 0
  for (const { index, 0: join } of said.matchAll(ANDS)) {
    if (!asksForPaper(said.slice(start, index)) || !asksForPaper(said.slice(index + join.length))) continue
    parts.push({ start, end: index, isListed: true })
    start = index + join.length
  }
  parts.push({ start, end: said.length, isListed: parts.length > 0 })
  return parts
}
const ANDS =
  /;|(?<![a-zß-ɏ/])(?:and(?!\/)|und(?!\/)|sowie|et(?!\/)|y(?!\/)|e(?!\/)|as well as|als auch|ainsi que|así como|bem como)(?![a-zß-ɏ])/gi

/** The first word of a sentence from one place of the text on, and the first at or after another. */
export function wordsBetween(spans: Spans, sentence: number, from: number, to: number): [first: number, last: number] {
  const end = spans.firstWord[sentence + 1] as number
  let first = spans.firstWord[sentence] as number
  while (first < end && (spans.starts[first] as number) < from) first++
  let last = first
  while (last < end && (spans.starts[last] as number) < to) last++
  return [first, last]
}

/** The known licences that words name. */
export function papersIn(hits: Hits, [first, last]: readonly [number, number]): number[] {
  const { licences } = vocabulary()
  const ids: number[] = []
  for (
    let hit = lowerBound(hits.skillWords, hits.skills, first);
    hit < hits.skills && (hits.skillWords[hit] as number) < last;
    hit++
  ) {
    const id = hits.skillIds[hit] as number
    if (licences[id] === 1 && !ids.includes(id)) ids.push(id)
  }
  return ids
}
