import { RESUME_FILE_LOST } from '@jobapply/core/resume/faults'
import { html } from '#platform/html'
import type { Exchange } from '#platform/http/exchange'
import { sendPlainPage } from '#platform/http/plain-page'
import { log } from '#platform/log'
import { DamagedFileError, type Storage } from '#platform/storage/files'

/** A storage that cannot be asked now does not make the list fail. */
export const isLost = (storage: Storage, key: string) =>
  storage.has(key).then(
    (isThere) => !isThere,
    () => false,
  )

/** The bytes of a file that has a row; undefined when they are gone or damaged, which is logged. */
export async function readStored(storage: Storage, key: string, requestId: string): Promise<Buffer | undefined> {
  const bytes = await storage.get(key).catch((error) => {
    if (!(error instanceof DamagedFileError)) throw error
    log.error('stored file not readable', error, { requestId })
  })
  if (!bytes) log.warn('stored file is missing', { requestId })
  return bytes ?? undefined
}

/** People open the address of a file in the browser, so they get a page. */
export const sendLostPage = (exchange: Exchange) =>
  sendPlainPage(
    exchange,
    RESUME_FILE_LOST.status,
    RESUME_FILE_LOST.title,
    html`<h1>${RESUME_FILE_LOST.title}</h1><p class="lead">${RESUME_FILE_LOST.message}</p><p class="lead"><a href="/profiles">Back to your profiles</a></p>`,
  )
