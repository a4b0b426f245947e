import { readdirSync, readFileSync } from 'node:fs'
import { FALLBACK_PLANS } from '@jobapply/core/billing/constants'
import { planOffer } from '@jobapply/core/billing/schema'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { planConfigurations } from './table.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const offers = async () => {
  const plans = (await openBrowser(server).call.billing.plans()).map((plan) => planOffer.parse(plan))
  return new Map(plans.map((plan) => [plan.plan_key, plan]))
}

test('PRICING-015 PRICING-016 PRICING-017 a new installation has the plans that the page shows as an example', async () => {
  const stored = await offers()
  expect(stored.size).toBe(3)
  for (const plan of FALLBACK_PLANS) expect(stored.get(plan.plan_key)).toEqual(plan)
})

const FOLDER = new URL('../../../migrations/', import.meta.url)
/** The statements of migrations that change shipped plans. */
const newTexts = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').split('--> statement-breakpoint'))
    .filter((statement) => statement.includes('UPDATE "plan_configurations"'))
const OLD = {
  professional: [
    'Auto-apply to 10 jobs per day',
    'Cover letters for every application',
    'Application tracking',
    'Priority support',
  ],
  premium: ['Auto-apply to 15 jobs per day', 'Our own coach'],
}

test('an installation with the old texts gets the new ones, and what an admin has written stays', async () => {
  const db = server.platform.database.system
  for (const [key, features] of Object.entries(OLD))
    await db
      .update(planConfigurations)
      .set({ features, ...(key === 'premium' && { description: 'For teams.' }) })
      .where(eq(planConfigurations.plan_key, key))
  const owner = new pg.Client({ connectionString: server.database.url })
  await owner.connect()
  for (const statement of newTexts()) await owner.query(statement)
  await owner.end()
  const stored = await offers()
  expect(stored.get('professional')).toEqual(FALLBACK_PLANS.find(({ plan_key }) => plan_key === 'professional'))
  expect(stored.get('premium')).toMatchObject({ features: OLD.premium, description: 'For teams.' })
})
