import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveClock } from '#platform/clock'
import { buyPlan, doInPortal } from '#testing/payments'
import { mailsTo, newcomer, openBrowser, type Person, signInDirectly } from '#testing/people'
import { startServer, startServerFor, type TestServer } from '#testing/server'
import { paymentEvents } from './table.ts'
import { reconcilePayments } from './tasks.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const NOTE = 'Demo mode, no payment is taken'
const statusOf = (person: Person) => person.call.billing.subscriptionStatus()
const eventsOf = async ({ id }: Person) => {
  const rows = await server.platform.database.system.select().from(paymentEvents).where(eq(paymentEvents.user_id, id))
  return rows.map(({ event_type }) => event_type).toSorted()
}

describe('the demo checkout', () => {
  test('PRICING-023 says that no payment is taken, and shows what is bought', async () => {
    const ann = await newcomer(server)
    const { url } = await ann.call.billing.createCheckout({ plan: 'professional' })
    const page = await ann.fetch(url)
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain(NOTE)
    expect(text).toContain('Professional')
    expect(text).toContain('$99.99')
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
  })

  test('PRICING-026 ends with an active subscription, which events have made', async () => {
    const ann = await newcomer(server)
    const answer = await buyPlan(ann, 'professional')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${server.origin}/settings?tab=billing&checkout=done`])
    expect(await statusOf(ann)).toMatchObject({ has_active_subscription: true, subscription: { plan_key: 'professional' } })
    expect(await eventsOf(ann)).toEqual(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid'])
    const [mail] = await mailsTo(server, ann.email)
    expect(mail?.subject).toBe('Payment received')
    expect(mail?.text).toContain('Amount: $99.99')
  })

  test('a second click on the same page buys nothing more', async () => {
    const ann = await newcomer(server)
    const { url } = await ann.call.billing.createCheckout({ plan: 'premium' })
    const pay = () => ann.fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }) })
    await Promise.all([pay(), pay(), pay()])
    expect(await ann.call.billing.invoices()).toHaveLength(1)
    expect(await (await ann.fetch(url)).text()).toContain('This checkout is done')
  })

  test('a page that was left for a newer one says that it is closed, and buys nothing', async () => {
    const ann = await newcomer(server)
    const { url } = await ann.call.billing.createCheckout({ plan: 'premium' })
    await ann.call.billing.createCheckout({ plan: 'professional' })
    for (const init of [{}, { method: 'POST', body: new URLSearchParams({ do: 'pay' }) }])
      expect(await (await ann.fetch(url, init)).text()).toContain('This checkout is closed')
    expect(await statusOf(ann)).toMatchObject({ has_active_subscription: false })
  })

  test('a declined card and going back buy nothing', async () => {
    const ann = await newcomer(server)
    const { url } = await ann.call.billing.createCheckout({ plan: 'premium' })
    const declined = await ann.fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'decline' }) })
    expect([declined.status, (await declined.text()).includes(NOTE)]).toEqual([402, true])
    const back = await ann.fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'cancel' }) })
    expect(back.headers.get('location')).toBe(`${server.origin}/pricing?checkout=cancelled`)
    expect(await statusOf(ann)).toMatchObject({ has_active_subscription: false })
  })

  test('is there for its owner alone', async () => {
    const [ann, bob] = [await newcomer(server), await newcomer(server)]
    const { url } = await ann.call.billing.createCheckout({ plan: 'premium' })
    const { url: portal } = await ann.call.billing.customerPortal()
    for (const address of [url, portal])
      for (const stranger of [bob, openBrowser(server)]) {
        expect((await stranger.fetch(address)).status).toBe(404)
        expect((await stranger.fetch(address, { method: 'POST', body: new URLSearchParams({ do: 'pay' }) })).status).toBe(404)
      }
    const nothing = await ann.fetch('/demo/checkout/cs_test_nothing')
    expect([nothing.status, (await nothing.text()).includes("There's nothing at this address")]).toEqual([404, true])
    expect(await statusOf(ann)).toMatchObject({ has_active_subscription: false })
  })

  test('another site cannot send its form', async () => {
    const ann = await newcomer(server)
    const { url } = await ann.call.billing.createCheckout({ plan: 'premium' })
    const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: new URLSearchParams({ do: 'pay' }),
      })
      expect(answer.status).toBe(403)
    }
    expect(await statusOf(ann)).toMatchObject({ has_active_subscription: false })
  })
})

describe('the demo portal', () => {
  test('BILLING-026 says that no payment is taken, and shows plan and invoices', async () => {
    const ann = await newcomer(server)
    const { url } = await ann.call.billing.customerPortal()
    expect(await (await ann.fetch(url)).text()).toContain('You have no subscription')
    await buyPlan(ann, 'professional')
    const text = await (await ann.fetch(url)).text()
    for (const part of [NOTE, 'Professional', '$99.99', 'DEMO-', 'Cancel at the end of the period']) expect(text).toContain(part)
  })

  test('BILLING-028 cancels at the end of the period, which keeps the plan, and resumes', async () => {
    const ann = await newcomer(server)
    await buyPlan(ann, 'professional')
    await doInPortal(ann, 'cancel')
    expect(await statusOf(ann)).toMatchObject({
      has_active_subscription: true,
      application_limit: 10,
      subscription: { status: 'active', cancel_at_period_end: true },
    })
    const mails = await mailsTo(server, ann.email, 2)
    expect(mails[0]?.subject).toBe('Your subscription is cancelled')
    await doInPortal(ann, 'resume')
    expect((await statusOf(ann)).subscription?.cancel_at_period_end).toBe(false)
  })

  test('changes the plan', async () => {
    const ann = await newcomer(server)
    await buyPlan(ann, 'professional')
    await doInPortal(ann, 'change', 'premium')
    expect(await statusOf(ann)).toMatchObject({
      application_limit: 15,
      subscription: { plan_key: 'premium', plan_name: 'Premium' },
    })
    const { url } = await ann.call.billing.customerPortal()
    expect(await (await ann.fetch(url)).text()).toContain('<dd>Premium</dd>')
  })

  test('lets a payment fail, which is past due and keeps the plan, and lets it be paid', async () => {
    const ann = await newcomer(server)
    await buyPlan(ann, 'professional')
    await doInPortal(ann, 'fail')
    expect(await statusOf(ann)).toMatchObject({ has_active_subscription: true, subscription: { status: 'past_due' } })
    expect((await mailsTo(server, ann.email, 2))[0]?.subject).toBe('Payment failed')
    await doInPortal(ann, 'pay')
    expect((await statusOf(ann)).subscription?.status).toBe('active')
    expect((await ann.call.billing.invoices()).map(({ status }) => status)).toEqual(['paid', 'paid'])
  })

  test('ends a subscription at once; then it is expired, or the trial that still runs', async () => {
    const ann = await newcomer(server)
    await buyPlan(ann, 'professional')
    await doInPortal(ann, 'end')
    // Neither the mail nor the bell promises anything until a day that is over.
    const [mail] = await mailsTo(server, ann.email, 2)
    expect(mail).toMatchObject({ subject: 'Your subscription has ended' })
    expect((await ann.call.notices.list()).rows[0]).toMatchObject({
      title: 'Subscription ended',
      message: expect.stringMatching(/^Your Professional subscription ended on /),
    })
    expect(await statusOf(ann)).toMatchObject({ has_active_subscription: false, is_trial: true, is_expired: false })
    expect((await ann.call.billing.planInfo()).subscription_status).toBe('trial')
  })
})

test('PRICING-027 with a key neither page has ever been there', async () => {
  const ann = await newcomer(server)
  const { url: checkout } = await ann.call.billing.createCheckout({ plan: 'premium' })
  const { url: portal } = await ann.call.billing.customerPortal()
  const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', STRIPE_API_URL: 'http://127.0.0.1:9' }
  const withKey = await startServerFor(keys, server.database)
  const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const url of [checkout, portal]) {
    expect((await fetch(url, { headers: { cookie } })).status).toBe(200)
    for (const method of ['GET', 'POST'])
      expect((await fetch(url.replace(server.origin, withKey.origin), { method, headers: { cookie } })).status).toBe(404)
  }
})

test('BILLING-028 in demo mode time passes too: a cancelled plan is over after its period, a running one is renewed', async () => {
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  await buyPlan(ann, 'professional')
  await doInPortal(ann, 'cancel')
  await buyPlan(bob, 'premium')
  const back = 40 * 86_400_000
  moveClock(back)
  try {
    for (const person of [ann, bob]) await signInDirectly(server, person, person.id)
    expect(await statusOf(ann)).toMatchObject({ has_active_subscription: false, is_expired: true, application_limit: 3 })
    await reconcilePayments(server.platform)
    expect(await statusOf(ann)).toMatchObject({ is_expired: true, subscription: { status: 'canceled' } })
    expect((await ann.call.billing.planInfo()).subscription_status).toBe('expired')
    expect(await statusOf(bob)).toMatchObject({ has_active_subscription: true, subscription: { status: 'active' } })
    expect(await bob.call.billing.invoices()).toHaveLength(2)
  } finally {
    moveClock(-back)
  }
})
