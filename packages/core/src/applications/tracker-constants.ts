import type { Status } from './constants.ts'

/** The columns of the board, in their order; withdrawn ones are a fold at the end of Rejected. */
export const BOARD_STATUSES = [
  'saved',
  'queued',
  'applied',
  'under-review',
  'interview',
  'offer',
  'rejected',
] as const satisfies Status[]

export const SORTS = { changed: 'Last change', added: 'Date added' } as const
export type TrackerSort = keyof typeof SORTS

/** How many cards of a column are shown at first. */
export const BOARD_CARDS = 20
/** How many applications one call moves, within 100 ms; a screen that moves more makes several calls. */
export const MAX_BULK = 200
/** How many applications one call removes: each receipt leaves a mark in the chain, one after the other. */
export const MAX_REMOVED = 50
export const NOTE_CHARS = 10_000
export const SEARCH_CHARS = 200
/** How long a change can be taken back on the screen. */
export const UNDO_SECONDS = 10

/** What the documents of an application are called: only a confirmation that was seen makes them sent. */
export const DOCUMENT_STATES = {
  sent: 'Documents sent',
  prepared: 'Documents we prepared',
  planned: 'Documents to send',
} as const
export type DocumentState = keyof typeof DOCUMENT_STATES

/** The source of what the person typed in, and the note of that in its history. */
export const TYPED_IN = 'Typed in by you'
export const TYPED_NOTE = 'typed in by you'
const TYPED_ID = 'typed:'
export const typedJobId = (unique: string) => `${TYPED_ID}${unique}`
export const isTypedIn = ({ jobId }: { jobId: string }) => jobId.startsWith(TYPED_ID)
