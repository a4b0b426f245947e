import { CONFIRM_SIGNED_OUT, EXPORT_SIGNED_OUT, UNKNOWN_ACTION } from '@jobapply/core/account/deletion-constants'
import { beginExport } from '#features/account/export/begin'
import { exportJson } from '#features/account/export/export-json'
import { open, signedIn } from '#platform/feature/api'
import { log } from '#platform/log'
import { cancelDeletion, confirmDeletion, findDeletionState, refused, requestDeletion } from './acts.ts'
import { summarize } from './summary-store.ts'

/** spec 3 §7. An expected refusal is answered, not thrown: also that nobody is signed in (API-008). */
export const deleteAccount = open.account.deleteAccount.handler(async ({ input, context }) => {
  const { platform, headers, requestId, answer } = context
  const { visitor } = await context.admit('signed in')
  if (!visitor) return refused(input.action === 'export' ? EXPORT_SIGNED_OUT : CONFIRM_SIGNED_OUT)
  const { userId } = visitor
  if (input.action === 'request') return requestDeletion(platform, userId, input.reason)
  if (input.action === 'confirm') return confirmDeletion(platform, userId, input.confirmation_token)
  if (input.action !== 'export') return refused(UNKNOWN_ACTION)
  const { refusal, pieces } = await beginExport({ platform, userId, headers, requestId }, envelope(exportJson(platform, userId)))
  if (refusal !== undefined) return refused(refusal)
  answer.append('content-type', 'application/json; charset=utf-8')
  return streamOf(pieces, requestId)
})

const encoder = new TextEncoder()

async function* envelope(data: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  yield encoder.encode('{"success":true,"data":')
  for await (const piece of data) yield encoder.encode(piece)
  yield encoder.encode(',"error":null}')
}

/** A failure cuts the answer off, and the sender does not report it to us. */
function streamOf(pieces: AsyncIterable<Uint8Array>, requestId: string): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]()
  let isGivenUp = false
  return new ReadableStream({
    async pull(stream) {
      try {
        const { done, value } = await iterator.next()
        if (isGivenUp) return
        if (done) stream.close()
        else stream.enqueue(value)
      } catch (error) {
        log.error('export failed', error, { requestId })
        throw error
      }
    },
    async cancel() {
      isGivenUp = true
      await iterator.return?.()
    },
  })
}

const api = signedIn.account.deletion

export const deletionRouter = {
  get: api.get.handler(({ context: { system, userId } }) => findDeletionState(system, userId)),
  summary: api.summary.handler(({ context: { db, platform, userId } }) => summarize(db, platform, userId)),
  cancel: api.cancel.handler(({ context: { platform, userId } }) => cancelDeletion(platform, userId)),
}
