import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { PERSONAL_DATA } from '#personal-data'
import { captureLogs } from '#platform/log'
import { startWithStripe, WEBHOOK_SECRET } from '#testing/local-stripe-server'
import { allMailsTo, newcomer, type Person } from '#testing/people'
import { completeCheckout, findSubscription } from './local-stripe/life.ts'
import { signatureOf } from './local-stripe/local-stripe.ts'
import { makeEvent, type Thing } from './local-stripe/objects.ts'
import { find } from './local-stripe/store.ts'
import { findCustomer } from './subscription-store.ts'
import { paymentEvents, userSubscriptions } from './table.ts'

let shop: Awaited<ReturnType<typeof startWithStripe>>
let ann: Person
let logs: ReturnType<typeof captureLogs>
beforeAll(async () => {
  shop = await startWithStripe()
  logs = captureLogs()
})
afterAll(() => {
  logs.stop()
  return shop.stop()
})
beforeEach(async () => {
  shop.stripe.holdEvents(true)
  ann = await newcomer(shop.server)
})

const send = async (body: string, signature: string | string[] | undefined) => {
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const each of [signature ?? []].flat()) headers.append('stripe-signature', each)
  return (await fetch(shop.webhook, { method: 'POST', headers, body })).status
}
const sendEvent = (event: Thing) => send(JSON.stringify(event), signatureOf(JSON.stringify(event), WEBHOOK_SECRET, new Date()))

/** Ann has paid at the provider's page, and the product has not been told yet. */
async function pay(person: Person, plan = 'professional'): Promise<Thing[]> {
  const { url } = await person.call.billing.createCheckout({ plan })
  const id = url.split('/').at(-1) ?? ''
  await shop.stripe.act(async (tx) => completeCheckout(tx, (await find(tx, id)) as Thing, new Date()))
  const events = await shop.stripe.listWaiting()
  return events.filter((event) => JSON.stringify(event).includes(person.id))
}
const subscriptionsOf = ({ id }: Person) => shop.db.select().from(userSubscriptions).where(eq(userSubscriptions.user_id, id))
const storedEvent = (id: string) => shop.db.select().from(paymentEvents).where(eq(paymentEvents.stripe_event_id, id))

describe('D1 PRICING-025 only what the provider has signed counts', () => {
  const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000)
  const sign = (body: string, secondsAgo = 0, secret = WEBHOOK_SECRET) => signatureOf(body, secret, at(secondsAgo))
  const other = (text: string) => (text.endsWith('0') ? `${text.slice(0, -1)}1` : `${text.slice(0, -1)}0`)
  const seconds = (secondsAgo = 0) => Math.floor(at(secondsAgo).getTime() / 1000)
  const hex = (content: string, secret = WEBHOOK_SECRET) => createHmac('sha256', secret).update(content).digest('hex')

  const bad: Record<string, (body: string) => [string, string | string[] | undefined]> = {
    'no signature': (body) => [body, undefined],
    'an empty signature': (body) => [body, ''],
    'a signature without a time': (body) => [body, sign(body).replace(/^t=\d+,/, '')],
    'a signature without a value': (body) => [body, `t=${seconds()}`],
    'another secret': (body) => [body, sign(body, 0, 'whsec_of_somebody_else')],
    'an empty secret': (body) => [body, sign(body, 0, '')],
    'the scheme v0': (body) => [body, sign(body).replace('v1=', 'v0=')],
    'a signature of 301 seconds ago': (body) => [body, sign(body, 301)],
    'a signature of an hour ahead': (body) => [body, sign(body, -3600)],
    'a time that was moved': (body) => [body, sign(body, 400).replace(/t=\d+/, `t=${seconds()}`)],
    'one byte of the body changed': (body) => [body.replace('"livemode":false', '"livemode":true '), sign(body)],
    'one digit of the signature changed': (body) => [body, other(sign(body))],
    'the same JSON written anew': (body) => [JSON.stringify(JSON.parse(body), null, 1), sign(body)],
    'two signature headers': (body) => [body, [sign(body), sign(body)]],
    'a signature of the body without its time': (body) => [body, `t=${seconds()},v1=${hex(body)}`],
    'a hash without a secret': (body) => [body, `t=${seconds()},v1=${hex(`${seconds()}.${body}`, 'x')}`],
    'a body that is no JSON': () => ['{"id"', sign('{"id"')],
    'JSON that is no event': () => ['[1]', sign('[1]')],
  }

  test.each(Object.keys(bad))('%s is refused and does nothing', async (name) => {
    const [event] = await pay(ann)
    const [body, signature] = bad[name]?.(JSON.stringify(event)) ?? ['', undefined]
    expect(await send(body, signature)).toBe(400)
    expect(await storedEvent(event?.id ?? '')).toEqual([])
    expect(await subscriptionsOf(ann)).toEqual([])
  })

  test.each([
    ['just now', 0],
    ['300 seconds ago', 300],
  ])('a signature of %s is taken', async (_, secondsAgo) => {
    const [event] = await pay(ann)
    const body = JSON.stringify(event)
    // The clock stands still: no second passes on the way.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    expect(await send(body, sign(body, secondsAgo))).toBe(200)
    expect(await storedEvent(event?.id ?? '')).toHaveLength(1)
  })

  test('of several values in one header one right one is enough, as when the provider changes its secret', async () => {
    const [event] = await pay(ann)
    const body = JSON.stringify(event)
    expect(await send(body, `${sign(body)},v1=${'0'.repeat(64)}`)).toBe(200)
  })
})

