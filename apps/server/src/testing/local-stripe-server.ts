import { createLocalStripe } from '#features/billing/local-stripe/local-stripe'
import { now } from '#platform/clock'
import { openDatabase } from '#platform/db/database'
import { serveLocalStripe } from './serve-local-stripe.ts'
import { makeDatabase, startServer } from './server.ts'

export const WEBHOOK_SECRET = 'whsec_of_the_tests'

/** The local payment server alone, and the product that takes it for Stripe. */
export async function startWithStripe(env: Record<string, string> = {}, siteFolder?: string) {
  const made = await makeDatabase()
  const database = openDatabase(made.url, 4)
  let webhook = ''
  const stripe = createLocalStripe({
    db: database.system,
    now,
    pagesUrl: 'https://checkout.example',
    webhookSecret: WEBHOOK_SECRET,
    deliver: async (body, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      return (await fetch(webhook, { method: 'POST', headers, body })).status
    },
  })
  const { url, close } = await serveLocalStripe(stripe)
  const keys = { STRIPE_SECRET_KEY: 'sk_test_local', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_URL: url }
  const server = await startServer({ ...keys, ...env }, made, siteFolder)
  webhook = `${server.origin}/webhooks/stripe`
  return {
    server,
    stripe,
    db: database.system,
    webhook,
    stop: async () => {
      await server.stop()
      await close()
      await database.close()
    },
  }
}
