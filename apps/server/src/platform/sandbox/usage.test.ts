import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { constants, getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { letThreadsYield } from './usage.ts'

test('threads that hash and pack give way to the one that answers, and only they', async () => {
  await stat('/')
  letThreadsYield()
  const threads = (existsSync('/proc/self/task') ? readdirSync('/proc/self/task') : []).map((id) => ({
    name: readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim(),
    priority: getPriority(Number(id)),
  }))
  const [pool, others] = [
    threads.filter(({ name }) => name === 'libuv-worker'),
    threads.filter(({ name }) => name !== 'libuv-worker'),
  ]
  expect(pool.length > 0).toBe(process.platform === 'linux')
  expect(pool.filter(({ priority }) => priority < constants.priority.PRIORITY_BELOW_NORMAL)).toEqual([])
  expect(others.filter(({ priority }) => priority >= constants.priority.PRIORITY_BELOW_NORMAL)).toEqual([])
})