test('D2 the same event a hundred times at once has one effect', async () => {
  const events = await pay(ann)
  const paid = events.find(({ type }) => type === 'invoice.paid') as Thing
  const answers = await Promise.all(Array.from({ length: 100 }, () => sendEvent(paid)))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await storedEvent(paid.id)).toMatchObject([{ amount: 9999, status: 'succeeded', processed: true, user_id: ann.id }])
  expect(await subscriptionsOf(ann)).toHaveLength(1)
  expect((await allMailsTo(shop.server, ann.email)).map(({ subject }) => subject)).toEqual(['Payment received'])
  expect((await ann.call.notices.list()).rows.map(({ title }) => title)).toEqual(['Payment received'])
})

test('D4 an answer that got lost and a second delivery have one effect', async () => {
  const events = await pay(ann)
  const paid = events.find(({ type }) => type === 'invoice.paid') as Thing
  const body = JSON.stringify(paid)
  const gone = new AbortController()
  const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, WEBHOOK_SECRET, new Date()) }
  const lost = fetch(shop.webhook, { method: 'POST', headers, body, signal: gone.signal }).catch(() => undefined)
  setTimeout(() => gone.abort(), 15)
  await lost
  expect(await sendEvent(paid)).toBe(200)
  expect(await storedEvent(paid.id)).toHaveLength(1)
  expect((await ann.call.notices.list()).rows).toHaveLength(1)
})

test('a second delivery needs nothing from the provider', async () => {
  const paid = (await pay(ann)).find(({ type }) => type === 'invoice.paid') as Thing
  expect(await sendEvent(paid)).toBe(200)
  shop.stripe.makeTrouble('error', 'error', 'error')
  onTestFinished(() => shop.stripe.clearTrouble())
  expect(await sendEvent(paid)).toBe(200)
  expect(await storedEvent(paid.id)).toHaveLength(1)
})

