import type { Status } from '#applications/constants'

/** What a mail of an employer says. */
export const REPLY_KINDS = {
  interview: 'Interview',
  rejection: 'Rejection',
  offer: 'Offer',
  request: 'Request',
  confirmation: 'Confirmation',
  message: 'Other message',
  noise: 'Not about this application',
} as const
export type ReplyKind = keyof typeof REPLY_KINDS

/** The status that a mail proposes. A request, a confirmation and other messages change nothing. */
export const STATUS_OF_KIND: Record<ReplyKind, Status | null> = {
  interview: 'interview',
  rejection: 'rejected',
  offer: 'offer',
  request: null,
  confirmation: null,
  message: null,
  noise: null,
}

/** What makes an email look like fraud, with what the person reads about it. */
export const REPLY_WARNINGS = {
  money: 'It asks for money or bank details. Employers do not charge applicants.',
  credentials: 'It asks you to sign in or confirm an account. Open the site yourself instead of using a link.',
  identity: 'It asks for identity papers. Send them only once you are sure who receives them.',
  messenger: 'It wants to continue in a messenger, where nobody can check who is writing.',
  sender: "The sender's address does not belong to the company in its name.",
} as const
export type ReplyWarning = keyof typeof REPLY_WARNINGS

/** Far above a long mail without its attachments; the rest is cut off. */
export const MAX_MAIL_CHARS = 50_000
/** An `.eml` file with attachments, as large as an upload may be. */
export const MAX_EML_BYTES = 10 * 1024 * 1024
export const MAX_QUOTE_CHARS = 500
/** How many applications are offered when it is not clear which one a mail is about. */
export const MAX_CANDIDATES = 8
/** A mail that offers more dates than these is a calendar to choose from. */
export const MAX_APPOINTMENTS = 8
