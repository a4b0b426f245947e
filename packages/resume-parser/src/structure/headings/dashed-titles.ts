import { phraseOf } from '#words/phrase'
import { ROLE_SCORES } from '#words/role-scores'
import type { Chunk } from './chunks.ts'

/** Keeps a dash from dividing two parts; removed again from the value. */
export const JOINER = '\u2060'
const NAMED = 1.2
/** A company is a better one by this much. */
const CLEARER = 1
const COMPANY_START = /,\s+|\s+(?:at|bei|chez|presso|bij|@)\s+(?=\p{Lu})/u

const position = (text: string) => ROLE_SCORES.position(phraseOf(text))
const company = (text: string) => ROLE_SCORES.company(phraseOf(text))

/** "Senior Associate – Energy": a job, and behind the dash nothing that could be its employer. */
const isDashedTitle = (left: string, right: string) =>
  position(left) >= NAMED && company(right) < NAMED && position(right) < NAMED

/** The names beside a dash, unless it is part of a job. */
export function namesIn(text: string): string[] {
  const names = text.split(' – ')
  const [left = '', right = ''] = names
  return names.length === 2 && isDashedTitle(left, right) ? [text] : names
}

/** "Dee Works – Depot · Chester" below its title: the dot divides, so the dash is part of the employer. */
const isDashedName = (above: Chunk, chunk: Chunk, all: readonly Chunk[]) =>
  chunk.dash !== undefined &&
  above.line === chunk.line &&
  above.style === chunk.style &&
  position(above.text) < NAMED &&
  position(chunk.text) < NAMED &&
  all.some(
    (other) =>
      other.line === chunk.line &&
      other !== chunk &&
      other !== above &&
      other.dash === undefined &&
      all.indexOf(other) > all.indexOf(chunk),
  ) &&
  all.some((other) => other.line !== chunk.line && position(other.text) > 0)

/** "Senior Associate – Energy, Lorimer Haig LLP": the dash is part of the job, because the employer follows it. */
export function joinDashedTitles(chunks: readonly Chunk[]): Chunk[] {
  const joined: Chunk[] = []
  for (const chunk of chunks) {
    const above = joined.at(-1)
    const [head = '', tail = ''] = chunk.text.split(COMPANY_START)
    const isPart =
      above !== undefined &&
      chunk.dash !== undefined &&
      above.style === chunk.style &&
      above.line === chunk.line &&
      isDashedTitle(above.text, head) &&
      company(tail) >= NAMED &&
      company(tail) > company(head) + CLEARER
    const isName = above !== undefined && isDashedName(above, chunk, chunks)
    if (above && (isPart || isName))
      joined[joined.length - 1] = { ...above, text: `${above.text} ${chunk.dash}${JOINER} ${chunk.text}` }
    else joined.push(chunk)
  }
  return joined
}
