import { oc } from '@orpc/contract'
import { z } from 'zod'
import { APPLICATION_NOT_FOUND, NOT_A_MAIL, NOT_SENT_YET, TOO_MANY_REPLIES, TOO_MANY_TASKS } from '#applications/faults'
import { READER_BUSY } from '#resume/faults'
import { FILE_TOO_LARGE } from '#shared/faults'
import { confirmed, confirmInput, pastedInput, reply, replyProposal } from './schema.ts'

export const repliesContract = {
  /** Reads a pasted mail; writes nothing. */
  read: oc.input(pastedInput).output(replyProposal),
  /** The same for an `.eml` file. */
  readFile: oc
    .input(z.object({ file: z.file() }))
    .output(replyProposal)
    .errors({ NOT_A_MAIL, FILE_TOO_LARGE, READER_BUSY }),
  /** Keeps the mail with the application, moves its status and adds the task, all or nothing. A second time it changes nothing. */
  confirm: oc
    .input(confirmInput)
    .output(confirmed)
    .errors({ APPLICATION_NOT_FOUND, NOT_SENT_YET, TOO_MANY_REPLIES, TOO_MANY_TASKS }),
  /** Of one application, the newest first. */
  list: oc.input(z.object({ applicationId: z.guid() })).output(z.array(reply)),
  remove: oc.input(z.object({ id: z.guid() })).output(z.object({ removed: z.boolean() })),
}
