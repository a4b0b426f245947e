import {
  CONFIRM_DELETION_PATH,
  DELETION_LINK_HOURS,
  GRACE_DAYS,
  PRIVACY_SETTINGS_PATH,
} from '@jobapply/core/account/deletion-constants'
import { PRODUCT } from '@jobapply/core/auth/constants'
import { utcTime } from '@jobapply/core/auth/rules'
import { renderMail } from '#platform/mail/layout'
import type { RenderedMail } from '#platform/mail/mail'

type ToPerson = { to: string; publicUrl: string }
const REASON = `You got this email because you have an account at ${PRODUCT}.`
const linkTo = (publicUrl: string, path: string) => new URL(path, publicUrl).href

/** Only this mail holds the token. Opening the link deletes nothing, so mail scanners do no harm (DELETE-003). */
export const deletionRequestMail = ({ to, publicUrl, token }: ToPerson & { token: string }): RenderedMail =>
  renderMail({
    to,
    subject: 'Confirm the deletion of your account',
    heading: 'Delete your account?',
    paragraphs: [
      `You asked us to delete your ${PRODUCT} account. Nothing is deleted yet: please open this link and confirm.`,
      `After that you have ${GRACE_DAYS} days to change your mind.`,
    ],
    button: {
      label: 'Review the deletion',
      address: linkTo(publicUrl, `${CONFIRM_DELETION_PATH}?token=${encodeURIComponent(token)}`),
    },
    smallPrint: [
      `The link works once, for ${DELETION_LINK_HOURS} hours, and only while you are signed in.`,
      "If this wasn't you, please change your password: somebody else is signed in to your account.",
    ],
    reason: REASON,
  })

export const deletionScheduledMail = ({ to, publicUrl, at }: ToPerson & { at: Date }): RenderedMail =>
  renderMail({
    to,
    subject: 'Your account will be deleted',
    heading: `Your account will be deleted in ${GRACE_DAYS} days`,
    paragraphs: [
      'Until then you can still sign in, export your data, or keep your account. After that nobody can restore it, not even us.',
    ],
    facts: [{ label: 'Deleted on', value: utcTime(at) }],
    button: { label: 'Keep my account', address: linkTo(publicUrl, PRIVACY_SETTINGS_PATH) },
    smallPrint: ['This is our last email about it: your address is deleted, too.'],
    reason: REASON,
  })

export const deletionCancelledMail = ({ to, publicUrl }: ToPerson): RenderedMail =>
  renderMail({
    to,
    subject: 'Your account stays',
    heading: 'Your account stays',
    paragraphs: ['You cancelled the deletion of your account. Nothing was deleted.'],
    button: { label: 'Open your settings', address: linkTo(publicUrl, PRIVACY_SETTINGS_PATH) },
    reason: REASON,
  })
