import { oc } from '@orpc/contract'
import { z } from 'zod'
import { pageOf, pageRequest } from '#shared/page'
import {
  applicationMoment,
  enrolledPage,
  enrolledRequest,
  enrollment,
  listedSubscription,
  paymentEvent,
  subscriptionSummary,
} from './subscriptions-schema.ts'

export const subscriptionsContract = {
  summary: oc.output(subscriptionSummary),
  enrollment: oc.output(enrollment),
  /** The subscribers of a tier, the newest first. */
  enrolled: oc.input(enrolledRequest).output(enrolledPage),
  list: oc.input(pageRequest).output(pageOf(listedSubscription)),
  /** The latest 100; sums and the CSV file cover all (decisions, Plans). */
  payments: oc.output(z.array(paymentEvent)),
  /** Applications of the last 30 days (spec 3 §7). */
  applications: oc.input(pageRequest).output(pageOf(applicationMoment)),
}
