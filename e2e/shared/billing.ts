import type { SubscriptionStatus } from '@jobapply/core/billing/schema'
import { buyPlan } from '@jobapply/server/testing/payments'
import { newcomer, type Person } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { type Product, visitAs } from './browser.ts'
import { DAY } from './days.ts'
import { failCall } from './steps.ts'

type Visitor = Parameters<typeof visitAs>[1]

/** A subscription to the plan of 10 a day, in the middle of its period. */
const PAID = {
  plan_key: 'professional',
  plan_name: 'Professional',
  status: 'active',
  current_period_start: '2026-11-01T12:00:00.000Z',
  current_period_end: '2026-12-01T12:00:00.000Z',
  trial_end: null,
  cancel_at_period_end: false,
  auto_apply_limit: 10,
  limit_period: 'day',
} satisfies SubscriptionStatus['subscription']

const STATUS: Omit<SubscriptionStatus, 'user_id'> = {
  subscription: PAID,
  application_limit: 10,
  limit_period: 'day',
  has_active_subscription: true,
  is_trial: false,
  trial_end_date: null,
  is_expired: false,
  asOf: '2026-11-15T12:00:00.000Z',
}

/** From now on the server says this of the subscription. */
export const answerStatus = (page: Page, status: Partial<typeof STATUS>) =>
  page.route('**/rpc/billing/subscriptionStatus', (route) =>
    route.fulfill({
      json: { json: { user_id: '6f1b1e0e-0000-4000-8000-000000000001', ...STATUS, ...status } },
    }),
  )

/** The answer comes as the test has prepared it. */
export async function visitBilling(product: Product, person?: Visitor, prepare?: (page: Page) => Promise<unknown>) {
  const page = await visitAs(product, person)
  await prepare?.(page)
  await page.goto('/settings?tab=billing')
  await page.getByRole('heading', { name: 'Subscription & Billing' }).waitFor()
  await facts(page, 'Billing Information').first().waitFor()
  return page
}

export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const facts = (page: Page, name: string) => card(page, name).locator('dl > div')
/** What a card says beside this label. */
export const fact = (page: Page, name: string, label: string) =>
  facts(page, name)
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd')
    .textContent()

/** The badge beside the heading of the subscription, and its hue. */
export const badge = (page: Page, text: string) => page.locator('section header').getByText(text, { exact: true })

const HUES = { red: [10, 40], orange: [41, 75], yellow: [80, 110], green: [130, 170], blue: [230, 275] } as const

/** The colour of the ground it stands on, as a person would call it. */
export const groundOf = async (page: Page, selector: ReturnType<Page['locator']>) => {
  const colour = await selector.evaluate((node) => getComputedStyle(node).backgroundColor)
  const [, , hue = -1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const named = Object.entries(HUES).find(([, [from, to]]) => hue >= from && hue <= to)
  return colour.startsWith('oklch') ? (named?.[0] ?? colour) : `${colour} on ${page.url()}`
}

const BROKEN = { status: 500, code: 'UNEXPECTED', message: 'Something went wrong on our side.' }
export const failStatus = (page: Page) => failCall(page, 'billing/subscriptionStatus', BROKEN)
export const failParts = async (page: Page) => {
  await failCall(page, 'billing/userSubscription', BROKEN)
  await failCall(page, 'billing/userApplicationLimit', BROKEN)
}

/** The trial has this much time left; a negative time has passed since its end. */
export async function withTrial({ server }: Product, person: Person, left: number): Promise<Person> {
  const end = new Date(Date.now() + left)
  await server.platform.database.systemPool.query(
    'update profiles set trial_start_date = $2, trial_end_date = $3 where user_id = $1',
    [person.id, new Date(end.getTime() - 4 * DAY), end],
  )
  return person
}

/** Somebody who has bought a plan. */
export async function payer({ server }: Product, plan = 'professional'): Promise<Person> {
  const person = await newcomer(server)
  await buyPlan(person, plan)
  return person
}

export const PORTAL_BUTTONS = ['Upgrade Plan', 'Update Payment Method', 'Download Invoices', 'Cancel Subscription']
export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Presses it and answers the tab that opens. */
export async function newTab(page: Page, press: () => Promise<void>) {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), press()])
  return opened
}
