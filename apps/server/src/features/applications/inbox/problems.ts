import { SERVER_SAID } from '@jobapply/core/applications/inbox/constants'
import * as all from '@jobapply/core/applications/inbox/faults'
import { MailboxError, type MailboxProblem } from './mailbox-error.ts'

const faults = { ...all }
const CODES = {
  unreachable: 'MAILBOX_UNREACHABLE',
  host: 'MAILBOX_HOST_REFUSED',
  tls: 'MAILBOX_WITHOUT_TLS',
  refused: 'MAILBOX_REFUSED',
  odd: 'MAILBOX_ODD',
  folder: 'MAILBOX_FOLDER_MISSING',
  'sign-in': 'MAILBOX_SIGN_IN_FAILED',
} as const satisfies Record<MailboxProblem, keyof typeof all>
export const codeOf = (error: MailboxError) => CODES[error.problem]

/** What the person reads: our sentence, and what the server said. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof MailboxError)) return "Something went wrong on our side. We'll try again later."
  const { message } = faults[codeOf(error)]
  return error.words ? `${message}${SERVER_SAID}${error.words}` : message
}
