import { PRODUCT } from '@jobapply/core/auth/constants'
import { AFTER_PORTAL } from '@jobapply/core/billing/constants'
import type { MailTo } from '#features/notices/notify'
import { renderMail } from '#platform/mail/layout'
import type { RenderedMail } from '#platform/mail/mail'

export const dayText = (day: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day)

const linkTo = (publicUrl: string, path: string) => new URL(path, publicUrl).href
const BECAUSE_OF_A_SUBSCRIPTION = `You got this email because you have a subscription at ${PRODUCT}.`

type Payment = MailTo & { amount: string; planName: string }

export const paymentReceivedMail = ({ to, publicUrl, amount, planName }: Payment): RenderedMail =>
  renderMail({
    to,
    subject: 'Payment received',
    heading: 'Thank you for your payment',
    paragraphs: ['We have received your payment. Your plan is active.'],
    facts: [
      { label: 'Plan', value: planName },
      { label: 'Amount', value: amount },
    ],
    button: { label: 'Open billing settings', address: linkTo(publicUrl, AFTER_PORTAL) },
    smallPrint: ["You'll find your invoices under “Download Invoices” in the billing settings."],
    reason: BECAUSE_OF_A_SUBSCRIPTION,
  })

export const paymentFailedMail = ({ to, publicUrl, amount, planName }: Payment): RenderedMail =>
  renderMail({
    to,
    subject: 'Payment failed',
    heading: 'Your payment did not go through',
    paragraphs: [
      "We couldn't collect the payment for your plan. We'll try again over the next few days, and your plan stays active until then.",
      'Please check your payment method.',
    ],
    facts: [
      { label: 'Plan', value: planName },
      { label: 'Amount', value: amount },
    ],
    button: { label: 'Update payment method', address: linkTo(publicUrl, AFTER_PORTAL) },
    reason: BECAUSE_OF_A_SUBSCRIPTION,
  })

type Ending = MailTo & { planName: string; end: Date }

export const subscriptionCancelledMail = ({ to, publicUrl, planName, end }: Ending): RenderedMail =>
  renderMail({
    to,
    subject: 'Your subscription is cancelled',
    heading: 'Your subscription is cancelled',
    paragraphs: ['You keep your plan until the end of the period that is paid. After that you are on the free plan.'],
    facts: [
      { label: 'Plan', value: planName },
      { label: 'Ends', value: dayText(end) },
    ],
    button: { label: 'Open billing settings', address: linkTo(publicUrl, AFTER_PORTAL) },
    smallPrint: ['If you change your mind, you can resume the subscription until that day.'],
    reason: BECAUSE_OF_A_SUBSCRIPTION,
  })

/** At once, or because a payment has failed for too long: there is nothing left to resume. */
export const subscriptionEndedMail = ({ to, publicUrl, planName, end }: Ending): RenderedMail =>
  renderMail({
    to,
    subject: 'Your subscription has ended',
    heading: 'Your subscription has ended',
    paragraphs: ['Your plan is no longer active. Your profiles, searches and applications stay as they are.'],
    facts: [
      { label: 'Plan', value: planName },
      { label: 'Ended', value: dayText(end) },
    ],
    button: { label: 'See the plans', address: linkTo(publicUrl, '/pricing') },
    reason: BECAUSE_OF_A_SUBSCRIPTION,
  })

export const trialEndingMail = ({ to, publicUrl, unsubscribe, end }: MailTo & { end: Date }): RenderedMail =>
  renderMail({
    to,
    subject: 'Your trial ends soon',
    heading: 'Your trial ends soon',
    paragraphs: [
      'After it you can still send 3 applications per month. With a plan you keep applying every day, and automation stays on.',
    ],
    facts: [{ label: 'Ends', value: dayText(end) }],
    button: { label: 'See the plans', address: linkTo(publicUrl, '/pricing') },
    reason: `You got this email because you are trying out ${PRODUCT}.`,
    ...(unsubscribe && { unsubscribe }),
  })
