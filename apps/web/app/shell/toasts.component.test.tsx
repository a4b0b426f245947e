import { expect, test, vi } from 'vitest'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { passTime } from '#testing/time.ts'
import { toasts } from '#testing/toasts.ts'

test('SHELL-028 a toast is gone after 4 seconds, and the same one again is counted in its place', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const page = mountPage('/auth', { as: 'stranger' })
  const send = page.locator('form button[type=submit]')
  await eventually(() => send.isEnabled()).toBe(true)
  await page.getByLabel(/^Email/).fill('ann@example.org')
  const titles = () => page.locator('[data-sonner-toast][data-removed=false] [data-title]').allTextContents()
  await send.click()
  // The first toast loads the code that draws them.
  await eventually(titles).toEqual(['Gmail Required'])
  await send.click()
  await eventually(titles).toEqual(['Gmail Required (2)'])
  await passTime(5_000)
  expect(toasts(page).count()).toBe(0)

  await send.click()
  await passTime(1)
  expect(titles()).toEqual(['Gmail Required'])
  await passTime(3_990)
  expect(titles()).toEqual(['Gmail Required'])
  await passTime(10)
  expect(titles()).toEqual([])
})
