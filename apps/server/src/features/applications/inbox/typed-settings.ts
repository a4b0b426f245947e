import { MAIL_PROVIDERS, type MailPort, type MailProvider } from '@jobapply/core/applications/inbox/constants'
import { isPasswordless } from '@jobapply/core/applications/inbox/rules'
import { now } from '#platform/clock'
import { log } from '#platform/log'
import { MailboxError } from './mailbox-error.ts'
import { codeOf, sentenceOf } from './problems.ts'

type Typed = {
  provider: MailProvider
  host: string | null
  port: MailPort
  address: string
  secret: string
  folders: string[]
  since: string | null
}
type Refusals = Record<ReturnType<typeof codeOf>, (options?: { message: string }) => Error> & { MAILBOX_OUTLOOK(): Error }

/** What the person typed, with the provider's own host; refused before any server is asked. */
export function settingsOf({ provider, host: typedHost, secret, ...typed }: Typed, errors: Refusals) {
  const host = MAIL_PROVIDERS[provider].host || (typedHost ?? '')
  if (isPasswordless(typed.address, host)) throw errors.MAILBOX_OUTLOOK()
  if (host === '') throw errors.MAILBOX_HOST_REFUSED()
  const { port, address, folders, since } = typed
  return { ...{ provider, host, port, address, folders, since }, credentials: { secret }, at: now() }
}

/** Turns what went wrong at the mail server into the call's own refusal. */
export function refuseMailbox(error: unknown, errors: Refusals, { userId, requestId }: { userId: string; requestId: string }) {
  if (!(error instanceof MailboxError)) return error
  log.info('mailbox refused', { userId, requestId, reason: error.problem })
  return errors[codeOf(error)]({ message: sentenceOf(error) })
}
