import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { bell, openBell, panel, tell } from './shared/notices.ts'
import { arriveAt, eventually, failCall, holdCall } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

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

test('a notice that links to the plans is marked as read before the page is left', async () => {
  const ann = await toldOf(['Your trial ends soon', '/pricing'])
  const page = await visitAs(product, ann)
  await page.goto('/dashboard')
  await openBell(page)
  await items(page).getByRole('link').click()
  await arriveAt(page, '/pricing')
  await eventually(async () => (await ann.call.notices.list()).unread).toBe(0)
})

test("a user never sees another user's notices", async () => {
  await toldOf(['A secret of Ann'])
  const page = await visitAs(product)
  await page.goto('/dashboard')
  await openBell(page)
  await panel(page).getByText('No notices yet').waitFor()
  await eventually(() => nameOfBell(page)).toBe('Notices')
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'detached' })
  await eventually(() => bell(page).evaluate((button) => button === document.activeElement)).toBe(true)
})

test('the panel shows that notices are loading, and when loading has failed', async () => {
  const page = await visitAs(product, await toldOf(['Payment received']))
  const release = await holdCall(page, 'notices/list')
  await page.goto('/dashboard')
  await openBell(page)
  await panel(page).getByRole('status', { name: 'Loading' }).waitFor()
  release()
  await items(page).first().waitFor()

  await failCall(page, 'notices/list', BROKEN)
  await page.reload()
  await openBell(page)
  await panel(page).getByRole('alert').getByText(BROKEN.message).waitFor()
  await page.unrouteAll()
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await items(page).first().waitFor()
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

test('a read mark that the server refuses is undone', async () => {
  const page = await visitAs(product, await toldOf(['Payment received']))
  await page.goto('/dashboard')
  await openBell(page)
  await failCall(page, 'notices/markRead', BROKEN)
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click()
  await seeToast(page, 'Something went wrong', BROKEN.message)
  await eventually(() => nameOfBell(page)).toBe('Notices, 1 unread')
})

test('SETTINGS-011 SETTINGS-012 SETTINGS-013 the four alerts are on at first, and each change is stored', async () => {
  const ann = await newcomer(product.server)
  const page = await visitAs(product, ann)
  await page.goto('/dashboard')
  await openBell(page)
  await panel(page).getByRole('link', { name: 'Choose which mails you get' }).click()
  await arriveAt(page, '/settings?tab=alerts')
  const toggle = (name: string, on = page) => on.getByRole('switch', { name, exact: true })
  const names = ['Email Notifications', 'Job Alerts', 'Application Updates', 'Weekly Digest']
  for (const name of names) await toggle(name).waitFor()
  await eventually(() => page.getByRole('switch').count()).toBe(4)
  for (const name of names) await eventually(() => toggle(name).isChecked(), name).toBe(true)

  await toggle('Weekly Digest').click()
  // proves SETTINGS-013
  await seeToast(page, 'Updated', 'Notification preferences saved')
  await eventually(() => toggle('Weekly Digest').isChecked()).toBe(false)
  await page.reload()
  await toggle('Weekly Digest').waitFor()
  const elsewhere = await visitAs(product, ann)
  await elsewhere.goto('/settings?tab=alerts')
  await toggle('Weekly Digest', elsewhere).waitFor()
  // proves SETTINGS-012
  for (const where of [page, elsewhere])
    await eventually(() => Promise.all(names.map((name) => toggle(name, where).isChecked()))).toEqual([true, true, true, false])

  await failCall(page, 'notices/alerts/save', BROKEN)
  await toggle('Job Alerts').click()
  await seeToast(page, 'Something went wrong', BROKEN.message)
  await eventually(() => toggle('Job Alerts').isChecked()).toBe(true)
})
