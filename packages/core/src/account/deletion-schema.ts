import { z } from 'zod'
import { MAX_REASON } from './deletion-constants.ts'

const moment = z.iso.datetime()

/** delete-account (spec 3 §7): `export`, `request` with a reason, or `confirm` with the mailed token. */
export const deleteAccountInput = z.object({
  action: z.string().max(20),
  reason: z.string().max(MAX_REASON).optional(),
  confirmation_token: z.string().max(200).optional(),
})
export type DeleteAccountInput = z.output<typeof deleteAccountInput>

/** The documented envelope: an expected refusal is returned in `error`, not thrown (decisions, Calls). It never holds the token. */
export const deleteAccountAnswer = z.object({
  success: z.boolean(),
  message: z.string().nullable(),
  confirmation_url: z.null(),
  scheduled_deletion_at: moment.nullable(),
  error: z.string().nullable(),
})
export type DeleteAccountAnswer = z.output<typeof deleteAccountAnswer>

export const deletionState = z.object({
  /** A link was mailed and works until then. */
  mailedUntil: moment.nullable(),
  /** Confirmed: everything is deleted then. */
  scheduled_deletion_at: moment.nullable(),
})
export type DeletionState = z.output<typeof deletionState>

/** How much a deletion removes, for the confirm prompt. */
export const deletionSummary = z.object({
  profiles: z.int(),
  searches: z.int(),
  applications: z.int(),
  files: z.int(),
  /** The name of the plan that is cancelled. */
  plan: z.string().nullable(),
})
export type DeletionSummary = z.output<typeof deletionSummary>
