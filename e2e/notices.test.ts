import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { bell, openBell, panel, tell } from './shared/notices.ts'
import { arriveAt, eventually } from './shared/steps.ts'

const product = openProduct()
const items = (page: Page) => panel(page).getByRole('listitem')
const BROKEN = { status: 400, code: 'UNEXPECTED', message: 'This does not work right now.' }

/** A new user with these notices, in this order. */
async function toldOf(...told: [title: string, path?: string][]) {
  const person = await newcomer(product.server)
  for (const [title, path] of told) await tell(product, person.id, title, path)
  return person
}
const nameOfBell = (page: Page) => bell(page).getAttribute('aria-label')

test('the bell counts unread notices, and the panel lists them, newest first', async () => {
  const ann = await toldOf(
    ['Payment received', '/settings?tab=billing'],
    ['A word without a place'],
    ['Payment failed', '/settings'],
  )
  const page = await visitAs(product, ann)
  await page.goto('/dashboard')
  await eventually(() => nameOfBell(page)).toBe('Notices, 3 unread')
  await openBell(page)
  await eventually(() => items(page).allTextContents()).toEqual([
    expect.stringMatching(/^Unread: Payment failedPayment failed, and what it means for you\./),
    expect.stringMatching(/^Unread: A word without a place/),
    expect.stringMatching(/^Unread: Payment received/),
  ])

  await items(page).getByRole('button', { name: 'A word without a place' }).click()
  await eventually(() => nameOfBell(page)).toBe('Notices, 2 unread')
  await items(page).getByRole('link', { name: 'Payment received' }).click()
  await arriveAt(page, '/settings?tab=billing')
  await panel(page).waitFor({ state: 'detached' })
  await eventually(() => nameOfBell(page)).toBe('Notices, 1 unread')
  await eventually(async () => (await ann.call.notices.list()).unread).toBe(1)

  await openBell(page)
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click()
  await eventually(() => nameOfBell(page)).toBe('Notices')
  await eventually(() => panel(page).getByRole('button', { name: 'Mark all as read' }).isDisabled()).toBe(true)
  await page.reload()
  await openBell(page)
  await eventually(() => items(page).count()).toBe(3)
  await eventually(() => panel(page).getByText('Unread: ').count()).toBe(0)
  await eventually(async () => (await ann.call.notices.list()).unread).toBe(0)
})

test('a failure is shown that comes while the code of the panel is on its way', async () => {
  const page = await visitAs(product)
  const [fails, arrives] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/assets/notices-panel-*.js', async (route) => {
    await arrives.promise
    await route.continue()
  })
  await page.route('**/rpc/notices/list', async (route) => {
    await fails.promise
    await route.fulfill({ status: BROKEN.status, json: { json: { defined: true, ...BROKEN } } })
  })
  await page.goto('/dashboard')
  await bell(page).click()
  const failed = page.waitForResponse('**/rpc/notices/list')
  fails.resolve()
  await (await failed).finished()
  // The page has taken the answer before the code comes.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  arrives.resolve()
  await panel(page).getByRole('alert').getByText(BROKEN.message).waitFor()
})
