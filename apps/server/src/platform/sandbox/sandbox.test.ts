import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { captureLogs } from '#platform/log'
import { CHECKOUT } from '#platform/places'
import { installationSecret } from '#platform/secret'
import { BusyError } from '#platform/slots'
import { isolation, NO_NAMESPACE, reportIsolation } from './isolation.ts'
import { createPool, type Limits, type Pool } from './pool.ts'
import type { ProbeQuestion } from './probe.testing.ts'

const PROBE = { name: 'probe', source: 'platform/sandbox/probe.testing', packages: [] }
const LIMITS: Limits = {
  milliseconds: 300,
  patience: 30_000,
  megabytes: 350,
  restedMegabytes: 120,
  heapMegabytes: 64,
  questions: 100,
  idleMilliseconds: 60_000,
  queue: 3,
}
const said = z.object({ said: z.string() })
const probed = z.object({ refused: z.record(z.string(), z.boolean()), env: z.array(z.string()), networks: z.array(z.string()) })

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
const pools: Pool[] = []
const open = (limits: Partial<Limits> = {}, isolate = isolation) => {
  const pool = createPool(PROBE, { ...LIMITS, ...limits }, isolate)
  pools.push(pool)
  return { ...pool, ask: <T>(question: ProbeQuestion, schema: z.ZodType<T>) => pool.ask(question, schema) }
}
const listener = createServer((_, response) => response.end('reached'))
beforeAll(() => new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  for (const pool of pools) pool.stop()
  listener.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['a network namespace', isolation],
  ['refused modules only', async () => NO_NAMESPACE],
])('a helper that was taken over reads no secret, opens no socket and starts no process, with %s', async (_, isolate) => {
  await installationSecret(folder)
  writeFileSync(join(folder, '.env'), 'JOBAPPLY_SECRET=x', { mode: 0o644 })
  const address = listener.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const files = [join(CHECKOUT, '.env'), join(CHECKOUT, 'package-lock.json'), '/etc/passwd', '/proc/self/environ']
  files.push(join(folder, '.env'), join(folder, 'secret'))
  const result = await open({ milliseconds: 10_000 }, isolate).ask({ files, port, socket: join(folder, 'socket') }, probed)
  if (!('answer' in result)) throw new Error(`the probe ended: ${result.ended}`)
  const { refused, env, networks } = result.answer
  expect(Object.entries(refused).flatMap(([what, isRefused]) => (isRefused ? [] : what))).toEqual([])
  expect(Object.keys(refused)).toHaveLength(files.length + 6 + 27)
  expect(env.filter((name) => name !== 'NODE_COMPILE_CACHE')).toEqual(['PATH'])
  if ((await isolate()).network === 'namespace') expect(networks).toEqual([])
})

test('a helper that loops forever or uses too much memory is ended, while other questions are answered', async () => {
  const pool = open({ helpers: 2 })
  await Promise.all([pool.ask({ say: 'one' }, said), pool.ask({ say: 'two' }, said)])
  const looping = pool.ask({ loop: true }, said)
  const other = pool.ask({ say: 'hello' }, said)
  expect(await Promise.race([looping, other])).toEqual({ answer: { said: 'hello' } })
  expect(await looping).toEqual({ ended: 'too-slow' })
  expect(await open({ milliseconds: 20_000 }).ask({ eat: true }, said)).toEqual({ ended: 'too-large' })
  expect(await pool.ask({ say: 'again' }, said)).toEqual({ answer: { said: 'again' } })
})

test('a question does not fail for what an earlier one has left in the memory of its helper', async () => {
  const pool = open({ helpers: 1, milliseconds: 20_000, megabytes: 250 })
  const answers = [await pool.ask({ keep: 150 }, said), await pool.ask({ keep: 150 }, said), await pool.ask({ keep: 400 }, said)]
  expect(answers).toEqual([{ answer: { said: 'kept 1' } }, { answer: { said: 'kept 1' } }, { ended: 'too-large' }])
})

test('a question that takes too much is not asked twice, also where the helper has answered others before', async () => {
  let starts = 0
  const pool = open({ helpers: 1, milliseconds: 20_000, megabytes: 250 }, () => {
    starts += 1
    return isolation()
  })
  expect(await pool.ask({ say: 'one' }, said)).toEqual({ answer: { said: 'one' } })
  expect(await pool.ask({ keep: 300 }, said)).toEqual({ ended: 'too-large' })
  expect(starts).toBe(1)
})

test.each([
  ['a number', 5],
  ['a text', 'begun'],
  ['a weight that is none', { begun: 'heavy' }],
  ['a second beginning, which would lift its limits', { begun: 100_000 }],
  ['two things at once', { begun: 1, answer: { said: 'x' } }],
  ['an error of 200 kB', { error: 'x'.repeat(200_000) }],
])('a helper that says %s is ended, and the next one answers', async (_, message) => {
  const pool = open({ helpers: 1, milliseconds: 20_000 })
  const logs = captureLogs()
  expect(await pool.ask({ forge: [message] }, said)).toEqual({ ended: 'crashed' })
  logs.stop()
  expect(logs.text).toContain('what no helper says')
  expect(logs.text.length).toBeLessThan(10_000)
  expect(await pool.ask({ say: 'hello' }, said)).toEqual({ answer: { said: 'hello' } })
})

test('an answer in another shape than agreed counts as a failure', async () => {
  const logs = captureLogs()
  expect(await open().ask({ say: 'x' }, z.object({ said: z.number() }))).toEqual({ ended: 'crashed' })
  logs.stop()
  expect(logs.text).toContain('another shape')
})

test('more questions than the queue holds are refused at once', async () => {
  const pool = open({ queue: 0 })
  const answers = await Promise.allSettled(Array.from({ length: 40 }, () => pool.ask({ say: 'x' }, said)))
  expect(answers.some((one) => one.status === 'fulfilled')).toBe(true)
  expect(answers.some((one) => one.status === 'rejected' && one.reason instanceof BusyError)).toBe(true)
})

test('the start-up log says how helpers are kept off the network', async () => {
  const logs = captureLogs()
  await reportIsolation()
  logs.stop()
  expect(logs.lines).toMatchObject([
    { event: 'helper processes', network: expect.stringMatching(/network namespace|modules refused/) },
  ])
})
