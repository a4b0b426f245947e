import { afterEach, expect, test, vi } from 'vitest'
import { passTime } from '#testing/time.ts'
import type { Page } from '#testing/visit.ts'
import { button, dialog, field, openPanel } from './plans.testing.ts'

afterEach(() => void vi.useRealTimers())

/** From here on the page's time goes on only when the test says so. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
/** Answers come without the clock: they are all here when the progress says so. */
async function untilDone(page: Page, progress: string) {
  for (let tries = 0; tries < 200 && dialog(page).getByText(progress).count() === 0; tries++) await passTime(0)
  expect(dialog(page).getByText(progress).count()).toBe(1)
}

test('PLANS-016 when a plan is complete the dialog closes after 1.5 s, and the form is as new', async () => {
  const page = await openPanel()
  await button(page, 'Create plan').click()
  await field(page, 'Plan name').fill('Slowly closed')
  await field(page, 'Plan key').fill('slowly')
  await field(page, 'Price').fill('29')
  stopClock()
  await button(page, 'Save plan').click()
  await untilDone(page, '3 of 3 done, 100%')
  await passTime(1_499)
  expect(dialog(page).count()).toBe(1)
  await passTime(1)
  expect(dialog(page).count()).toBe(0)
  vi.useRealTimers()
  await button(page, 'Create plan').click()
  await dialog(page).getByText('0 of 3 done, 0%').waitFor()
  expect(['Plan name', 'Plan key', 'Price'].map((name) => field(page, name).inputValue())).toEqual(['', '', '9.99'])
})

test('PLANS-020 PLANS-021 after an update the list is loaded again after 500 ms, and the dialog closes after 1.5 s', async () => {
  const page = await openPanel()
  await button(page, 'Edit Premium').click()
  await field(page, 'Price').waitFor()
  // A sync loads the list again by itself, so it waits until the other reload was seen.
  const asked = () => page.server.sentTo('admin/plans/list').length
  const synced = page.server.hold('admin/plans/sync')
  const before = asked()
  stopClock()
  await button(page, 'Save changes').click()
  await untilDone(page, '1 of 2 done, 50%')
  await passTime(499)
  expect(asked()).toBe(before)
  await passTime(1)
  expect(asked()).toBe(before + 1)
  synced()
  await untilDone(page, '2 of 2 done, 100%')
  await passTime(1_499)
  expect(dialog(page).count()).toBe(1)
  await passTime(1)
  expect(dialog(page).count()).toBe(0)
})
