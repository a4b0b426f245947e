import type { Db } from '#platform/db/database'
import { type Fields, parseForm, recordAt, textAt } from './form.ts'
import { cancelAtEnd, end, findPrice, resume, shownSession } from './life.ts'
import { type LocalSubscription, makePrice, newId, type Price, seconds, type Thing } from './objects.ts'
import { find, keep, list } from './store.ts'

type Call = { tx: Db; fields: Fields; query: URLSearchParams; id: string; at: Date; pagesUrl: string }
type Handler = (call: Call) => Promise<Thing | { object: 'list'; data: Thing[]; has_more: boolean } | undefined>

class Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The part of Stripe's HTTP API that the product uses; `:id` matches one path segment. */
const ROUTES: Record<string, Handler> = {
  'POST /v1/customers': ({ tx, fields, at }) =>
    keep(
      tx,
      {
        id: newId('cus'),
        object: 'customer',
        created: seconds(at),
        email: textAt(fields, 'email') ?? null,
        livemode: false,
        metadata: recordAt(fields, 'metadata'),
      },
      at,
    ),
  'GET /v1/customers/:id': ({ tx, id }) => need(tx, id, 'customer'),
  'DELETE /v1/customers/:id': async ({ tx, id, at }) => {
    await need(tx, id, 'customer')
    for (const subscription of (await list(tx, 'subscription', id)) as LocalSubscription[])
      if (subscription.status !== 'canceled') await end(tx, subscription, at)
    return { id, object: 'customer', deleted: true }
  },
  'POST /v1/products': ({ tx, fields, at }) =>
    keep(
      tx,
      {
        id: newId('prod'),
        object: 'product',
        active: true,
        created: seconds(at),
        name: need1(fields, 'name'),
        description: textAt(fields, 'description') ?? null,
        livemode: false,
        metadata: recordAt(fields, 'metadata'),
      },
      at,
    ),
  'GET /v1/products/:id': ({ tx, id }) => need(tx, id, 'product'),
  'POST /v1/products/:id': async ({ tx, id, fields, at }) =>
    keep(
      tx,
      {
        ...(await need(tx, id, 'product')),
        ...textFields(fields, ['name', 'description', 'default_price']),
        ...activeField(fields),
      },
      at,
    ),
  'GET /v1/products': async ({ tx, query }) => page((await list(tx, 'product')).filter(isAsked(query)), query),
  'GET /v1/prices': async ({ tx, query }) => page((await list(tx, 'price')).filter(isAsked(query)), query),
  'POST /v1/prices': async ({ tx, fields, at }) => {
    const product = await need(tx, need1(fields, 'product'), 'product')
    return keep(tx, priceOf(fields, product.id, recordAt(fields, 'metadata'), at), at)
  },
  'GET /v1/prices/:id': ({ tx, id }) => need(tx, id, 'price'),
  'POST /v1/prices/:id': async ({ tx, id, fields, at }) =>
    keep(tx, { ...(await need(tx, id, 'price')), ...activeField(fields) }, at),
  'POST /v1/checkout/sessions': async ({ tx, fields, at, pagesUrl }) => {
    const customer = await need(tx, need1(fields, 'customer'), 'customer')
    const id = newId('cs_test')
    const session: Thing = {
      id,
      object: 'checkout.session',
      client_reference_id: textAt(fields, 'client_reference_id') ?? null,
      created: seconds(at),
      customer: customer.id,
      livemode: false,
      metadata: recordAt(fields, 'metadata'),
      mode: 'subscription',
      payment_status: 'unpaid',
      status: 'open',
      subscription: null,
      success_url: textAt(fields, 'success_url') ?? null,
      cancel_url: textAt(fields, 'cancel_url') ?? null,
      url: `${pagesUrl}/demo/checkout/${id}`,
      line_price: await linePrice(tx, fields, at),
      subscription_metadata: recordAt(fields, 'subscription_data', 'metadata'),
    }
    return shownSession(await keep(tx, session, at))
  },
  'GET /v1/checkout/sessions/:id': async ({ tx, id }) => shownSession(await need(tx, id, 'checkout.session')),
  'GET /v1/checkout/sessions': async ({ tx, query }) => {
    const all = await list(tx, 'checkout.session', query.get('customer') ?? undefined)
    return page(all.filter(({ status }) => !query.has('status') || status === query.get('status')).map(shownSession), query)
  },
  'POST /v1/checkout/sessions/:id/expire': async ({ tx, id, at }) => {
    const session = await need(tx, id, 'checkout.session')
    if (session.status !== 'open') throw new Refusal(400, 'resource_not_open', 'Only open Checkout Sessions can be expired.')
    return shownSession(await keep(tx, { ...session, status: 'expired' }, at))
  },
  'POST /v1/billing_portal/sessions': async ({ tx, fields, at, pagesUrl }) => {
    const customer = await need(tx, need1(fields, 'customer'), 'customer')
    const id = newId('bps')
    return keep(
      tx,
      {
        id,
        object: 'billing_portal.session',
        created: seconds(at),
        customer: customer.id,
        livemode: false,
        return_url: textAt(fields, 'return_url') ?? null,
        flow_price: textAt(fields, 'flow_data', 'subscription_update_confirm', 'items', '0', 'price') ?? null,
        url: `${pagesUrl}/demo/portal/${id}`,
      },
      at,
    )
  },
  'GET /v1/subscriptions': async ({ tx, query }) =>
    page((await list(tx, 'subscription', query.get('customer') ?? undefined)).filter(isOfStatus(query.get('status'))), query),
  'GET /v1/subscriptions/:id': ({ tx, id }) => need(tx, id, 'subscription'),
  'POST /v1/subscriptions/:id': async ({ tx, id, fields, at }) => {
    const subscription = (await need(tx, id, 'subscription')) as LocalSubscription
    if (textAt(fields, 'cancel_at_period_end') === 'true') await cancelAtEnd(tx, subscription, at)
    if (textAt(fields, 'cancel_at_period_end') === 'false') await resume(tx, subscription, at)
    return need(tx, id, 'subscription')
  },
  'DELETE /v1/subscriptions/:id': async ({ tx, id, at }) => {
    await end(tx, (await need(tx, id, 'subscription')) as LocalSubscription, at)
    return need(tx, id, 'subscription')
  },
  'GET /v1/invoices': async ({ tx, query }) => {
    const ofSubscription = query.get('subscription')
    const all = await list(tx, 'invoice', query.get('customer') ?? undefined)
    const isWanted = (one: Thing) =>
      (!ofSubscription || JSON.stringify(one.parent).includes(`"${ofSubscription}"`)) &&
      (!query.get('status') || one.status === query.get('status'))
    return page(all.filter(isWanted), query)
  },
  'GET /v1/events': async ({ tx, query }) => {
    const from = Number(query.get('created[gte]') ?? 0)
    return page(
      (await list(tx, 'event')).filter(({ created }) => Number(created) >= from),
      query,
    )
  },
}

