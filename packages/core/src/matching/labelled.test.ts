import { expect, test } from 'vitest'
import { PAIRS, relevanceOf } from './fixtures/labels.ts'
import { PEOPLE } from './fixtures/people.ts'
import { POSTINGS } from './fixtures/postings.ts'
import { NOW, personOf, postingOf } from './fixtures/sample.ts'
import type { JobMatch } from './schema.ts'
import { scoreJob } from './score.ts'

/** What a list gains from its first ten, the higher the sooner. */
const gain = (relevances: readonly number[]) =>
  relevances.slice(0, 10).reduce((sum, relevance, index) => sum + (2 ** relevance - 1) / Math.log2(index + 2), 0)

const postings = POSTINGS.map((posting) => ({ key: posting.key, read: postingOf(posting) }))

/** The mean over all people; equal scores stand in their worst order. */
function ndcg(scoreOf: (match: JobMatch) => number): number {
  const values = PEOPLE.map((one) => {
    const person = personOf(one)
    const rows = postings.map(({ key, read }) => ({
      relevance: relevanceOf(one.key, key),
      score: scoreOf(scoreJob(read, person, NOW)),
    }))
    const ranked = [...rows].sort((a, b) => b.score - a.score || a.relevance - b.relevance)
    const best = [...rows].sort((a, b) => b.relevance - a.relevance)
    return gain(ranked.map(({ relevance }) => relevance)) / gain(best.map(({ relevance }) => relevance))
  })
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

test(`over ${PAIRS} judged pairs matchScore ranks well (nDCG@10 at least 0.85) and better than the documented score`, () => {
  const [ours, documented] = [ndcg(({ matchScore }) => matchScore), ndcg(({ intelligenceScore }) => intelligenceScore)]
  expect(ours).toBeGreaterThanOrEqual(0.85)
  expect(ours).toBeGreaterThan(documented)
})
