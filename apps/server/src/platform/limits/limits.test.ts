import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '#platform/clock'
import { sweepLimitsTask } from '#platform/parts/limits'
import { newcomer } from '#testing/people'
import { dumpDatabase, startServer, type TestServer } from '#testing/server'
import { createLimits } from './limits.ts'
import { changeAttempts } from './store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const LIMIT = { count: 3, seconds: 60 }
const useAll = (setting: 'on' | 'off', key: string, times: number) => {
  const limits = createLimits(server.platform.database, { RATE_LIMITS: setting })
  return Promise.all(Array.from({ length: times }, () => limits.take(key, LIMIT)))
}

test('of twenty uses at the same moment exactly as many pass as the limit allows', async () => {
  const waits = await useAll('on', 'crowd', 20)
  expect(waits.filter((wait) => wait === 0)).toHaveLength(LIMIT.count)
  expect(Math.max(...waits)).toBeLessThanOrEqual(LIMIT.seconds)
})

test('a use that is given back leaves room for another', async () => {
  const limits = createLimits(server.platform.database, { RATE_LIMITS: 'on' })
  await useAll('on', 'returned', 3)
  expect(await limits.take('returned', LIMIT)).toBeGreaterThan(0)
  await limits.giveBack('returned')
  expect(await limits.take('returned', LIMIT)).toBe(0)
})

test('RATE_LIMITS=off switches every limit off, also those of calls', async () => {
  expect(new Set(await useAll('off', 'off', 20))).toEqual(new Set([0]))
  const { call } = await newcomer(server)
  const codes = await Promise.all(
    Array.from({ length: 12 }, () => call.jobs.paste({ address: 'nowhere' }).catch((error) => error.code)),
  )
  expect(new Set(codes)).toEqual(new Set(['NOT_A_JOB_ADDRESS']))
})

test('keys are stored as hashes, and uses of yesterday are removed', async () => {
  const { system, systemPool } = server.platform.database
  await useAll('on', 'ann@example.org', 1)
  expect(await dumpDatabase(server.database)).not.toContain('ann@example.org')
  const twoDaysAgo = new Date(now().getTime() - 2 * 86_400_000)
  await changeAttempts(system, 'old', twoDaysAgo, () => ({ times: [twoDaysAgo] }))
  for (let times = 0; times < 2; times++) await sweepLimitsTask.run({}, server.platform)
  const { rows } = await systemPool.query<{ key: string }>('select key from attempts')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ key }) => key)).not.toContain('old')
})
