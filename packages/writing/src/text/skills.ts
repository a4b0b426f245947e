import { scan, skillNamed } from '@jobapply/matching/read/text/scan'
import { vocabulary } from '@jobapply/matching/tables/vocabulary'

export type SkillSpan = { id: number; from: number; to: number }
const MAX_PHRASE_WORDS = 8

/** The skills of the vocabulary that a text names, with their places. */
export function findSkills(text: string): SkillSpan[] {
  const { spans, hits } = scan(text)
  const found: { id: number; starts: number; ends: number[] }[] = []
  for (let hit = 0; hit < hits.skills; hit++) {
    const word = hits.skillWords[hit] as number
    const ends: number[] = []
    for (let next = word; next < Math.min(spans.words, word + MAX_PHRASE_WORDS); next++) ends.push(spans.ends[next] as number)
    found.push({ id: hits.skillIds[hit] as number, starts: spans.starts[word] as number, ends })
  }
  // The second look reuses the arrays of the scan, so it comes after the copy.
  return found.map(({ id, starts, ends }) => {
    const end = ends.findLast((to) => skillNamed(text.slice(starts, to)) === id) ?? ends[0] ?? starts
    return { id, from: starts, to: end }
  })
}

export const skillKind = (id: number) => vocabulary().skills[id]?.kind
export const skillName = (id: number) => vocabulary().skills[id]?.name ?? ''

/** A skill and what it implies: React implies JavaScript. */
export function withImplied(id: number, into: Set<string>): void {
  const key = `#${id}`
  if (into.has(key)) return
  into.add(key)
  for (const implied of vocabulary().skills[id]?.implies ?? []) withImplied(implied, into)
}
