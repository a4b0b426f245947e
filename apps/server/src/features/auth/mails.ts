import { PRODUCT, RESET_LINK_MINUTES, TRIAL_DAYS, VERIFY_LINK_HOURS } from '@jobapply/core/auth/constants'
import { endedAccessSentences, utcTime } from '@jobapply/core/auth/rules'
import type { EndedAccess } from '@jobapply/core/auth/security'
import type { RequestOrigin } from '#platform/auth/table'
import { renderMail } from '#platform/mail/layout'
import type { RenderedMail } from '#platform/mail/mail'

type ToPerson = { to: string; publicUrl: string }
/** Anybody can trigger this email by typing the address, so it says when and from where it was requested. */
type ToAnybody = ToPerson & { origin: RequestOrigin }

export function verificationMail({ to, publicUrl, token, origin }: ToAnybody & { token: string }): RenderedMail {
  return renderMail({
    to,
    subject: 'Verify your email address',
    heading: 'Verify your email address',
    paragraphs: [
      `Welcome to ${PRODUCT}. Please confirm that this address is yours. After that you can sign in, and your ${TRIAL_DAYS}-day trial starts.`,
    ],
    facts: factsOf('Signed up', origin),
    // The token follows the #, so it is not sent to the server: a mail scanner that opens the address changes nothing.
    button: { label: 'Verify email address', address: linkTo(publicUrl, `/#verify=${encodeURIComponent(token)}`) },
    smallPrint: [
      'In a browser other than the one that signed up, we ask for the password that was chosen there.',
      `The link works for ${VERIFY_LINK_HOURS} hours. If it has expired, try to sign in and we will send you a new one.`,
      'If you did not sign up, please ignore this email. Nobody can sign in with this address until it is verified.',
    ],
    reason: `You got this email because this address was used to sign up for ${PRODUCT}.`,
  })
}

/** The answer to a sign-up with a known address: the page must not tell that it is known, the owner may be told. */
export function accountExistsMail({ to, publicUrl, origin }: ToAnybody): RenderedMail {
  return renderMail({
    to,
    subject: 'You already have an account',
    heading: 'You already have an account',
    paragraphs: [
      `Somebody, perhaps you, tried to sign up for ${PRODUCT} with this address. It already has an account, so nothing was changed.`,
      'If it was you, please sign in instead. If you have forgotten your password, set a new one on the Reset tab of the same page.',
    ],
    facts: factsOf('Signed up', origin),
    button: { label: 'Sign in', address: linkTo(publicUrl, '/auth') },
    smallPrint: ["If this wasn't you, you don't need to do anything. Your account and password are unchanged."],
    reason: `You got this email because this address was used to sign up for ${PRODUCT}.`,
  })
}

export function resetMail({ to, publicUrl, token, origin }: ToAnybody & { token: string }): RenderedMail {
  return renderMail({
    to,
    subject: 'Reset your password',
    heading: 'Choose a new password',
    paragraphs: [
      `Somebody, hopefully you, asked for a new password for the ${PRODUCT} account of this address.`,
      'Your current password still works until you choose a new one.',
    ],
    facts: factsOf('Asked for', origin),
    // After the # the token stays in the browser: it is in no server's log and in no Referer.
    button: { label: 'Choose a new password', address: linkTo(publicUrl, `/auth#reset=${encodeURIComponent(token)}`) },
    smallPrint: [
      `The link works for ${RESET_LINK_MINUTES} minutes and only once.`,
      "If this wasn't you, please ignore this email. Your password won't change.",
    ],
    reason: `You got this email because a new password was asked for at ${PRODUCT}.`,
  })
}

type PasswordChange = ToPerson & { at: Date; ended: EndedAccess }

export function passwordChangedMail({ to, publicUrl, at, ended }: PasswordChange): RenderedMail {
  return renderMail({
    to,
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your ${PRODUCT} account was changed.`,
      ...endedAccessSentences(ended),
      "If this was you, you don't need to do anything. If it wasn't, open the sign-in page, choose the Reset tab and set a new password right away.",
    ],
    facts: [
      { label: 'Account', value: to },
      { label: 'Changed', value: utcTime(at) },
    ],
    button: { label: 'Open the sign-in page', address: linkTo(publicUrl, '/auth') },
    reason: `You got this email because you have an account at ${PRODUCT}.`,
  })
}

const factsOf = (what: string, { at, address, browser }: RequestOrigin) => [
  { label: what, value: utcTime(new Date(at)) },
  { label: 'From network', value: address },
  { label: 'Browser', value: browser },
]

const linkTo = (publicUrl: string, path: string) => new URL(path, publicUrl).href
