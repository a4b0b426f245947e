import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#platform/db/database'
import { log } from '#platform/log'
import { answerApi } from './api.ts'
import { advance } from './life.ts'
import type { Thing } from './objects.ts'
import { listUndelivered, lockAll, noteDelivered } from './store.ts'

export type LocalStripeParts = {
  db: Db
  now(): Date
  /** Where its pages are. */
  pagesUrl: string
  webhookSecret: string
  /** Hands an event over and answers the status that it got. */
  deliver(body: string, signature: string): Promise<number>
}
/** What can go wrong with a provider: a late answer, none, an answer that it cannot, a refusal. */
export type Trouble = 'slow' | 'hang' | 'error' | 'refuse'
export type LocalStripe = ReturnType<typeof createLocalStripe>

/**
 * The one local payment server. Demo mode runs it inside the product, tests run it alone; the product talks to it through the real SDK and
 * hears of everything through signed events.
 */
export function createLocalStripe({ db, now, pagesUrl, webhookSecret, deliver }: LocalStripeParts) {
  const troubles: Trouble[] = []
  let isHolding = false
  let queue = Promise.resolve()

  /** A change and the events that tell of it, which leave when it is kept. */
  async function act<T>(change: (tx: Db) => Promise<T>): Promise<T> {
    const result = await db.transaction(async (tx) => {
      await lockAll(tx)
      return change(tx)
    })
    await deliverEvents()
    return result
  }

  /** One after the other: who changes something waits until its events have been handed over. */
  function deliverEvents(): Promise<void> {
    queue = queue.then(async () => {
      if (!isHolding) for (const event of await listUndelivered(db)) await send(event)
    })
    // What could not be delivered waits for the next time; what has happened has happened.
    queue = queue.catch((error) => log.error('local payment events', error))
    return queue
  }

  /** Signed at the moment of sending, as Stripe does; again and again until it is taken. */
  async function send(event: Thing): Promise<number> {
    const body = JSON.stringify(event)
    const status = await deliver(body, signatureOf(body, webhookSecret, now())).catch(() => 0)
    if (status >= 200 && status < 300) await noteDelivered(db, event.id, now())
    return status
  }

  return {
    act,
    send,
    deliverEvents,
    /** The SDK's way in. */
    async handle(request: Request): Promise<Response> {
      const trouble = troubles.shift()
      if (trouble === 'hang') await sleep(60_000, undefined, { ref: false, signal: request.signal }).catch(() => {})
      if (trouble === 'slow') await sleep(3_000, undefined, { ref: false })
      else if (trouble) return troubled(trouble)
      // Reading changes nothing; and who is being told something reads to learn more.
      if (request.method === 'GET') return answerApi(db, request, now(), pagesUrl)
      return act((tx) => answerApi(tx, request, now(), pagesUrl))
    },
    /** Lets what time has brought happen. */
    advance: () => act((tx) => advance(tx, now())),
    /** The next requests meet these, one each. */
    makeTrouble: (...next: Trouble[]) => void troubles.push(...next),
    /** Events wait until they are sent by hand, in whatever order. */
    holdEvents: (hold: boolean) => {
      isHolding = hold
    },
    listWaiting: () => listUndelivered(db),
  }
}

export function signatureOf(body: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}

const troubled = (trouble: Trouble) =>
  new Response(
    JSON.stringify({ error: { type: trouble === 'refuse' ? 'card_error' : 'api_error', message: 'Something is wrong here.' } }),
    {
      status: trouble === 'refuse' ? 402 : 500,
      headers: { 'content-type': 'application/json' },
    },
  )