describe('D5 what the product cannot use', () => {
  test('an unknown type is noted and changes nothing', async () => {
    const event = makeEvent('treasury.brand_new', { id: 'x_1', object: 'x' }, undefined, new Date())
    expect(await sendEvent(event)).toBe(200)
    expect(await storedEvent(event.id)).toMatchObject([{ event_type: 'treasury.brand_new', processed: false, user_id: null }])
  })

  test.each([
    ['a customer nobody knows', { customer: 'cus_unknown' }],
    ['a subscription nobody knows', { id: 'sub_unknown', customer: 'cus_unknown' }],
    ['no object to speak of', { id: 7, customer: { id: null }, metadata: null }],
    ['a person who is none', { metadata: { user_id: "x' or 1=1 --" } }],
  ])('an event with %s is noted and changes nothing', async (_, fields) => {
    for (const type of ['customer.subscription.updated', 'invoice.paid', 'checkout.session.completed']) {
      const event = makeEvent(type, { object: 'thing', ...fields } as unknown as Thing, undefined, new Date())
      expect(await sendEvent(event)).toBe(200)
      expect(await storedEvent(event.id)).toMatchObject([{ processed: false, user_id: null }])
    }
  })

  test('events of a deleted person raise nothing from the dead', async () => {
    const events = await pay(ann)
    await shop.db.transaction(async (tx) => {
      const customer = await findCustomer(tx, ann.id)
      expect(customer).toBeDefined()
      for (const [name, { erase }] of Object.entries(PERSONAL_DATA)) if (name !== 'billing') await erase(tx, ann.id)
    })
    for (const event of events) expect(await sendEvent(event)).toBe(200)
    const { rows } = await shop.server.platform.database.systemPool.query(
      `select (select count(*) from users where id = $1)::int as users, (select count(*) from user_subscriptions where user_id = $1)::int as subscriptions,
       (select count(*) from profiles where user_id = $1)::int as accounts, (select count(*) from notices where user_id = $1)::int as notices`,
      [ann.id],
    )
    expect(rows).toEqual([{ users: 0, subscriptions: 0, accounts: 0, notices: 0 }])
    for (const { id } of events) expect(await storedEvent(id)).toMatchObject([{ user_id: null, processed: false }])
  })

  test('an event of a megabyte is taken, one that is larger than any is refused', async () => {
    const event = (size: number) =>
      makeEvent('customer.updated', { id: 'cus_x', object: 'customer', note: 'x'.repeat(size) }, undefined, new Date())
    expect(await sendEvent(event(1024 * 1024))).toBe(200)
    expect(await sendEvent(event(3 * 1024 * 1024))).toBe(400)
  })

  test('while the provider does not answer the event is refused for now, and the next delivery succeeds', async () => {
    const [event] = await pay(ann)
    shop.stripe.makeTrouble('error')
    expect(await sendEvent(event as Thing)).toBe(500)
    expect(await storedEvent(event?.id ?? '')).toEqual([])
    expect(await sendEvent(event as Thing)).toBe(200)
    expect(await subscriptionsOf(ann)).toHaveLength(1)
  })
})

test('D8 PRICING-025 who opens the success address by hand has bought nothing', async () => {
  await ann.call.billing.createCheckout({ plan: 'premium' })
  for (const address of ['/settings?tab=billing&checkout=done', '/settings?session_id=cs_test_1&checkout=done'])
    await ann.fetch(address)
  expect(await ann.call.billing.subscriptionStatus()).toMatchObject({ has_active_subscription: false, subscription: null })
  expect(await ann.call.billing.planInfo()).toMatchObject({ subscribed: false, subscription_status: 'trial' })
})

test('a payment that was told by another plan of the provider keeps its own subscription only', async () => {
  const bob = await newcomer(shop.server)
  for (const event of await pay(ann)) await sendEvent(event)
  const held = await findSubscription(shop.db, (await findCustomer(shop.db, ann.id)) ?? '')
  const forged = { ...held, metadata: { user_id: bob.id, plan_key: 'premium' } } as Thing
  expect(await sendEvent(makeEvent('customer.subscription.updated', forged, undefined, new Date()))).toBe(200)
  expect(await subscriptionsOf(bob)).toEqual([])
  expect(await subscriptionsOf(ann)).toMatchObject([{ plan_key: 'professional' }])
})
