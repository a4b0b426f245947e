import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '#forms/store.ts'
import { keepHistory } from './history.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openNote() {
  const store = createStore({ values: { text: '' } })
  const write = (text: string) => store.set({ values: { text } })
  const { undo } = keepHistory(store, (values) => store.set({ values }))
  const pause = () => vi.advanceTimersByTime(5_000)
  return { write, undo, pause, store, text: () => store.read().values.text }
}

test('what was typed in one go is taken back at once, what came before it stays', () => {
  const { write, undo, pause, text } = openNote()
  write('one')
  pause()
  for (const typed of ['one t', 'one tw', 'one two']) write(typed)
  expect([undo(), text()]).toEqual([true, 'one'])
  expect([undo(), text()]).toEqual([true, ''])
  expect(undo()).toBe(false)
})

test('a save that brings the same values is no step', () => {
  const { write, undo, pause, store, text } = openNote()
  write('one')
  pause()
  store.set({ values: { ...store.read().values } })
  expect([undo(), text(), undo()]).toEqual([true, '', false])
})
