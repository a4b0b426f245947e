import { jobOf, submission } from '@jobapply/server/testing/applying'
import type { Locator, Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { personWith } from './shared/profiles.ts'
import { eventually, failCall } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()

/** Somebody who tracks one application of each kind. */
async function visitTracker(path = '/applications') {
  const { person } = await personWith(product, 'Planner')
  const { applications } = person.call
  const ids = new Map<string, string>()
  await applications.saved.add({ profileId: null, jobs: [jobOf('saved', { job_title: 'Fleet Planner', company: 'Delfshaven' })] })
  for (const [job_title, status] of [
    ['Warehouse Shift Lead', 'applied'],
    ['Transport Planner', 'interview'],
    ['Night Planner', 'offer'],
  ] as const)
    ids.set(
      job_title,
      (await applications.tracker.add({ job_title, company: 'Rijnmond Dairy', status, appliedOn: '2026-11-03' })).id,
    )
  const page = await visitAs(product, person)
  await page.goto(path)
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const card = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  const details = page.getByRole('complementary', { name: 'Details' })
  return Object.assign(page, { column, card, details, ids })
}

/** As a hand does it: the card follows the pointer before it is let go. */
async function drag(page: Page, card: Locator, target: Locator) {
  const centre = async (element: Locator) => {
    const box = await element.boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 40 }
  }
  await target.waitFor()
  const [from, to] = [await centre(card), await centre(target)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 10 })
  await target.and(page.locator('[data-over]')).waitFor()
  await page.mouse.up()
}

const statusOf = async (page: Awaited<ReturnType<typeof visitTracker>>, title: string) =>
  (await page.person.call.applications.tracker.get({ id: page.ids.get(title) ?? '' })).status

test('SHELL-010 SHELL-012 the sidebar leads to Applications in the group Tools, and the header names the page', async () => {
  const page = await visitTracker('/dashboard')
  const tools = page.getByRole('navigation', { name: 'Pages' }).getByRole('heading', { name: 'Tools' }).locator('..')
  await eventually(() => tools.getByRole('link').allInnerTexts()).toEqual([
    'Job Search',
    'Resume Builder',
    'Cover Letters',
    'Applications',
  ])
  await tools.getByRole('link', { name: 'Applications' }).click()
  await page.waitForURL('**/applications')
  await page.locator('header').getByText('Applications', { exact: true }).first().waitFor()
})

