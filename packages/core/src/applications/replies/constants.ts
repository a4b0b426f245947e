import type { Status } from '#applications/constants'

/** What a mail of an employer says. */
export const REPLY_KINDS = {
  interview: 'Interview',
  rejection: 'Rejection',
  offer: 'Offer',
  confirmation: 'Confirmation',
  noise: 'Not about this application',
} as const
export type ReplyKind = keyof typeof REPLY_KINDS

/** The status that a mail proposes. A confirmation and noise change nothing. */
export const STATUS_OF_KIND: Record<ReplyKind, Status | null> = {
  interview: 'interview',
  rejection: 'rejected',
  offer: 'offer',
  confirmation: null,
  noise: null,
}

/** Far above a long mail without its attachments; the rest is cut off. */
export const MAX_MAIL_CHARS = 50_000
/** An `.eml` file with attachments, as large as an upload may be. */
export const MAX_EML_BYTES = 10 * 1024 * 1024
export const MAX_QUOTE_CHARS = 500
/** How many applications are offered when it is not clear which one a mail is about. */
export const MAX_CANDIDATES = 8
/** A mail that offers more dates than these is a calendar to choose from. */
export const MAX_APPOINTMENTS = 8
