import { expect, test } from 'vitest'
import { placeToast } from './merge-toasts.ts'

const saved = { title: 'Changes saved', description: '', kind: 'good' } as const

test('the same toast again counts up in its place, until it has left the screen', () => {
  const first = placeToast(saved)
  const second = placeToast(saved)
  expect([second.id, second.title]).toEqual([first.id, 'Changes saved (2)'])
  const other = placeToast({ ...saved, kind: 'bad' })
  expect(other.id).not.toBe(first.id)
  second.leave()
  const later = placeToast(saved)
  expect([later.id === first.id, later.title]).toEqual([false, 'Changes saved'])
  later.leave()
  other.leave()
})

test('a toast takes the place of an earlier one about the same action, and buttons never share one', () => {
  const started = placeToast({ ...saved, title: 'Searching', about: 'search' })
  const done = placeToast({ ...saved, title: 'Search completed', about: 'search' })
  expect([done.id, done.title]).toEqual([started.id, 'Search completed'])
  done.leave()
  const action = { label: 'Undo', run: () => {} }
  expect(placeToast({ ...saved, action }).id).not.toBe(placeToast({ ...saved, action }).id)
})
