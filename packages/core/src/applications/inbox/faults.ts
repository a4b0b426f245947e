import { fault } from '#shared/fault'
import { NO_OUTLOOK } from './constants.ts'

export const MAILBOX_UNREACHABLE = fault(
  422,
  'Mailbox not reached',
  "We couldn't reach this mail server. Check the server name and the port, and try again.",
)
export const MAILBOX_HOST_REFUSED = fault(422, 'Server not allowed', 'This server name does not lead to a public mail server.')
export const MAILBOX_WITHOUT_TLS = fault(
  422,
  'Connection not encrypted',
  'This server offers no encrypted connection or its certificate is not valid, so we did not send your password.',
)
export const MAILBOX_REFUSED = fault(422, 'Sign-in refused', 'The mail server did not accept this address and password.')
export const MAILBOX_ODD = fault(422, 'Unexpected answer', "The server's answer didn't look like a mail server's, so we stopped.")
export const MAILBOX_FOLDER_MISSING = fault(422, 'Folder not found', 'The mailbox has no folder with this name.')
export const MAILBOX_OUTLOOK = fault(422, "Outlook isn't supported", NO_OUTLOOK)
export const MAILBOX_SIGN_IN_FAILED = fault(
  422,
  'Not connected',
  'The sign-in at your mail provider did not finish, so nothing was connected. Try again.',
)
export const MAILBOX_SIGN_IN_OFF = fault(409, 'Not offered', 'This installation has no sign-in at this mail provider.')
export const CARD_NOT_FOUND = fault(404, 'Email not found', 'This email is no longer in your list.')
