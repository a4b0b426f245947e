import { PRODUCT } from '@jobapply/core/auth/constants'
import { endedAccessSentences, utcTime } from '@jobapply/core/auth/rules'
import type { EndedAccess } from '@jobapply/core/auth/security'
import type { RequestOrigin } from '#platform/auth/table'
import { renderMail } from '#platform/mail/layout'
import type { RenderedMail } from '#platform/mail/mail'

type ToOwner = { to: string; publicUrl: string }
type Change = ToOwner & { at: Date }

const NOT_YOU = "If it wasn't you, choose a new password right away: open the sign-in page and choose the Reset tab."
const SETTINGS = { label: 'Open your settings', path: '/settings?tab=account' }
const SIGN_IN = { label: 'Open the sign-in page', path: '/auth' }

export const secondFactorOnMail = ({ ended, ...change }: Change & { ended: EndedAccess }) =>
  changeMail(change, 'Two-step sign-in is on', [
    "From now on we'll ask for a code from your authenticator app at every sign-in. All other browsers were signed out.",
    ...endedAccessSentences(ended),
    'Keep your recovery codes somewhere other than your phone. Without the app, one of them gets you in.',
  ])

export const secondFactorOffMail = (change: Change) =>
  changeMail(change, 'Two-step sign-in is off', ['Your account is now protected by its password or by Google alone.'])

/** The person has asked an admin for it, or somebody has in their name. */
export const secondFactorResetMail = ({ ended, ...change }: Change & { ended: EndedAccess }) =>
  changeMail(change, 'Two-step sign-in was reset', [
    'An administrator turned off two-step sign-in of your account, and all browsers were signed out. You sign in with your password or with Google alone.',
    ...endedAccessSentences(ended),
    'Turn two-step sign-in on again in your settings, with your new device.',
  ])

export const recoveryCodesMadeMail = (change: Change) =>
  changeMail(change, 'You have new recovery codes', ['Your old recovery codes no longer work.'])

export const recoveryCodeUsedMail = (change: Change) =>
  changeMail(change, 'A recovery code was used', [
    "Somebody, hopefully you, used one of your recovery codes instead of a code from the authenticator app. It can't be used again.",
  ])

export const googleConnectedMail = (change: Change) =>
  changeMail(change, 'Google was connected', [
    `A Google account with your address now signs in to your ${PRODUCT} account. While it's connected, no other Google account can.`,
    'You can disconnect it in your settings.',
  ])

export const googleDisconnectedMail = (change: Change) =>
  changeMail(change, 'Google was disconnected', [
    `Your Google account is no longer connected with your ${PRODUCT} account.`,
    'If you sign in with Google and the same address again, it is connected again.',
  ])

export const apiKeyMadeMail = ({ name, ...change }: Change & { name: string }) =>
  changeMail(
    change,
    'A new API key was made',
    ['Programs that hold this key can act for you. You can revoke it in your settings at any time.'],
    [{ label: 'Key', value: name }],
  )

export const devicePairedMail = ({ name, ...change }: Change & { name: string }) =>
  changeMail(
    change,
    'A browser was paired',
    [
      'The extension in this browser can now read your queue and fill in applications for you. You can revoke it in your settings.',
    ],
    [{ label: 'Browser', value: name }],
  )

export const devicesRevokedMail = ({ ended, ...change }: Change & { ended: EndedAccess }) =>
  changeMail(change, 'Your paired browsers were revoked', [
    `Browsers were signed out of your ${PRODUCT} account, and the extensions in paired browsers can no longer act for you.`,
    ...endedAccessSentences(ended),
  ])

/** Sent after the right password and too many wrong codes. */
export function codesRefusedMail({ to, publicUrl, origin }: ToOwner & { origin: RequestOrigin }): RenderedMail {
  return renderMail({
    to,
    subject: 'Somebody knows your password',
    heading: 'Sign-in stopped at the second step',
    paragraphs: [
      `Somebody entered the right password of your ${PRODUCT} account, or used your Google account, and then wrong codes. We did not let them in.`,
      `If it was you, please try again. ${NOT_YOU}`,
    ],
    facts: [
      { label: 'Account', value: to },
      { label: 'Tried', value: utcTime(new Date(origin.at)) },
      { label: 'From network', value: origin.address },
      { label: 'Browser', value: origin.browser },
    ],
    button: { label: SIGN_IN.label, address: new URL(SIGN_IN.path, publicUrl).href },
    reason: `You got this email because you have an account at ${PRODUCT}.`,
  })
}

type Fact = { label: string; value: string }

function changeMail({ to, publicUrl, at }: Change, what: string, sentences: string[], facts: Fact[] = []): RenderedMail {
  return renderMail({
    to,
    subject: what,
    heading: what,
    paragraphs: [...sentences, `If this was you, you don't need to do anything. ${NOT_YOU}`],
    facts: [{ label: 'Account', value: to }, { label: 'Changed', value: utcTime(at) }, ...facts],
    button: { label: SETTINGS.label, address: new URL(SETTINGS.path, publicUrl).href },
    reason: `You got this email because you have an account at ${PRODUCT}.`,
  })
}
