import { expect, test } from 'vitest'
import { LIMITS } from './attempts.ts'

test('E1 E2: an account has at most 100 tries an hour and a network at most 10 a minute, for every kind', () => {
  for (const { network, account } of Object.values(LIMITS)) {
    expect((account.count / account.seconds) * 3600).toBeLessThanOrEqual(100)
    expect((network.count / network.seconds) * 60).toBeLessThanOrEqual(10)
  }
})
