import { filledIn } from '@jobapply/server/testing/receipts'
import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { openProduct } from './shared/browser.ts'
import { openReceipt, strip, visitTomasz } from './shared/receipts.ts'
import { failCall } from './shared/steps.ts'

const product = openProduct()
const panel = (page: Page) => page.getByRole('region', { name: 'Chain of receipts' })

async function downloaded(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return download.suggestedFilename()
}

test('P prints a receipt, D saves it, Escape goes back, and its files can be saved for the interview', async () => {
  const page = await visitTomasz(product)
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await openReceipt(page, await page.send())
  await strip(page).getByText('“Thank you, Tomasz.').waitFor()
  await page.keyboard.press('p')
  await page.locator('body[data-printed]').waitFor({ state: 'attached' })
  expect(await downloaded(page, () => page.keyboard.press('d'))).toBe('Receipt 0001.pdf')
  expect(await downloaded(page, () => page.getByRole('button', { name: 'Download JSON' }).click())).toBe('Receipt 0001.json')
  expect(await downloaded(page, () => page.getByRole('link', { name: 'Electrician.pdf' }).click())).toBe('Electrician.pdf')
  await page.keyboard.press('Escape')
  await strip(page).waitFor({ state: 'detached' })
})

test('printed, the strip stands alone and its number is on every page', async () => {
  const page = await visitTomasz(product)
  const fields = Array.from({ length: 60 }, (_, index) => filledIn(`Question ${index + 1}`, `Answer ${index + 1}`))
  await openReceipt(page, await page.send({ fields }))
  await panel(page).getByText('Chain intact').waitFor()
  const { text, totalPages } = await extractText(
    await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true }))),
  )
  expect(totalPages).toBeGreaterThan(1)
  for (const printed of text) {
    expect(printed).toContain('Receipt No. 0001')
    expect(printed).not.toMatch(/Dashboard|Download PDF|Chain intact/)
  }
})

test('checking again names the first receipt that differs, and a failed check takes nothing from the page', async () => {
  const page = await visitTomasz(product)
  const [first] = [await page.send(), await page.send(), await page.send()]
  await openReceipt(page, first)
  await panel(page).getByText('All 3 were checked').waitFor()
  await page.change(2, "replace(body, '7.5', '9.5')")
  await panel(page).getByRole('button', { name: 'Check again' }).click()
  await panel(page).getByText('Receipt No. 0002 differs from what was written.').waitFor()
  await failCall(page, 'applications/receipts/check', { status: 429, code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts.' })
  await panel(page).getByRole('button', { name: 'Check again' }).click()
  await panel(page).getByText('Too many attempts.').waitFor()
  await strip(page).getByText('Tomasz Nowak').waitFor()
})
