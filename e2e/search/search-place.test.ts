import { expect, test } from 'vitest'
import { openProduct } from '#e2e/browser.ts'
import { card, openDetails, openSearchPage, search } from '#e2e/search.ts'
import { eventually, hasKeyboard, lowerEdgeOf } from '#e2e/steps.ts'
import { seeToast, toasts } from '#e2e/toasts.ts'

const product = openProduct()

test('on a small screen the filters fold away, the rare tools stand in a menu, and the keyboard reaches both', async () => {
  const page = await openSearchPage(product, ['Lamplighter, Little Harbour'], true)
  const filters = page.getByRole('button', { name: 'Filters' })
  await eventually(() => page.getByLabel('Country', { exact: true }).isVisible()).toBe(false)
  await filters.press('Enter')
  await page.getByLabel('Country', { exact: true }).selectOption('Sweden')
  await page.getByRole('button', { name: 'Filters 1' }).press('Enter')

  const more = page.getByRole('button', { name: 'More' })
  await more.press('Enter')
  const menu = page.getByRole('menu')
  await menu.waitFor()
  // proves SEARCH-008
  await eventually(() => menu.getByRole('menuitem').allTextContents()).toEqual([
    'Clear Filters',
    'Save search preferences',
    'Load search preferences',
    'Add by address',
  ])
  await page.keyboard.press('Escape')
  await eventually(() => hasKeyboard(more)).toBe(true)
  await more.press('Enter')
  await menu.getByRole('menuitem', { name: 'Clear Filters' }).press('Enter')
  await filters.waitFor()
  await eventually(() => page.getByRole('button', { name: 'Filters 1' }).count()).toBe(0)

  await search(page, 'little harbour')
  await openDetails(page, 'Little Harbour')
  const details = page.getByRole('dialog', { name: 'Details' })
  await details.getByRole('button', { name: 'Save' }).click()
  await seeToast(page, 'Job saved', 'Lamplighter, Little Harbour, Harbour Trust')
  await page.goBack()
  await details.waitFor({ state: 'detached' })
  // The toast stands above the button at the lower edge, which comes with the first selected job.
  await card(page, 'Little Harbour').getByRole('checkbox').check()
  const button = await page.getByRole('button', { name: 'Continue to Apply (1)' }).boundingBox()
  expect(button).not.toBeNull()
  await eventually(() => lowerEdgeOf(toasts(page, 'Job saved'))).toBeLessThan(button?.y ?? 0)
})
