import { expect, test } from 'vitest'
import { createStore } from './store.ts'

test('a change keeps the other fields and is seen by those who watch, until they stop', () => {
  const store = createStore({ title: 'Nurse', page: 1 })
  const seen: number[] = []
  const stop = store.watch(() => seen.push(store.read().page))
  store.set({ page: 2 })
  stop()
  store.set({ page: 3 })
  expect([seen, store.read()]).toEqual([[2], { title: 'Nurse', page: 3 }])
})
