import { admin, newcomer } from '@jobapply/server/testing/people'
import { addSubscription } from '@jobapply/server/testing/subscribers'
import { expect, onTestFinished, test } from 'vitest'
import { inspect, openProduct, visitAs } from '#e2e/browser.ts'

const product = openProduct()

test('SUBS-022 SUBS-024 an admin reads the subscriptions on a wide and on a narrow screen, and saves their file', async () => {
  const { server } = product
  const { id, email } = await newcomer(server)
  await addSubscription(server, id, { plan: 'professional', status: 'active' })
  // Others would see the subscription.
  onTestFinished(async () => void (await server.platform.database.systemPool.query('delete from users where id = $1', [id])))
  const page = await visitAs(product, await admin(server))
  await page.goto('/subscription-analytics')
  const row = (table: string, text: string) => page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text })
  await row('Subscriptions', email).waitFor()
  await row('Plan enrollment', 'Premium').waitFor()
  await inspect(page, 'subscription-analytics')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()])
  expect(file.suggestedFilename()).toMatch(/^subscriptions-\d{4}-\d\d-\d\d\.csv$/)
})
