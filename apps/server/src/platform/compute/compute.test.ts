import { toListing } from '@jobapply/core/jobs/listing'
import { expect, test } from 'vitest'
import { readWork } from '#features/matching/works'
import { posting } from '#testing/jobs'
import { compute, createCompute, failureOf, LIMITS } from './compute.ts'

test('of one person one work runs and twenty wait, more are refused, and nobody else waits behind them', async () => {
  const ask = (userId: string) => compute(userId, readWork, { jobs: [] })
  const answers = await Promise.allSettled([...Array.from({ length: 25 }, () => ask('ann')), ask('bob')])
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused.map(({ code }) => code)).toEqual(Array(4).fill('TOO_MUCH_AT_ONCE'))
  expect(answers.at(-1)?.status).toBe('fulfilled')
})

test.each(['too-slow', 'too-large'] as const)('a work that is %s is refused with what the person can do about it', (ended) =>
  expect(failureOf(ended, 'letter')).toMatchObject({
    ...{ code: 'TOO_MUCH_WORK', status: 422 },
    message: 'This took too long, so we stopped. Nothing was changed. Shorten the texts or choose fewer items, then try again.',
  }),
)

test('a work that goes on beyond its time is stopped, and the person is told what to do', async () => {
  const description = 'Requirements: five years of glazing, and a licence to fire kilns. '.repeat(700)
  const jobs = Array.from({ length: 40 }, (_, n) => toListing(posting({ title: `Glazier ${n}`, description }), new Date()))
  const hurried = createCompute({ ...LIMITS, milliseconds: 1, idleMilliseconds: 1 })
  await expect(hurried('ann', readWork, { jobs })).rejects.toMatchObject({ code: 'TOO_MUCH_WORK', status: 422 })
})

test('a work that fails by itself is a fault of ours', () => expect(failureOf('crashed', 'letter')).not.toHaveProperty('code'))

test('whoever asks for more at once than runs for one person is told to wait a moment', async () => {
  const refused = await Promise.all(
    Array.from({ length: 25 }, () => compute('eve', readWork, { jobs: [] }).catch((error) => error.message)),
  )
  expect(refused.filter((one) => typeof one === 'string')).toEqual(
    Array(4).fill('Several of your requests are still running. Nothing was changed. Please try again in a moment.'),
  )
})