describe('the board', () => {
  test('TOOLS-004 TOOLS-005 a card is dragged to another column, comes back with Undo, and its history tells both', async () => {
    const page = await visitTracker()
    await drag(page, page.card('Warehouse Shift Lead'), page.column('Under Review'))
    await page
      .column('Under Review')
      .getByRole('button', { name: /^Warehouse Shift Lead/ })
      .waitFor()
    await seeToast(page, 'Moved to Under Review', 'Warehouse Shift Lead')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page
      .column('Applied')
      .getByRole('button', { name: /^Warehouse Shift Lead/ })
      .waitFor()
    await eventually(() => statusOf(page, 'Warehouse Shift Lead')).toBe('applied')
    await page.card('Warehouse Shift Lead').click()
    const history = page.details.getByRole('region', { name: 'History' }).getByRole('listitem')
    await eventually(() => history.count()).toBe(3)
    await history.first().getByText('Undone').waitFor()
  })

  test('the keyboard alone goes through cards, opens one, moves it, writes a note, begins a task and closes it', async () => {
    const page = await visitTracker()
    await page.card('Warehouse Shift Lead').focus()
    await page.keyboard.press('ArrowRight')
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Transport Planner')
    await page.keyboard.press('Enter')
    await page.details.getByRole('heading', { name: 'Transport Planner' }).waitFor()
    await page.keyboard.press(']')
    await page
      .column('Offer')
      .getByRole('button', { name: /^Transport Planner/ })
      .waitFor()
    await page.keyboard.press('n')
    await page.keyboard.type('Ask about the Sunday rota')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.details.getByText('Ask about the Sunday rota').waitFor()
    await page.getByRole('heading', { name: 'Transport Planner' }).click()
    await page.keyboard.press('t')
    await page.getByRole('dialog', { name: 'Add task' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.details.waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Move an application to the status before or after').waitFor()
  })

  test('a move that fails puts the card back and says so', async () => {
    const page = await visitTracker()
    await page.card('Night Planner').click()
    await failCall(page, 'applications/tracker/move', { status: 503, code: 'UNAVAILABLE', message: 'Try again in a minute.' })
    await page.details.getByLabel('Status').selectOption('rejected')
    await seeToast(page, '', 'Try again in a minute.')
    await page
      .column('Offer')
      .getByRole('button', { name: /^Night Planner/ })
      .waitFor()
    await eventually(() => statusOf(page, 'Night Planner')).toBe('offer')
  })

  test("moving a saved job to Applied asks 'I submitted it', and its receipt is one click away", async () => {
    const page = await visitTracker()
    await page.card('Fleet Planner').click()
    await page.details.getByLabel('Status').selectOption('applied')
    await page.getByRole('dialog').getByRole('button', { name: 'Not yet' }).click()
    await page
      .column('Saved')
      .getByRole('button', { name: /^Fleet Planner/ })
      .waitFor()
    await page.details.getByLabel('Status').selectOption('applied')
    await page.getByRole('button', { name: 'I submitted it' }).click()
    await page
      .column('Applied')
      .getByRole('button', { name: /^Fleet Planner/ })
      .waitFor()
    await page.details.getByRole('link', { name: 'Open the receipt' }).click()
    await page.getByRole('article', { name: 'Receipt No. 0001' }).waitFor()
  })
})

test('TOOLS-009 an application made elsewhere is typed in and opened, with dates and a contact', async () => {
  const page = await visitTracker()
  await page.getByRole('button', { name: 'Add application' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Job title').fill('Barge Planner')
  await dialog.getByLabel('Company').fill('Waal Shipping')
  await dialog.getByLabel('Status').selectOption('under-review')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page
    .column('Under Review')
    .getByRole('button', { name: /^Barge Planner/ })
    .waitFor()
  await page.details.getByRole('button', { name: 'Add dates' }).click()
  await page.details.getByLabel('Next date').fill('2030-11-24T10:00')
  await page.details.getByLabel('What comes next').fill('Second interview')
  await page.details.getByRole('button', { name: 'Save dates' }).click()
  await page.column('Under Review').getByText('Sun 24 Nov, 10:00').waitFor()
  await page.details.getByRole('button', { name: 'Add a contact' }).click()
  await dialog.getByLabel('Name').fill('Hanna de Vries')
  await dialog.getByLabel('Email').fill('hanna@example.org')
  await dialog.getByRole('button', { name: 'Save contact' }).click()
  await page.details.getByRole('link', { name: 'Write to Hanna de Vries' }).waitFor()
  await page.details.getByText('Typed in by you: we did not send it.').waitFor()
})

test('the list finds words, keeps its filters in the address, and moves several with one undo', async () => {
  const page = await visitTracker()
  await page.getByRole('button', { name: 'List' }).click()
  await page.getByLabel('Find applications').fill('planner')
  const rows = page.getByRole('table', { name: 'Applications' }).getByRole('checkbox', { name: /^Select .*Planner/ })
  await eventually(() => rows.count()).toBe(3)
  await page.waitForURL('**/applications?view=list&text=planner')
  await page.reload()
  await eventually(() => rows.count()).toBe(3)
  await page.getByRole('checkbox', { name: 'Select Transport Planner, Rijnmond Dairy' }).check()
  await page.getByRole('checkbox', { name: 'Select Night Planner, Rijnmond Dairy' }).check()
  await page.getByLabel('Move to').selectOption('rejected')
  await seeToast(page, 'Moved to Rejected', '2 applications')
  const both = async () => [await statusOf(page, 'Transport Planner'), await statusOf(page, 'Night Planner')]
  await eventually(both).toEqual(['rejected', 'rejected'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(both).toEqual(['interview', 'offer'])
  await page.getByLabel('Find applications').fill('zebra')
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor()
})

test('several are removed with one undo, and whoever leaves the page before its end has decided', async () => {
  const page = await visitTracker()
  await page.getByRole('button', { name: 'List' }).click()
  const choose = (title: string) => page.getByRole('checkbox', { name: `Select ${title}, Rijnmond Dairy` })
  const shown = async () => (await page.person.call.applications.tracker.list()).rows.map(({ job_title }) => job_title)
  await choose('Transport Planner').check()
  await choose('Night Planner').check()
  await page.getByRole('button', { name: 'Remove' }).click()
  await seeToast(page, 'Removed', '2 applications')
  await choose('Transport Planner').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await choose('Transport Planner').waitFor()
  await choose('Night Planner').check()
  await page.getByRole('button', { name: 'Remove' }).click()
  await choose('Night Planner').waitFor({ state: 'detached' })
  await page.goto('/dashboard')
  await eventually(shown).not.toContain('Night Planner')
  await eventually(shown).toContain('Transport Planner')
})

test('TOOLS-006 the details of a sent application name the letter that was sent', async () => {
  const page = await visitTracker()
  const { applications } = page.person.call
  const letter = { content: 'Dear Harbour Hotel, I plan routes.', generated: false, generatedAt: null }
  const { application } = await applications.submit({ ...submission('letter'), cover_letter_data: letter })
  await page.goto(`/applications?open=${application?.id}`)
  await page.details.getByText('Read the letter').click()
  await page.details.getByText(letter.content).waitFor()
})
