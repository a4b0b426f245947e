import { oc } from '@orpc/contract'
import { z } from 'zod'
import { DELETE_ACCOUNT_PATH } from './deletion-constants.ts'
import { deleteAccountAnswer, deleteAccountInput, deletionState, deletionSummary } from './deletion-schema.ts'

/** An export is streamed: `data` of the envelope holds everything we have about the person, which may be hundreds of megabytes. */
const stream = z.instanceof(ReadableStream)

export const deleteAccount = oc
  .route({ method: 'POST', path: DELETE_ACCOUNT_PATH })
  .input(deleteAccountInput)
  .output(z.union([deleteAccountAnswer, stream]))

export const deletionContract = {
  get: oc.output(deletionState),
  summary: oc.output(deletionSummary),
  /** Within the days of grace; subscriptions that the confirmation has cancelled are resumed. Without a request it changes nothing. */
  cancel: oc.output(deletionState),
}
