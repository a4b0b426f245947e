import { test } from 'vitest'
import { inspect, openProduct } from '#e2e/browser.ts'
import { openReceipt, visitTomasz } from '#e2e/receipts.ts'

const product = openProduct()

// The other states differ in words only: features/applications/receipt/receipt-page.component.test.tsx.
test('a confirmed receipt', async () => {
  const page = await visitTomasz(product)
  await openReceipt(page, await page.send())
  await page.getByRole('heading', { name: 'Chain intact' }).waitFor()
  await inspect(page, 'receipt')
})
