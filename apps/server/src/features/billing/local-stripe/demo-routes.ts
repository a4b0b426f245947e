import { PLAN_ON_REQUEST } from '@jobapply/core/billing/faults'
import type { PlanConfiguration } from '@jobapply/core/billing/schema'
import { NOT_FOUND } from '@jobapply/core/shared/faults'
import type { Db } from '#platform/db/database'
import type { Route } from '#platform/feature/routes'
import { readForm } from '#platform/http/body'
import { type Exchange, redirect } from '#platform/http/exchange'
import { sendPlainPage } from '#platform/http/plain-page'
import { cancelAtEnd, changePlan, completeCheckout, end, findSubscription, payOpenInvoice, renew, resume } from './life.ts'
import type { LocalStripe } from './local-stripe.ts'
import { type LocalInvoice, makePrice, newId, type Price, type Thing } from './objects.ts'
import { checkoutPage, declinedPage, notFoundPage, notSoldPage, portalPage } from './pages.ts'
import { find, findUserOf, keep, list } from './store.ts'

const CHECKOUT = '/demo/checkout/'
const PORTAL = '/demo/portal/'

export type DemoParts = {
  /** Undefined when the installation takes real payments: then these pages don't exist. */
  local: LocalStripe | undefined
  db: Db
  now(): Date
  publicUrl: string
  /** The paid plans. */
  listPlans(): Promise<PlanConfiguration[]>
}

/** The provider's pages in demo mode, for the person that a checkout or portal session belongs to. */
export function demoRoutes({ local, db, now, publicUrl, listPlans }: DemoParts): Route[] {
  const route = (method: 'GET' | 'POST', path: string, object: string, answer: Answer): Route => ({
    method,
    path: `${path}*`,
    door: 'signed in',
    answerUnknown: sendNotFound,
    answer: async (exchange, { userId }) => {
      const id = exchange.url.pathname.slice(path.length)
      const session = local ? await find(db, id, object) : undefined
      if (!local || !session || (await findUserOf(db, id)) !== userId) return sendNotFound(exchange)
      return answer(exchange, session, local)
    },
  })
  return [
    route('GET', CHECKOUT, 'checkout.session', showCheckout),
    route('POST', CHECKOUT, 'checkout.session', finishCheckout),
    route('GET', PORTAL, 'billing_portal.session', showPortal),
    route('POST', PORTAL, 'billing_portal.session', changeInPortal),
  ]

  function showCheckout(exchange: Exchange, session: Thing) {
    sendPlainPage(exchange, 200, 'Checkout', checkoutPage(session))
  }

  async function finishCheckout(exchange: Exchange, session: Thing, server: LocalStripe) {
    const wish = (await readForm(exchange)).get('do')
    if (wish === 'decline') return sendPlainPage(exchange, 402, 'Card declined', declinedPage())
    if (wish === 'cancel') return redirect(exchange, ownAddress(session.cancel_url))
    const { plan_key } = (session.subscription_metadata ?? {}) as Record<string, string>
    if (session.status === 'expired') return showCheckout(exchange, session)
    if (session.status === 'open' && !(await findSold(plan_key))) return sendNotSold(exchange)
    await server.act(async (tx) => completeCheckout(tx, (await find(tx, session.id)) ?? session, now()))
    redirect(exchange, ownAddress(session.success_url))
  }

  async function showPortal(exchange: Exchange, session: Thing, server: LocalStripe) {
    await server.advance()
    const customer = String(session.customer)
    const subscription = await findSubscription(db, customer)
    const price = subscription?.items.data[0].price
    const plans = await listPlans()
    const flow = session.flow_price ? ((await find(db, String(session.flow_price), 'price')) as Price | undefined) : undefined
    const keyOf = (one: Price | undefined) => one?.metadata.plan_key ?? subscription?.metadata.plan_key
    const view = {
      subscription,
      planName: plans.find(({ plan_key }) => plan_key === keyOf(price))?.plan_name ?? price?.nickname ?? 'Plan',
      plans,
      invoices: (await list(db, 'invoice', customer)) as LocalInvoice[],
      returnUrl: ownAddress(session.return_url),
      wanted: keyOf(flow ?? price),
    }
    sendPlainPage(exchange, 200, 'Your subscription', portalPage(view))
  }

  async function changeInPortal(exchange: Exchange, session: Thing, server: LocalStripe) {
    const form = await readForm(exchange)
    const plan = await findSold(form.get('plan'))
    if (form.get('do') === 'change' && !plan) return sendNotSold(exchange)
    await server.act(async (tx) => {
      const s = await findSubscription(tx, String(session.customer))
      if (!s || s.status === 'canceled') return
      const wish = form.get('do')
      if (wish === 'cancel') await cancelAtEnd(tx, s, now())
      if (wish === 'resume') await resume(tx, s, now())
      if (wish === 'renew') await renew(tx, s, true, now(), now())
      if (wish === 'fail') await renew(tx, s, false, now(), now())
      if (wish === 'pay') await payOpenInvoice(tx, s, now())
      if (wish === 'end') await end(tx, s, now())
      if (wish === 'change' && plan) {
        const price = priceOf(plan)
        await keep(tx, price, now())
        await changePlan(tx, s, price, now())
      }
    })
    redirect(exchange, exchange.url.pathname)
  }

  async function findSold(key: string | null | undefined) {
    return (await listPlans()).find(({ plan_key }) => plan_key === key)
  }

  function priceOf(plan: PlanConfiguration): Price {
    const { price_amount: amount, currency, billing_interval: interval, billing_interval_count: intervalCount } = plan
    const metadata = { plan_key: plan.plan_key }
    return makePrice(
      { amount, currency, interval, intervalCount, product: newId('prod'), metadata, nickname: plan.plan_name },
      now(),
    )
  }

  /** Only addresses of the product; anything else becomes the settings page. */
  function ownAddress(address: unknown): string {
    const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : undefined
    return url?.origin === publicUrl ? url.href : `${publicUrl}/settings`
  }
}

type Answer = (exchange: Exchange, session: Thing, local: LocalStripe) => unknown

const sendNotSold = (exchange: Exchange) => sendPlainPage(exchange, PLAN_ON_REQUEST.status, 'Not for sale', notSoldPage())
const sendNotFound = (exchange: Exchange) => sendPlainPage(exchange, NOT_FOUND.status, 'Not found', notFoundPage())
