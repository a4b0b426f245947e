import { buyPlan } from '@jobapply/server/testing/payments'
import { newcomer, type Person } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { type Product, visitAs } from './browser.ts'
import { DAY } from './days.ts'

/** The Billing tab of somebody, with its facts. */
export async function visitBilling(product: Product, person: Person) {
  const page = await visitAs(product, person)
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

export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Presses it and answers the tab that opens. */
export async function newTab(page: Page, press: () => Promise<void>) {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), press()])
  return opened
}
