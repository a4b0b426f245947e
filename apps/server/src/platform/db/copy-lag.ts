/** A copy that is further behind is not asked. */
export const LONGEST_LAG_MS = 5_000

/** How far the database had written at a moment; `place` counts its bytes. */
export type Mark = { at: number; place: bigint }

/**
 * How far a copy is behind, by what it has carried out of what the database had written at known moments: a copy that is cut off believes
 * that it has everything. Null when it has carried out none of them.
 */
export function lagOf(marks: readonly Mark[], carriedOut: bigint, now: number): number | null {
  const newest = marks.findLast(({ place }) => place <= carriedOut)
  if (!newest) return null
  return newest === marks.at(-1) ? 0 : now - newest.at
}

/** The marks that can still say something: the newest that is carried out, and what came after it. */
export function stillNeeded(marks: readonly Mark[], carriedOut: bigint): Mark[] {
  const newest = marks.findLastIndex(({ place }) => place <= carriedOut)
  return marks.slice(Math.max(0, newest)).slice(-MOST_MARKS)
}
const MOST_MARKS = 120
