import { createServer } from 'node:http'
import { createLocalStripe, type LocalStripe } from '#features/billing/local-stripe/local-stripe'
import { now } from '#platform/clock'
import { openDatabase } from '#platform/db/database'
import { makeDatabase, startServer } from './server.ts'

export const WEBHOOK_SECRET = 'whsec_of_the_tests'

/** The local payment server alone, with an address of its own, and the product that takes it for Stripe. */
export async function startWithStripe(env: Record<string, string> = {}) {
  const made = await makeDatabase()
  const database = openDatabase(made.url, 4)
  let webhook = ''
  const stripe: LocalStripe = createLocalStripe({
    db: database.system,
    now,
    pagesUrl: 'https://checkout.example',
    webhookSecret: WEBHOOK_SECRET,
    deliver: async (body, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      return (await fetch(webhook, { method: 'POST', headers, body })).status
    },
  })
  const http = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { method = 'GET', url = '/' } = request
    const headers = new Headers(
      Object.entries(request.headersDistinct).flatMap(([name, values]) =>
        (values ?? []).map((value): [string, string] => [name, value]),
      ),
    )
    const body = method === 'POST' ? { body: Buffer.concat(parts) } : {}
    const answer = await stripe.handle(new Request(`http://local${url}`, { method, headers, ...body }))
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as { port: number }
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
  }
  const server = await startServer({ ...keys, ...env }, made)
  webhook = `${server.origin}/webhooks/stripe`
  return {
    server,
    stripe,
    db: database.system,
    webhook,
    stop: async () => {
      await server.stop()
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
      await database.close()
    },
  }
}
