import { MAX_EML_BYTES } from '@jobapply/core/applications/replies/constants'
import { readPastedMail } from '@jobapply/core/applications/replies/mail-text'
import { signedIn } from '#platform/feature/api'
import { limit } from '#platform/feature/limit'
import { BusyError } from '#platform/slots'
import { confirmReply } from './confirm.ts'
import { readMailFile } from './mail-reader.ts'
import { proposeReply } from './propose.ts'
import { deleteReply, listReplies } from './store.ts'

const api = signedIn.applications.replies
/** Reading a mail costs some milliseconds of this process. */
const READS = { count: 60, seconds: 60, per: 'person' } as const

export const repliesRouter = {
  read: api.read
    .use(limit(READS))
    .handler(({ input, context: { db, userId } }) =>
      proposeReply(db, userId, { ...readPastedMail(input.text ?? ''), calendar: null }),
    ),

  readFile: api.readFile.use(limit(READS)).handler(async ({ input: { file }, errors, signal, context: { db, userId } }) => {
    if (file.size > MAX_EML_BYTES) throw errors.FILE_TOO_LARGE()
    const mail = await readMailFile(file, signal).catch((error) => {
      throw error instanceof BusyError ? errors.READER_BUSY() : error
    })
    if (!mail) throw errors.NOT_A_MAIL()
    return proposeReply(db, userId, mail)
  }),

  confirm: api.confirm.handler(({ input, errors, context: { db, userId } }) => confirmReply(db, userId, input, errors)),

  list: api.list.handler(({ input, context: { db, userId } }) => listReplies(db, userId, input.applicationId)),

  remove: api.remove.handler(async ({ input, context: { db, userId } }) => ({
    removed: await deleteReply(db, userId, input.id),
  })),
}
