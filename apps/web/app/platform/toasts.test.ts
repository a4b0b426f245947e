import { expect, test, vi } from 'vitest'
import { presentToasts, showToast, toastsAreWanted, watchToasts } from './toasts.ts'

const toast = (title: string) => ({ title, description: '', kind: 'good' }) as const

test('a toast waits for the code that draws it, and later ones are drawn at once', () => {
  const wake = vi.fn()
  const present = vi.fn()
  watchToasts(wake)
  expect(toastsAreWanted()).toBe(false)
  showToast(toast('first'))
  expect(toastsAreWanted()).toBe(true)
  expect(wake).toHaveBeenCalledOnce()
  presentToasts(present)
  showToast(toast('second'))
  expect(present.mock.calls.map(([{ title }]) => title)).toEqual(['first', 'second'])
})
