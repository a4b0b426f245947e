import type { Board } from '#jobs/boards'

/** Who sends an alert: a board, or an employer whose name is the company of every job in it. */
export type AlertSender = { board: Board | null; company: string | null }
/** `id` is the same when the same job is in a later alert. */
export type AlertJob = { id: string; title: string; company: string; location: string; url: string }
