import { expect, test, vi } from 'vitest'

const toast = (title: string) => ({ title, description: '', kind: 'good' }) as const

test('a toast waits for the code that draws it, and later ones are drawn at once', async () => {
  // A page that was just opened: other tests of this worker have shown toasts already.
  vi.resetModules()
  const { presentToasts, showToast, toastsAreWanted, watchToasts } = await import('./toasts.ts')
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
