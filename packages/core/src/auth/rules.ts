import { once } from '@jobapply/language/once'
import { PRODUCT, TRIAL_DAYS, USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from './constants.ts'
import type { EndedAccess } from './security.ts'

const GMAIL = ['gmail.com', 'googlemail.com']
const ANY = '*'
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/i

/** A deliverable address: ASCII, no quotes, comments or spaces; `+x@gmail.com` has no mailbox. */
export function isEmail(text: string): boolean {
  const [local, domain] = splitEmail(text)
  if (text.length > 254 || local.length > 64 || !LOCAL_PART.test(local) || !DOMAIN.test(domain)) return false
  return !canonicalEmail(text).startsWith('@')
}

/** The whole domain after the last @ is compared (AUTH-051); gmail.com and googlemail.com are one. */
export function isAllowedEmail(text: string, domains: readonly string[]): boolean {
  if (!isEmail(text)) return false
  const domain = splitEmail(text)[1].toLowerCase()
  return domains.some((allowed) => allowed === ANY || allowed === domain || (isGmail(allowed) && isGmail(domain)))
}

/** One mailbox, one spelling: Gmail ignores dots and what follows a plus sign (AUTH-054); other providers may not (AUTH-056). */
export function canonicalEmail(text: string): string {
  const [local, domain] = splitEmail(text.trim().toLowerCase())
  if (!isGmail(domain)) return `${local}@${domain}`
  return `${local.split('+', 1)[0]?.replaceAll('.', '')}@gmail.com`
}

/**
 * The mailbox that an address most likely ends in: with most providers what follows a plus sign is a label. Too coarse to tell accounts
 * apart (AUTH-056), right for counting unwanted emails.
 */
export function mailboxOf(text: string): string {
  const [local, domain] = splitEmail(canonicalEmail(text))
  const end = local.indexOf('+')
  return `${end > 0 ? local.slice(0, end) : local}@${domain}`
}

/** The allowed domains in labels and messages: "Gmail", or the domains themselves (AUTH-018). */
export const domainsLabel = (domains: readonly string[]) =>
  domains.every(isGmail) ? 'Gmail' : domains.filter((domain) => domain !== ANY).join(' or ')

export const allowsAnyDomain = (domains: readonly string[]) => domains.includes(ANY)

export const emailLabel = (domains: readonly string[]) =>
  allowsAnyDomain(domains) ? 'Email' : `Email (Only ${domainsLabel(domains)} is accepted)`

/** decisions, Names. With any domain allowed, only invalid addresses are refused. */
export const emailRefusal = (domains: readonly string[]) =>
  allowsAnyDomain(domains)
    ? 'Please enter a valid email address.'
    : `Please use a ${domainsLabel(domains)} account to access ${PRODUCT}`

export const emailRefusalTitle = (domains: readonly string[]) =>
  allowsAnyDomain(domains) ? 'Error' : `${domainsLabel(domains)} Required`

export const passwordTooShort = (minLength: number) => `Password must be at least ${minLength} characters`

const USERNAME = new RegExp(`^[A-Za-z0-9._-]{${USERNAME_MIN_LENGTH},${USERNAME_MAX_LENGTH}}$`)
export const isUsername = (text: string) => USERNAME.test(text)
export const USERNAME_RULE = `A username has ${USERNAME_MIN_LENGTH}-${USERNAME_MAX_LENGTH} letters, digits, dots, dashes or underscores`

export const tooManyAttempts = (seconds: number) => `Too many attempts. Please try again in ${seconds} seconds.`

/** For toasts and emails: what happened to paired browsers and API keys when the other sessions ended. */
export const endedAccessSentences = ({ revokedDevices, keptKeys }: EndedAccess): string[] => [
  ...(revokedDevices === 1 ? ['One paired browser was revoked. Pair it again on the extension page.'] : []),
  ...(revokedDevices > 1 ? [`${revokedDevices} paired browsers were revoked. Pair them again on the extension page.`] : []),
  ...(keptKeys === 1 ? ["Your API key still works. Revoke it in your settings if you don't trust it any more."] : []),
  ...(keptKeys > 1 ? [`Your ${keptKeys} API keys still work. In your settings, revoke any you no longer trust.`] : []),
]

const utcFormat = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }))
/** The same in a mail and on the page behind its link, so that people can compare them. */
export const utcTime = (at: Date) => `${utcFormat().format(at)} UTC`

/** Four days from the moment the address is verified (decisions, Plans). */
export const trialEnd = (start: Date) => new Date(start.getTime() + TRIAL_DAYS * 86_400_000)

const isGmail = (domain: string) => GMAIL.includes(domain.toLowerCase())

function splitEmail(text: string): [local: string, domain: string] {
  const at = text.lastIndexOf('@')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
