import { randomBytes } from 'node:crypto'

/** An object of Stripe's, as its HTTP interface shows it. */
export type Thing = { id: string; object: string; [field: string]: unknown }
export type Price = Thing & {
  unit_amount: number
  currency: string
  metadata: Record<string, string>
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number }
  nickname: string | null
}
export type Item = Thing & { price: Price; current_period_start: number; current_period_end: number }
export type LocalSubscription = Thing & {
  customer: string
  status: string
  cancel_at_period_end: boolean
  cancel_at: number | null
  canceled_at: number | null
  ended_at: number | null
  items: { object: 'list'; data: [Item]; has_more: false }
  latest_invoice: string | null
  metadata: Record<string, string>
  currency: string
}
export type LocalInvoice = Thing & {
  customer: string
  status: string
  amount_due: number
  amount_paid: number
  created: number
  number: string
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
export const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

export function makePrice(
  {
    amount,
    currency,
    interval,
    intervalCount,
    product,
    metadata,
    nickname = null,
  }: {
    amount: number
    currency: string
    interval: Price['recurring']['interval']
    intervalCount: number
    product: string
    metadata: Record<string, string>
    nickname?: string | null
  },
  at: Date,
): Price {
  return {
    id: newId('price'),
    object: 'price',
    active: true,
    created: seconds(at),
    currency,
    livemode: false,
    metadata,
    nickname,
    product,
    recurring: { interval, interval_count: intervalCount },
    type: 'recurring',
    unit_amount: amount,
  }
}

export function makeSubscription(customer: string, price: Price, metadata: Record<string, string>, at: Date): LocalSubscription {
  const id = newId('sub')
  const item: Item = {
    id: newId('si'),
    object: 'subscription_item',
    subscription: id,
    price,
    quantity: 1,
    metadata: {},
    created: seconds(at),
    current_period_start: seconds(at),
    current_period_end: seconds(periodEnd(at, price)),
  }
  return {
    id,
    object: 'subscription',
    customer,
    status: 'active',
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    created: seconds(at),
    start_date: seconds(at),
    currency: price.currency,
    items: { object: 'list', data: [item], has_more: false },
    latest_invoice: null,
    livemode: false,
    metadata,
    trial_end: null,
    trial_start: null,
  }
}

/** For the period that its item is in. */
export function makeInvoice(subscription: LocalSubscription, isPaid: boolean, at: Date): LocalInvoice {
  const [item] = subscription.items.data
  const amount = item.price.unit_amount
  const id = newId('in')
  return {
    id,
    object: 'invoice',
    number: `DEMO-${id.slice(-6).toUpperCase()}`,
    customer: subscription.customer,
    status: isPaid ? 'paid' : 'open',
    amount_due: amount,
    amount_paid: isPaid ? amount : 0,
    amount_remaining: isPaid ? 0 : amount,
    total: amount,
    currency: subscription.currency,
    created: seconds(at),
    hosted_invoice_url: null,
    invoice_pdf: null,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    lines: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: newId('il'),
          object: 'line_item',
          amount,
          currency: subscription.currency,
          period: { start: item.current_period_start, end: item.current_period_end },
          parent: {
            type: 'subscription_item_details',
            invoice_item_details: null,
            subscription_item_details: { subscription: subscription.id, subscription_item: item.id, proration: false },
          },
        },
      ],
    },
  }
}

export const makeEvent = (type: string, object: Thing, before: object | undefined, at: Date): Thing => ({
  id: newId('evt'),
  object: 'event',
  type,
  created: seconds(at),
  livemode: false,
  pending_webhooks: 1,
  request: null,
  data: { object, ...(before && { previous_attributes: before }) },
})

/** The same day of the next month, or that month's last day. */
export function periodEnd(start: Date, { recurring: { interval, interval_count: count } }: Price): Date {
  if (interval === 'day' || interval === 'week')
    return new Date(start.getTime() + count * (interval === 'day' ? 1 : 7) * 86_400_000)
  const months = count * (interval === 'year' ? 12 : 1)
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()]
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate()
  const end = new Date(start)
  end.setUTCFullYear(year, month + months, Math.min(day, lastDay))
  return end
}
