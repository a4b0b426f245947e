import { test } from 'vitest'
import { inspect, openProduct } from './shared/browser.ts'
import { openReceipt, strip, visitTomasz } from './shared/receipts.ts'

const product = openProduct()

test('a confirmed receipt', async () => {
  const page = await visitTomasz(product)
  await openReceipt(page, await page.send())
  await page.getByRole('heading', { name: 'Chain intact' }).waitFor()
  await inspect(page, 'receipt')
})

test("a receipt by the person's word alone, and one whose outcome is unknown and whose files are gone", async () => {
  const page = await visitTomasz(product)
  await openReceipt(page, await page.send({ confirmation: { kind: 'said', quote: null, reference: null } }))
  await inspect(page, 'receipt-said', { widths: ['1280'] })
  const unknown = await page.send({ confirmation: { kind: 'unconfirmed', quote: null, reference: null } })
  await page.loseFiles()
  await openReceipt(page, unknown)
  await strip(page).getByText('(file deleted)').first().scrollIntoViewIfNeeded()
  await inspect(page, 'receipt-unconfirmed', { widths: ['390'] })
})

test('a changed receipt, and one that was removed', async () => {
  const page = await visitTomasz(product)
  const [changed, removed] = [await page.send(), await page.send()]
  await page.change(1, "replace(body, '7.5', '9.5')")
  await openReceipt(page, changed)
  await page.getByRole('heading', { name: 'Chain broken' }).waitFor()
  await inspect(page, 'receipt-broken')
  await page.person.call.applications.remove({ id: removed })
  await page.goto(`/applications/${removed}/receipt`)
  await strip(page).getByRole('heading', { name: 'Removed by you' }).waitFor()
  await inspect(page, 'receipt-removed', { widths: ['1280'] })
})

test('an application without a receipt', async () => {
  const page = await visitTomasz(product)
  await page.goto('/applications/0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a11/receipt')
  await page.getByRole('heading', { name: 'No receipt' }).waitFor()
  await inspect(page, 'receipt-missing', { widths: ['390'] })
})
