import { expect, test } from 'vitest'
import { evenly } from './evenly.ts'

const timeOf = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  const outcome = await evenly(100, work).catch((error: Error) => error.message)
  return { outcome, ms: performance.now() - started }
}

test('AUTH-052 what is done at once and what is refused at once are answered after the same time', async () => {
  const [done, refused] = [await timeOf(() => Promise.resolve('done')), await timeOf(() => Promise.reject(new Error('refused')))]
  expect([done.outcome, refused.outcome]).toEqual(['done', 'refused'])
  // Timers may be a moment early.
  for (const { ms } of [done, refused]) expect(ms).toBeGreaterThan(95)
})
