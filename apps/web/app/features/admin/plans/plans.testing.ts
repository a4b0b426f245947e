import type { ManagedPlan } from '@jobapply/core/admin/plans-schema'
import { type Answers, fault } from '#testing/calls.ts'
import type { Locator } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT, recorded } from '#testing/recordings.ts'
import type { Page } from '#testing/visit.ts'

export const card = (page: Page, key: string) => page.locator(`li[data-plan="${key}"]`)
export const dialog = (page: Page) => page.getByRole('dialog')
export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
export const field = (page: Page, name: string) => dialog(page).getByLabel(name)
export const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' })

/** The catalogue of the recordings; with `isDemo: false` the payment provider knows its plans. It lives as long as the test. */
export function keepPlans({ isDemo = false } = {}) {
  const price = (plan: ManagedPlan) => (plan.price_amount > 0 ? `price_${plan.plan_key}` : null)
  const synced = (plan: ManagedPlan): ManagedPlan =>
    isDemo ? plan : { ...plan, is_demo: false, stripe_price_id: price(plan), last_synced_at: RECORDED_AT.toISOString() }
  let plans = recorded.admin.admin.plans.list.plans.map(synced)
  const find = (key: string) => plans.find(({ plan_key }) => plan_key === key)
  const put = (plan: ManagedPlan) => {
    plans = [...plans.filter(({ plan_key }) => plan_key !== plan.plan_key), plan]
    return plan
  }
  const change = (key: string, changes: Partial<ManagedPlan>) => {
    const plan = find(key)
    return plan ? put({ ...plan, ...changes }) : fault('PLAN_NOT_FOUND')
  }
  const [first] = plans
  if (!first) throw new Error('No plan is recorded')
  const fresh = { stripe_product_id: null, stripe_price_id: null, last_synced_at: null, is_demo: true }
  const sync: NonNullable<NonNullable<Answers['admin']>['plans']>['sync'] = ({ planKey }) => {
    const plan = find(planKey)
    if (plan && plan.price_amount > 0) put({ ...synced(plan), creation_status: 'stripe_synced' })
    return { success: true, error: null, stripeData: { productId: null, priceId: null } }
  }
  const answers = {
    admin: {
      plans: {
        list: () => ({ plans, isDemo }),
        create: (values) =>
          find(values.plan_key as string)
            ? fault('PLAN_KEY_TAKEN')
            : put({ ...first, ...(values as Partial<ManagedPlan>), ...fresh, id: crypto.randomUUID(), creation_status: 'saved' }),
        update: ({ planKey, changes }) => change(planKey, changes as Partial<ManagedPlan>),
        sync,
        advance: ({ planKey, creationStatus }) => change(planKey, { creation_status: creationStatus }),
        remove: ({ planKey }) => {
          const plan_name = find(planKey)?.plan_name ?? ''
          plans = plans.filter(({ plan_key }) => plan_key !== planKey)
          return { outcome: 'deleted', plan_name, subscribers: 0, providerError: null }
        },
      },
    },
  } satisfies Answers
  return { answers, sync, find, change }
}

/** The admin panel with this catalogue. */
export async function openPanel(kept = keepPlans()) {
  const page = mountPage('/admin', { as: 'admin', answers: kept.answers })
  await card(page, 'premium').waitFor()
  return page
}

export async function startCreating(page: Page, name: string) {
  await button(page, 'Create plan').click()
  await field(page, 'Plan name').fill(name)
  await field(page, 'Plan key').fill(name)
  await button(page, 'Save plan').click()
}
