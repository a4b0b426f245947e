import { admin } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { forgetPlanLater } from './shared/plans.ts'
import { eventually } from './shared/steps.ts'

const product = openProduct()
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => dialog(page).getByLabel(name)

/** The panel with a clock that can be stopped. */
async function openPanel() {
  const page = await visitAs(product, await admin(product.server))
  await page.clock.install()
  await page.goto('/admin')
  await page.locator('li[data-plan="premium"]').waitFor()
  return page
}
/** From here on the page's time goes on only when the test says so. */
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
/** Looks for a while whether it stays: what happens without the clock, such as an answer of the server, has come by then. */
async function staysOpen(page: Page) {
  for (let looks = 0; looks < 5; looks++) {
    expect(await dialog(page).count()).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
async function create(page: Page, key: string) {
  forgetPlanLater(product, key)
  await button(page, 'Create plan').click()
  await field(page, 'Plan name').fill('Slowly closed')
  await field(page, 'Plan key').fill(key)
  await field(page, 'Price').fill('29')
  await stopClock(page)
  await button(page, 'Save plan').click()
  await dialog(page).getByText('3 of 3 done, 100%').waitFor()
}

test('PLANS-016 when a plan is complete the dialog closes after 1.5 s, and the form is as new', async () => {
  const page = await openPanel()
  await create(page, 'slowly')
  await page.clock.runFor(1_499)
  await staysOpen(page)
  await page.clock.runFor(1)
  await dialog(page).waitFor({ state: 'detached' })
  await page.clock.resume()
  await button(page, 'Create plan').click()
  await eventually(() => Promise.all(['Plan name', 'Plan key', 'Price'].map((name) => field(page, name).inputValue()))).toEqual([
    ...['', '', '9.99'],
  ])
  await dialog(page).getByText('0 of 3 done, 0%').waitFor()
})

test('PLANS-020 PLANS-021 after an update the list is loaded again after 500 ms, and the dialog closes after 1.5 s', async () => {
  const page = await openPanel()
  await create(page, 'edited-slowly')
  await page.clock.resume()
  await dialog(page).waitFor({ state: 'detached' })
  await button(page, 'Edit Slowly closed').click()
  await field(page, 'Price').waitFor()
  await stopClock(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/rpc/admin/plans/list') && asked.push(request.url()))
  await button(page, 'Save changes').click()
  await dialog(page).getByText('2 of 2 done, 100%').waitFor()
  expect(asked).toEqual([])
  await page.clock.runFor(499)
  await staysOpen(page)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await eventually(() => asked.length).toBe(1)
  await page.clock.runFor(999)
  await staysOpen(page)
  await page.clock.runFor(1)
  await dialog(page).waitFor({ state: 'detached' })
  expect(asked).toHaveLength(1)
})
