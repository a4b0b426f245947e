import { ORPCError } from '@orpc/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { mutate, showAtOnce, undoAction } from './mutate.ts'
import { queryClient } from './query-client.ts'
import { presentToasts } from './toasts.ts'

const present = vi.fn()
const taken = new ORPCError('NAME_TAKEN', { status: 409, message: 'That name is taken.' })
const refuse = () => Promise.reject(taken)

beforeEach(() => {
  present.mockClear()
  queryClient.clear()
  presentToasts(present)
})

test('answers what the call answers, and says nothing by itself', async () => {
  expect(await mutate(async () => 'saved')).toBe('saved')
  expect(present).not.toHaveBeenCalled()
})

test('a refusal is told in a toast, under the given title, and answers undefined', async () => {
  expect(await mutate(refuse, { title: 'Not renamed' })).toBeUndefined()
  expect(present).toHaveBeenCalledWith({ title: 'Not renamed', description: 'That name is taken.', kind: 'bad' })
})

test('a screen that explains a failure itself gets no toast, and its answer is the answer', async () => {
  expect(await mutate(refuse, { failed: (error) => error === taken })).toBe(true)
  expect(present).not.toHaveBeenCalled()
  const broken = mutate(refuse, {
    failed(): never {
      throw new Error('explained')
    },
  })
  await expect(broken).rejects.toThrow('explained')
})

test('a call that was aborted fails silently', async () => {
  const failed = vi.fn()
  expect(await mutate(refuse, { signal: AbortSignal.abort(), failed })).toBeUndefined()
  expect(failed).not.toHaveBeenCalled()
})

test('a change is shown at once and taken back when the server refuses', async () => {
  const queryKey = ['alerts']
  const optimistic = showAtOnce(queryKey, () => ({ isOn: true }))
  queryClient.setQueryData(queryKey, { isOn: false })
  let shown: unknown
  const look = async () => {
    shown = queryClient.getQueryData(queryKey)
  }
  await mutate(look, { optimistic })
  expect(shown).toEqual({ isOn: true })
  expect(queryClient.getQueryData(queryKey)).toEqual({ isOn: true })

  queryClient.setQueryData(queryKey, { isOn: false })
  await mutate(refuse, { optimistic, title: 'Error' })
  expect(queryClient.getQueryData(queryKey)).toEqual({ isOn: false })
})

test('what the change made old is loaded again, also after a failure', async () => {
  for (const call of [async () => {}, refuse]) {
    queryClient.setQueryData(['list'], [])
    await mutate(call, { reload: [['list']], title: 'Error' })
    expect(queryClient.getQueryState(['list'])?.isInvalidated).toBe(true)
  }
})

test('whoever watches the cache learns of a refusal', async () => {
  const seen: unknown[] = []
  const stop = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') seen.push(event.action.error)
  })
  await mutate(refuse, { title: 'Error' })
  stop()
  expect(seen).toEqual([taken])
})

test('a toast can offer to take a change back', () => {
  const undo = vi.fn()
  undoAction(undo).run()
  expect(undo).toHaveBeenCalledOnce()
})