/** Answers a request of the SDK inside the transaction `tx`. */
export async function answerApi(tx: Db, request: Request, at: Date, pagesUrl: string): Promise<Response> {
  const url = new URL(request.url)
  if (!/^Bearer .+/.test(request.headers.get('authorization') ?? '')) return refuse(401, 'api_key_missing', 'No API key.')
  const body = request.method === 'POST' ? await request.text() : ''
  const key = request.headers.get('idempotency-key')
  const known = key && request.method === 'POST' ? await find(tx, `idem_${key}`) : undefined
  if (known) return json(200, known.answer)
  try {
    const found = match(request.method, url.pathname)
    if (!found) return refuse(404, 'resource_missing', `Unrecognized request URL (${request.method}: ${url.pathname})`)
    const answer = await found.handler({ tx, fields: parseForm(body), query: url.searchParams, id: found.id, at, pagesUrl })
    if (key && request.method === 'POST') await keep(tx, { id: `idem_${key}`, object: 'idempotency', answer }, at)
    return json(200, answer)
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.status, error.code, error.message)
    throw error
  }
}

function match(method: string, path: string): { handler: Handler; id: string } | undefined {
  const exact = ROUTES[`${method} ${path}`]
  if (exact) return { handler: exact, id: '' }
  const parts = path.split('/')
  // The id is the last part, or the one before what is done to it.
  for (const place of [parts.length - 1, parts.length - 2]) {
    const handler = ROUTES[`${method} ${parts.with(place, ':id').join('/')}`]
    if (handler) return { handler, id: decodeURIComponent(parts[place] ?? '') }
  }
  return undefined
}

async function need(tx: Db, id: string, object: string): Promise<Thing> {
  const found = await find(tx, id, object)
  if (!found) throw new Refusal(404, 'resource_missing', `No such ${object}: '${id}'`)
  return found
}

function need1(fields: Fields, name: string): string {
  const value = textAt(fields, name)
  if (!value) throw new Refusal(400, 'parameter_missing', `Missing required param: ${name}.`)
  return value
}

const activeField = (fields: Fields) => {
  const active = textAt(fields, 'active')
  return active === undefined ? {} : { active: active !== 'false' }
}

/** Without a status everything that is not canceled, as Stripe lists. */
const isOfStatus = (status: string | null) => (one: Thing) =>
  status === 'all' || (status ? one.status === status : one.status !== 'canceled')

/** The filters of a list that the product uses. */
const isAsked = (query: URLSearchParams) => (one: Thing) =>
  (!query.has('active') || String(one.active) === query.get('active')) &&
  (!query.has('product') || one.product === query.get('product'))

const textFields = (fields: Fields, names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (textAt(fields, name) === undefined ? [] : [[name, textAt(fields, name)]])))

function priceOf(fields: Fields, product: string, metadata: Record<string, string>, at: Date, nickname?: string): Price {
  const amount = Number(textAt(fields, 'unit_amount'))
  if (!Number.isInteger(amount) || amount < 0) throw new Refusal(400, 'parameter_invalid_integer', 'Invalid integer: unit_amount')
  const interval = (textAt(fields, 'recurring', 'interval') ?? 'month') as Price['recurring']['interval']
  const intervalCount = Number(textAt(fields, 'recurring', 'interval_count') ?? 1)
  return makePrice(
    { amount, currency: need1(fields, 'currency'), interval, intervalCount, product, metadata, nickname: nickname ?? null },
    at,
  )
}

/** An existing price, or a new one for this sale. */
async function linePrice(tx: Db, fields: Fields, at: Date): Promise<Price> {
  const line = (fields.line_items as Fields | undefined)?.['0'] as Fields | undefined
  const id = textAt(line, 'price')
  const found = id ? await findPrice(tx, id) : undefined
  if (found) return found
  const data = line?.price_data as Fields | undefined
  if (!data) throw new Refusal(400, 'resource_missing', `No such price: '${id ?? ''}'`)
  const price = priceOf(data, newId('prod'), {}, at, textAt(data, 'product_data', 'name'))
  await keep(tx, price, at)
  return price
}

function page(all: Thing[], query: URLSearchParams) {
  const limit = Math.min(100, Number(query.get('limit') ?? 10))
  const after = query.get('starting_after')
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0
  return { object: 'list' as const, data: all.slice(from, from + limit), has_more: all.length > from + limit }
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', 'request-id': newId('req') } })

const refuse = (status: number, code: string, message: string) =>
  json(status, { error: { type: 'invalid_request_error', code, message } })
