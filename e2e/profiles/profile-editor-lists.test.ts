import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '#e2e/browser.ts'
import { MAYA, openEditor, saveTab } from '#e2e/profiles.ts'
import { eventually } from '#e2e/steps.ts'
import { seeToast, toasts } from '#e2e/toasts.ts'

const product = openProduct()
const entries = (page: Page, list: string) => page.getByRole('list', { name: list, exact: true }).getByRole('listitem')
const names = (page: Page, list: string) => entries(page, list).locator('p:first-child').allTextContents()

test('entries are put in order by keyboard and by pointer, and a removal can be taken back', async () => {
  const job = (id: string, company: string) => ({ ...MAYA.experience?.[0], id, company, position: 'Nurse', current: true })
  const experience = [job('a', 'A'), job('b', 'B'), job('c', 'C')] as NonNullable<typeof MAYA.experience>
  const { page, stored } = await openEditor(product, { ...MAYA, experience }, 'Work Experience')
  await page.getByRole('button', { name: 'Move Nurse at A', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.getByText('Picked up Nurse at A, place 1 of 3.').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.getByText('Nurse at A is at place 2 of 3.').waitFor()
  await page.keyboard.press('Space')
  await eventually(() => names(page, 'Work experience')).toEqual(['Nurse at B', 'Nurse at A', 'Nurse at C'])

  const handle = await page.getByRole('button', { name: 'Move Nurse at C', exact: true }).boundingBox()
  const first = await page.getByRole('button', { name: 'Move Nurse at B', exact: true }).boundingBox()
  if (!handle || !first) throw new Error('no handles')
  await page.mouse.move(handle.x + 8, handle.y + 8)
  await page.mouse.down()
  await page.mouse.move(handle.x + 8, handle.y - 20, { steps: 4 })
  await page.mouse.move(first.x + 8, first.y + 4, { steps: 8 })
  await page.getByText('Nurse at C is at place 1 of 3.').waitFor()
  await page.mouse.up()
  await eventually(() => names(page, 'Work experience')).toEqual(['Nurse at C', 'Nurse at B', 'Nurse at A'])

  const stepOf = (name: string) => page.getByRole('button', { name, exact: true })
  const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await eventually(async () => [
    await stepOf('Move Nurse at C up').isDisabled(),
    await stepOf('Move Nurse at A down').isDisabled(),
  ]).toEqual([true, true])
  await stepOf('Move Nurse at C down').focus()
  // For 50 ms after a drop clicks are taken for its end, those of the keyboard as well; only a program is that fast.
  await page.waitForTimeout(100)
  await page.keyboard.press('Enter')
  await page.getByText('Nurse at C is now at place 2 of 3.').waitFor()
  await eventually(focusedName).toBe('Move Nurse at C down')
  await page.keyboard.press('Enter')
  await eventually(() => names(page, 'Work experience')).toEqual(['Nurse at B', 'Nurse at A', 'Nurse at C'])
  // At the end only the way back is left.
  await eventually(focusedName).toBe('Move Nurse at C up')
  await page.keyboard.press('Space')
  await eventually(() => names(page, 'Work experience')).toEqual(['Nurse at B', 'Nurse at C', 'Nurse at A'])
  await eventually(focusedName).toBe('Move Nurse at C up')
  await page.keyboard.press('Space')
  await eventually(() => names(page, 'Work experience')).toEqual(['Nurse at C', 'Nurse at B', 'Nurse at A'])

  await page.getByRole('button', { name: 'Remove Nurse at B' }).click()
  // proves EDITOR-090
  await eventually(() => names(page, 'Work experience')).toEqual(['Nurse at C', 'Nurse at A'])
  await toasts(page, 'Removed').first().getByRole('button', { name: 'Undo' }).click()
  await eventually(() => names(page, 'Work experience')).toEqual(['Nurse at C', 'Nurse at B', 'Nurse at A'])
  await page.getByRole('button', { name: 'Remove Nurse at B' }).click()
  await saveTab(page)
  await seeToast(page, 'Changes saved', 'Work Experience')
  expect((await stored()).experience.map(({ company }) => company)).toEqual(['C', 'A'])
})
