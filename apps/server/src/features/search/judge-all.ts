import { compute } from '#platform/compute/compute'
import type { Judged, judgeListings } from './judge.ts'
import { judgeWork } from './works.ts'

/** Small enough for the time budget of a question, even where every posting is as long as it may be. */
const AT_ONCE = 25

/** Judges jobs that nobody has read yet, in helper processes. */
export async function judgeAll(
  userId: string,
  { seeker: { profile, settings }, listings, ...asked }: Parameters<typeof judgeListings>[0],
  signal?: AbortSignal,
): Promise<Judged[]> {
  const judged: Judged[] = []
  for (let from = 0; from < listings.length; from += AT_ONCE) {
    const some = listings.slice(from, from + AT_ONCE)
    judged.push(...(await compute(userId, judgeWork, { ...asked, seeker: { profile, settings }, listings: some }, signal)))
  }
  return judged
}
