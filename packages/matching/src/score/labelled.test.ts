import { expect, test } from 'vitest'
import { PAIRS } from '#fixtures/labels'
import { ndcg } from '#fixtures/ndcg'

test(`over ${PAIRS} judged pairs matchScore ranks well (nDCG@10 at least 0.85) and better than the documented score`, () => {
  const [ours, documented] = [ndcg(({ matchScore }) => matchScore), ndcg(({ intelligenceScore }) => intelligenceScore)]
  expect(ours).toBeGreaterThanOrEqual(0.85)
  expect(ours).toBeGreaterThan(documented)
})
