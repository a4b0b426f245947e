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
  /** The address of its pages. */
  pagesUrl: string
  webhookSecret: string
  /** Delivers an event and returns the HTTP status. */
  deliver(body: string, signature: string): Promise<number>
}
/** Answers that tests can provoke, besides a late one and none. */
const TROUBLES = {
  error: { status: 500, type: 'api_error', message: 'Something is wrong here.' },
  refuse: { status: 402, type: 'card_error', message: 'Something is wrong here.' },
  unauthorized: { status: 401, type: 'invalid_request_error', message: 'Invalid API Key provided' },
  conflict: { status: 400, type: 'invalid_request_error', message: 'This product was created automatically' },
} as const
export type Trouble = 'slow' | 'hang' | keyof typeof TROUBLES
export type LocalStripe = ReturnType<typeof createLocalStripe>

/**
 * The local payment server. Demo mode runs it inside the product, tests run it alone; the product talks to it through the real SDK and
 * gets every change as a signed event.
 */
export function createLocalStripe({ db, now, pagesUrl, webhookSecret, deliver }: LocalStripeParts) {
  const troubles: Trouble[] = []
  let isHolding = false
  let queue = Promise.resolve()

  /** Makes a change and sends its events after the commit. */
  async function act<T>(change: (tx: Db) => Promise<T>): Promise<T> {
    const result = await db.transaction(async (tx) => {
      await lockAll(tx)
      return change(tx)
    })
    await deliverEvents()
    return result
  }

  /** Sequential: a change waits until its events have been delivered. */
  function deliverEvents(): Promise<void> {
    queue = queue.then(async () => {
      if (!isHolding) for (const event of await listUndelivered(db)) await send(event)
    })
    // Undelivered events wait for the next delivery; the change itself stays.
    queue = queue.catch((error) => log.error('local payment events', error))
    return queue
  }

  /** Signs each event when it is sent, like Stripe, and retries until it is accepted. */
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
    /** Handles a request of the SDK. */
    async handle(request: Request): Promise<Response> {
      const trouble = troubles.shift()
      if (trouble === 'hang') await sleep(60_000, undefined, { ref: false, signal: request.signal }).catch(() => {})
      if (trouble === 'slow') await sleep(3_000, undefined, { ref: false })
      else if (trouble) return troubled(trouble === 'hang' ? 'error' : trouble)
      // Reads must not wait for the queue: the product reads while it handles an event.
      if (request.method === 'GET') return answerApi(db, request, now(), pagesUrl)
      return act((tx) => answerApi(tx, request, now(), pagesUrl))
    },
    /** Applies renewals and cancellations that are due. */
    advance: () => act((tx) => advance(tx, now())),
    /** The next requests run into these, one each. */
    makeTrouble: (...next: Trouble[]) => void troubles.push(...next),
    clearTrouble: () => void troubles.splice(0),
    /** Holds events back until a test sends them, in any order. */
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

function troubled(trouble: keyof typeof TROUBLES) {
  const { status, ...error } = TROUBLES[trouble]
  return new Response(JSON.stringify({ error }), { status, headers: { 'content-type': 'application/json' } })
}
