import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { completeCheckout, findSubscription } from '#features/billing/local-stripe/life'
import { find } from '#features/billing/local-stripe/store'
import { paymentsOf } from '#features/billing/payments'
import { findCustomer } from '#features/billing/subscription-store'
import { passDays, scheduleDeletion } from '#testing/deletions'
import { startWithStripe } from '#testing/local-stripe-server'
import { newcomer, type Person } from '#testing/people'
import { runDeletions } from './tasks.ts'

let shop: Awaited<ReturnType<typeof startWithStripe>>
beforeAll(async () => {
  shop = await startWithStripe()
})
afterAll(() => shop.stop())

async function subscriber() {
  const person = await newcomer(shop.server)
  const { url } = await person.call.billing.createCheckout({ plan: 'professional' })
  const session = await find(shop.db, url.split('/').at(-1) ?? '')
  await shop.stripe.act(async (tx) => completeCheckout(tx, session ?? expect.fail(), new Date()))
  return person
}
const customerOf = async ({ id }: Person) => (await findCustomer(shop.db, id)) ?? ''
const endsWithPeriod = async (person: Person) => (await findSubscription(shop.db, await customerOf(person)))?.cancel_at_period_end

test('DELETE-024 DELETE-031 a confirmation cancels the subscription, and staying resumes it', async () => {
  const ann = await subscriber()
  await scheduleDeletion(shop.server, ann)
  await expect.poll(() => endsWithPeriod(ann), { timeout: 20_000 }).toBe(true)
  const told = async () => (await ann.call.billing.subscriptionStatus()).subscription?.cancel_at_period_end
  await expect.poll(told, { timeout: 20_000 }).toBe(true)
  await ann.call.account.deletion.cancel()
  await expect.poll(() => endsWithPeriod(ann), { timeout: 20_000 }).toBe(false)
  await expect.poll(told, { timeout: 20_000 }).toBe(false)
})

test('a subscription that the person had cancelled before stays cancelled', async () => {
  const ann = await subscriber()
  const sdk = await paymentsOf(shop.server.platform).stripe()
  const { id } = (await findSubscription(shop.db, await customerOf(ann))) ?? expect.fail()
  await sdk.subscriptions.update(id, { cancel_at_period_end: true })
  await scheduleDeletion(shop.server, ann)
  await runDeletions(shop.server.platform)
  await ann.call.account.deletion.cancel()
  await runDeletions(shop.server.platform)
  expect(await endsWithPeriod(ann)).toBe(true)
})

test('while the provider is away the request stands, and the next run cancels; also what was bought meanwhile', async () => {
  const ann = await subscriber()
  const sdk = await paymentsOf(shop.server.platform).stripe()
  const list = vi.spyOn(sdk.subscriptions, 'list').mockRejectedValue(new Error('away'))
  expect(await scheduleDeletion(shop.server, ann)).toMatchObject({ success: true })
  await expect(runDeletions(shop.server.platform)).rejects.toThrow()
  expect(await endsWithPeriod(ann)).toBe(false)
  list.mockRestore()
  await runDeletions(shop.server.platform)
  expect(await endsWithPeriod(ann)).toBe(true)
})

test('DELETE-028 the provider is told to delete the customer, and nobody is mailed about it', async () => {
  const ann = await subscriber()
  await scheduleDeletion(shop.server, ann)
  await expect.poll(() => endsWithPeriod(ann), { timeout: 20_000 }).toBe(true)
  const customer = await customerOf(ann)
  const sdk = await paymentsOf(shop.server.platform).stripe()
  const del = vi.spyOn(sdk.customers, 'del')
  passDays(7.01)
  await runDeletions(shop.server.platform)
  expect(del.mock.calls).toContainEqual([customer])
  del.mockRestore()
  expect((await shop.server.platform.mail.listKept()).filter(({ to }) => to === ann.email)).toEqual([])
})
