import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { Product } from './browser.ts'

/** What each card says, as a person reads it from top to bottom. */
export const cards = (page: Page) => page.getByRole('list', { name: 'Plans' }).locator('> li')
export const cardOf = (page: Page, name: string) => cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
export const names = (page: Page) => cards(page).getByRole('heading').allTextContents()
/** The plans are the catalogue's. */
export const plansCame = (page: Page) => page.locator('[data-plans][data-state=ready]').waitFor()

type Plan = {
  key: string
  name: string
  limit: number
  period: 'day' | 'month'
  amount: number
  price: string
  features: string[]
}

/** Another plan in the catalogue, and the way to take it out again. */
export async function addPlan({ server }: Product, { key, name, limit, period, amount, price, features }: Plan) {
  const { systemPool } = server.platform.database
  await systemPool.query(
    `insert into plan_configurations (plan_key, plan_name, auto_apply_limit, limit_period, price_amount, price_display, features)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [key, name, limit, period, amount, price, JSON.stringify(features)],
  )
  return async () => void (await systemPool.query('delete from plan_configurations where plan_key = $1', [key]))
}

/** A plan without a price (PRICING-028). */
export const BIG_TEAMS: Plan = {
  key: 'big-teams',
  name: 'Big teams',
  limit: 500,
  period: 'month',
  amount: 0,
  price: 'Contact Us',
  features: ['Auto-apply to 5 jobs per day', 'A contract of your own'],
}

/** Another one, with the longest text. */
export const ACADEMY: Plan = {
  ...BIG_TEAMS,
  ...{ key: 'academy', name: 'Academy', price: 'Talk to us about your university and its people' },
}

/** Takes the plan out of the catalogue when the test is over, also when it failed: a second try makes it again. */
export const forgetPlanLater = ({ server }: Product, key: string) =>
  onTestFinished(async () => {
    await server.platform.database.systemPool.query('delete from plan_configurations where plan_key = $1', [key])
  })

export const STUDENT: Plan = {
  key: 'student',
  name: 'Student',
  limit: 30,
  period: 'month',
  amount: 999,
  price: '$9.99',
  features: ['Auto-apply to 5 jobs per day', 'Basic support'],
}
