import type { Locator, Page } from 'playwright-core'
import { test } from 'vitest'
import { openProduct, visitAs } from '#e2e/browser.ts'
import { personWith } from '#e2e/profiles.ts'
import { eventually } from '#e2e/steps.ts'
import { seeToast } from '#e2e/toasts.ts'

const product = openProduct()

/** Somebody who tracks some applications. */
async function visitTracker() {
  const { person } = await personWith(product, 'Planner')
  const { tracker } = person.call.applications
  const typed = { company: 'Rijnmond Dairy', appliedOn: '2026-11-03' }
  const { id } = await tracker.add({ ...typed, job_title: 'Warehouse Shift Lead', status: 'applied' })
  for (const job_title of ['Transport Planner', 'Night Planner']) await tracker.add({ ...typed, job_title, status: 'offer' })
  const page = await visitAs(product, person)
  await page.goto('/applications')
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const cardIn = (name: string) => column(name).getByRole('button', { name: /^Warehouse Shift Lead/ })
  return Object.assign(page, { column, cardIn, id })
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

test('TOOLS-004 TOOLS-005 a card is dragged to another column and comes back with Undo; what is removed stays so when the page is left', async () => {
  const page = await visitTracker()
  const { tracker } = page.person.call.applications
  await drag(page, page.cardIn('Applied'), page.column('Under Review'))
  await page.cardIn('Under Review').waitFor()
  await seeToast(page, 'Moved to Under Review', 'Warehouse Shift Lead')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.cardIn('Applied').waitFor()
  await eventually(async () => (await tracker.get({ id: page.id })).history.map(({ to, note }) => [to, note])).toEqual([
    ['applied', 'typed in by you'],
    ['under-review', null],
    ['applied', 'undone'],
  ])

  // A page that is left can only send a beacon.
  await page.getByRole('button', { name: 'List' }).click()
  await page.getByRole('checkbox', { name: 'Select Night Planner, Rijnmond Dairy' }).check()
  await page.getByRole('button', { name: 'Remove' }).click()
  await seeToast(page, 'Removed', 'Night Planner')
  await page.goto('/offline')
  await eventually(async () => (await tracker.list()).rows.map(({ job_title }) => job_title).toSorted()).toEqual([
    'Transport Planner',
    'Warehouse Shift Lead',
  ])
})
