import { DEMO_NOTE } from '@jobapply/core/billing/constants'
import { periodText, priceText } from '@jobapply/core/billing/price-rules'
import { limitText } from '@jobapply/core/billing/rules'
import type { PlanConfiguration } from '@jobapply/core/billing/schema'
import { moneyText } from '@jobapply/core/shared/money'
import { type Html, html } from '#platform/html'
import type { LocalInvoice, LocalSubscription, Price, Thing } from './objects.ts'

const note = html`<p class="note">${DEMO_NOTE}</p>`
const day = (seconds: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(seconds * 1000))
const perPeriod = ({ recurring: { interval, interval_count: count } }: Price) =>
  count === 1 ? `a ${interval}` : `every ${count} ${interval}s`

export function checkoutPage(session: Thing): Html {
  const price = session.line_price as Price
  if (session.status === 'expired')
    return html`<h1>This checkout is closed</h1>${note}<p class="lead">Nothing was bought here: you opened another checkout later. <a href="/settings?tab=billing">Open your billing settings</a></p>`
  if (session.status !== 'open')
    return html`<h1>This checkout is done</h1>${note}<p class="lead"><a href="/settings?tab=billing">Open your billing settings</a></p>`
  return html`<h1>Subscribe</h1>
${note}
<dl>
<div><dt>Plan</dt><dd>${price.nickname ?? 'Plan'}</dd></div>
<div><dt>Price</dt><dd>${moneyText(price.unit_amount, price.currency)} ${perPeriod(price)}</dd></div>
<div><dt>Payment method</dt><dd>Demo card ending in 4242</dd></div>
</dl>
<form method="post"><button name="do" value="pay">Subscribe</button><button class="quiet" name="do" value="cancel">Go back</button></form>
<form method="post"><button class="quiet" name="do" value="decline">Try a declined card</button></form>`
}

export const declinedPage = (): Html => html`<h1>The card was declined</h1>
${note}
<p class="lead">Nothing was bought. This is what a declined card looks like.</p>
<form method="get"><button>Try again</button></form>`

/** For a plan that was taken out of sale, or has lost its price, while the page was open. */
export const notSoldPage = (): Html => html`<h1>This plan is not for sale</h1>
${note}
<p class="lead">Nothing was bought or changed. <a href="/pricing">See the plans</a></p>`

/** The same page for what belongs to somebody else, never existed or was removed. */
export const notFoundPage = (): Html => html`<h1>There's nothing at this address</h1>
<p class="lead">Sign in as the person whose page it is, or <a href="/settings?tab=billing">open your billing settings</a>.</p>`

export type PortalView = {
  subscription: LocalSubscription | undefined
  planName: string
  plans: PlanConfiguration[]
  invoices: LocalInvoice[]
  returnUrl: string
  wanted: string | undefined
}

export function portalPage({ subscription, planName, plans, invoices, returnUrl, wanted }: PortalView): Html {
  return html`<h1>Your subscription</h1>
${note}
${subscription ? subscriptionPart(subscription, planName, plans, wanted) : html`<p class="lead">You have no subscription. <a href="/pricing">See the plans</a></p>`}
<h2>Invoices</h2>
${invoices.length ? invoiceTable(invoices) : html`<p class="lead">There are no invoices yet.</p>`}
<p class="lead"><a href="${returnUrl}">Back to your settings</a></p>`
}

function subscriptionPart(s: LocalSubscription, planName: string, plans: PlanConfiguration[], wanted: string | undefined): Html {
  const [item] = s.items.data
  const isOver = s.status === 'canceled'
  const facts = html`<dl>
<div><dt>Plan</dt><dd>${planName}</dd></div>
<div><dt>Price</dt><dd>${moneyText(item.price.unit_amount, item.price.currency)} ${perPeriod(item.price)}</dd></div>
<div><dt>Status</dt><dd>${s.cancel_at_period_end && !isOver ? 'cancels at the end of the period' : s.status}</dd></div>
<div><dt>Period</dt><dd>${day(item.current_period_start)} to ${day(item.current_period_end)}</dd></div>
<div><dt>Payment method</dt><dd>Demo card ending in 4242</dd></div>
</dl>`
  if (isOver) return html`${facts}<p class="lead">This subscription is over. <a href="/pricing">See the plans</a></p>`
  const options = plans.map(
    (plan) =>
      html`<option value="${plan.plan_key}"${plan.plan_key === wanted ? html` selected` : undefined}>${plan.plan_name}, ${priceText(plan)}${periodText(plan)}, ${limitText(plan.auto_apply_limit, plan.limit_period)}</option>`,
  )
  return html`${facts}
<h2>Change the plan</h2>
<form method="post"><label for="plan">Plan</label><select id="plan" name="plan">${options}</select><button name="do" value="change">Change plan</button></form>
<h2>${s.cancel_at_period_end ? 'Resume' : 'Cancel'}</h2>
<form method="post">${
    s.cancel_at_period_end
      ? html`<button name="do" value="resume">Resume subscription</button>`
      : html`<button class="quiet" name="do" value="cancel">Cancel at the end of the period</button>`
  }</form>
<h2>Try out</h2>
<form method="post"><button class="quiet" name="do" value="renew">Renew now</button><button class="quiet" name="do" value="fail">Let the next payment fail</button>${
    s.status === 'past_due' ? html`<button name="do" value="pay">Pay the open invoice</button>` : undefined
  }<button class="quiet" name="do" value="end">End at once</button></form>`
}

const invoiceTable = (invoices: LocalInvoice[]): Html => html`<table>
<thead><tr><th scope="col">Number</th><th scope="col">Date</th><th scope="col">Amount</th><th scope="col">Status</th></tr></thead>
<tbody>${invoices.map(
  (one) =>
    html`<tr><th scope="row">${one.number}</th><td>${day(one.created)}</td><td>${moneyText(one.amount_due, String(one.currency))}</td><td>${one.status}</td></tr>\n`,
)}</tbody>
</table>`
