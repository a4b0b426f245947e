import { expect, test } from 'vitest'
import { readWork } from '#features/matching/works'
import { compute } from './compute.ts'

test('of one person one work runs and twenty wait, more are refused, and nobody else waits behind them', async () => {
  const ask = (userId: string) => compute(userId, readWork, { jobs: [] })
  const answers = await Promise.allSettled([...Array.from({ length: 25 }, () => ask('ann')), ask('bob')])
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused.map(({ code }) => code)).toEqual(Array(4).fill('TOO_MUCH_AT_ONCE'))
  expect(answers.at(-1)?.status).toBe('fulfilled')
})
