import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED } from '#shared/faults'
import {
  CHECKOUT_UNAVAILABLE,
  INVOICES_UNAVAILABLE,
  PLAN_NOT_FOR_SALE,
  PLAN_NOT_FOUND,
  PLAN_ON_REQUEST,
  PORTAL_UNAVAILABLE,
} from './faults.ts'
import {
  aboutUser,
  checkoutRequest,
  invoice,
  planConfiguration,
  planConfigurationsAnswer,
  planInfo,
  subscription,
  subscriptionStatus,
  timeZone,
  urlAnswer,
  usage,
} from './schema.ts'

const documented = (name: string) => oc.route({ method: 'POST', path: `/functions/v1/${name}` })

export const billingContract = {
  /** The active rows of plan_configurations, ordered by plan_key; for everybody. */
  plans: oc.output(z.array(planConfiguration)),
  /** The same in the documented envelope. */
  planConfigurations: documented('get-plan-configurations').output(planConfigurationsAnswer),
  /** Where to pay for a plan; who already has a subscription changes it in the portal. */
  createCheckout: documented('create-checkout')
    .input(checkoutRequest)
    .output(urlAnswer)
    .errors({ PLAN_NOT_FOUND, PLAN_NOT_FOR_SALE, PLAN_ON_REQUEST, CHECKOUT_UNAVAILABLE }),
  customerPortal: documented('customer-portal').output(urlAnswer).errors({ PORTAL_UNAVAILABLE }),
  subscriptionStatus: documented('get-subscription-status').output(subscriptionStatus),
  /** The documented remote procedures: about oneself, or asked by an admin. */
  userSubscription: documented('get_user_subscription').input(aboutUser).output(subscription.nullable()).errors({ NOT_ALLOWED }),
  userApplicationLimit: documented('get_user_application_limit')
    .input(aboutUser)
    .output(z.int().nullable())
    .errors({ NOT_ALLOWED }),
  /** The row of subscribers and the account's fields. */
  planInfo: oc.output(planInfo),
  invoices: oc.output(z.array(invoice)).errors({ INVOICES_UNAVAILABLE }),
  /** What I may do now. */
  usage: oc.output(usage),
  /** Days of limits are days there, from the next day on. */
  setTimeZone: oc.input(timeZone),
}
