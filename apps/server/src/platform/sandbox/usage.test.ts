import { readdirSync, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { constants, getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { letThreadsYield } from './usage.ts'

const BEHIND = constants.priority.PRIORITY_BELOW_NORMAL
/** Elsewhere than on Linux nothing tells one thread from another, and none yields. */
const threads = () =>
  (process.platform === 'linux' ? readdirSync('/proc/self/task') : []).map((id) => ({
    isPool: readFileSync(`/proc/self/task/${id}/comm`, 'utf8') === 'libuv-worker\n',
    priority: getPriority(Number(id)),
  }))

test('threads that hash and pack give way to the one that answers, and only they', async () => {
  await stat('/')
  const [before] = threads().filter(({ isPool }) => !isPool)
  letThreadsYield()
  expect(threads().filter(({ isPool, priority }) => isPool && priority < BEHIND)).toEqual([])
  expect(threads().filter(({ isPool, priority }) => !isPool && priority !== before?.priority)).toEqual([])
})
