import { canonicalEmail } from '@jobapply/core/auth/rules'
import { isPaid } from '@jobapply/core/billing/price-rules'
import { findUserByEmail } from '#platform/auth/store'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { startCheckout } from './checkout.ts'
import { cancelAtEnd, completeCheckout, findSubscription } from './local-stripe/life.ts'
import { find } from './local-stripe/store.ts'
import { paymentsOf } from './payments.ts'
import { findActivePlan } from './plan-store.ts'
import { findCustomer, findHeld } from './subscription-store.ts'

const PLANS = {
  'maya.lindqvist@gmail.com': { plan: 'professional', cancels: false },
  'tomas.pereira@gmail.com': { plan: 'premium', cancels: true },
}

/**
 * Maya has a plan, Tomás has cancelled his, Jin is in the trial. Safe to run twice. Skipped where payments are real or mails would really
 * be sent.
 */
export async function fill(platform: Platform) {
  const { local } = paymentsOf(platform)
  if (!local || platform.settings.SMTP_URL) return
  const db = platform.database.system
  for (const [email, { plan: key, cancels }] of Object.entries(PLANS)) {
    const user = await findUserByEmail(db, canonicalEmail(email))
    const plan = await findActivePlan(db, key)
    if (!user || !plan || !isPaid(plan) || (await findHeld(db, user.id))) continue
    const url = await startCheckout(platform, user.id, plan)
    const session = await find(db, url?.split('/').at(-1) ?? '')
    if (!session) continue
    await local.act((tx) => completeCheckout(tx, session, now()))
    const subscription = await findSubscription(db, (await findCustomer(db, user.id)) ?? '')
    if (cancels && subscription) await local.act((tx) => cancelAtEnd(tx, subscription, now()))
  }
}
