import { test } from 'vitest'
import { inspect, openProduct, visitAs } from '#e2e/browser.ts'
import { pairableExtension, pairBrowser } from '#e2e/extension.ts'

const product = openProduct()

test('the extension page: how to install it, found, and paired', async () => {
  const page = await visitAs(product)
  await page.goto('/extension')
  await page.getByText('Looking for the extension in this browser').waitFor()
  await inspect(page, 'extension-install')
  await pairableExtension(page)
  await page.goto('/extension')
  await page.getByRole('button', { name: 'Pair this browser' }).waitFor()
  await inspect(page, 'extension-found')
  await page.getByRole('button', { name: 'Pair this browser' }).click()
  await page.getByRole('dialog', { name: 'Pair this browser' }).waitFor()
  await inspect(page, 'extension-pairing')
  await page.keyboard.press('Escape')
  await pairBrowser(page)
  await page.getByRole('button', { name: 'Pair again' }).waitFor()
  await inspect(page, 'extension-paired')
  await page.goto('/settings')
  await page.getByRole('list', { name: 'Devices' }).waitFor()
  await inspect(page, 'settings-devices')
})
