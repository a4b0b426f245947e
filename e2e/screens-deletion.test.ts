import { scheduleDeletion } from '@jobapply/server/testing/deletions'
import { newcomer } from '@jobapply/server/testing/people'
import { test } from 'vitest'
import { inspect, openProduct, visit, visitAs } from './shared/browser.ts'
import { confirmAddress, dangerZone, graceBanner } from './shared/deletion.ts'

const product = openProduct()

test('the ways out: export and deletion in the settings, before and after the confirmation', async () => {
  const ann = await newcomer(product.server)
  const page = await visitAs(product, ann)
  await page.goto('/settings?tab=privacy')
  await dangerZone(page).getByRole('button', { name: 'Send the confirmation mail' }).waitFor()
  await inspect(page, 'settings-privacy')
  await scheduleDeletion(product.server, ann)
  await page.reload()
  await graceBanner(page).waitFor()
  await dangerZone(page).getByRole('button', { name: 'Keep my account' }).waitFor()
  await inspect(page, 'settings-privacy-scheduled')
  await page.goto('/delete-account/confirm')
  await page.getByText('What happens next').waitFor()
  await inspect(page, 'delete-confirmed')
})

test('the mailed link: valid, and without a token', async () => {
  const ann = await newcomer(product.server)
  const page = await visitAs(product, ann)
  await page.goto(await confirmAddress(product, ann))
  await page.getByText('0 files').waitFor()
  await inspect(page, 'delete-confirm')
  const stranger = await visit(product)
  await stranger.goto('/delete-account/confirm')
  await stranger.getByRole('heading', { name: 'This link is not valid' }).waitFor()
  await inspect(stranger, 'delete-invalid')
})

test('what is kept', async () => {
  const page = await visit(product)
  await page.goto('/gdpr')
  await page.getByRole('heading', { name: 'Your data and the GDPR' }).waitFor()
  await inspect(page, 'gdpr')
})
