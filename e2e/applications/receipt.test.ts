import { filledIn } from '@jobapply/server/testing/receipts'
import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { openProduct } from '#e2e/browser.ts'
import { openReceipt, visitTomasz } from '#e2e/receipts.ts'

const product = openProduct()

async function downloaded(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return download.suggestedFilename()
}

test('a receipt is saved with its files, and printed its strip stands alone with its number on every page', async () => {
  const page = await visitTomasz(product)
  const fields = Array.from({ length: 60 }, (_, index) => filledIn(`Question ${index + 1}`, `Answer ${index + 1}`))
  await openReceipt(page, await page.send({ fields }))
  await page.getByRole('region', { name: 'Chain of receipts' }).getByText('Chain intact').waitFor()
  expect(await downloaded(page, () => page.keyboard.press('d'))).toBe('Receipt 0001.pdf')
  expect(await downloaded(page, () => page.getByRole('link', { name: 'Electrician.pdf' }).click())).toBe(
    'Tomasz Nowak, Electrician.pdf',
  )
  const { text, totalPages } = await extractText(
    await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true }))),
  )
  expect(totalPages).toBeGreaterThan(1)
  for (const printed of text) {
    expect(printed).toContain('Receipt No. 0001')
    expect(printed).not.toMatch(/Dashboard|Download PDF|Chain intact/)
  }
})
