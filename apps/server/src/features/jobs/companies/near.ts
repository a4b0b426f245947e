import type { JobListing } from '@jobapply/core/jobs/schema'
import { readCountry } from '@jobapply/core/shared/countries/country-rules'
import { foldWords } from '@jobapply/language/fold'
import type { Wish } from '#features/jobs/sources/readers/source'

type Job = Pick<JobListing, 'title' | 'country' | 'workMode'>

/** Words that say nothing of what is done. */
const RANKS = new Set(
  'senior junior lead head chief assistant trainee intern apprentice staff full part time with team level'.split(' '),
)

const wordsOf = (text: string) =>
  foldWords(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 3 && !RANKS.has(word))

/** Counts jobs that share a word of their title and the country with what somebody looks for; null while nobody looks for anything. */
export function countNear(jobs: readonly Job[], wishes: readonly Wish[]): number | null {
  const wanted = new Map<string, Set<string>>()
  for (const { words, country } of wishes) {
    const known = readCountry(country)
    if (!known) continue
    const set = wanted.get(known) ?? new Set()
    for (const word of wordsOf(words)) set.add(word)
    wanted.set(known, set)
  }
  if (wanted.size === 0) return null
  const all = new Set([...wanted.values()].flatMap((set) => [...set]))
  return jobs.filter(({ title, country, workMode }) => {
    const set = country === null ? (workMode === 'remote' ? all : undefined) : wanted.get(country)
    return set !== undefined && wordsOf(title).some((word) => set.has(word))
  }).length
}
