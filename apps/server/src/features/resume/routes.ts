import { NOT_FOUND } from '@jobapply/core/shared/faults'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { sendDownload, sendFault } from '#platform/http/exchange'
import { keyOf, RESUME_ROUTE } from './address.ts'
import { readStored, sendLostPage } from './lost-file.ts'
import { findResumeByKey } from './store.ts'

/** As documented (RESUME-019), for the owner's browser alone. */
const KEPT = 'private, max-age=3600'

/** The stored address of a resume: its owner gets the file, anybody else a 404 (decisions, Profiles and preferences). */
export const resumeRoutes = ({ database, storage }: Platform): Route[] => [
  {
    method: 'GET',
    path: RESUME_ROUTE,
    door: 'signed in',
    // Strangers don't learn whether a file exists.
    answerUnknown: (exchange) => sendFault(exchange, 'NOT_FOUND', NOT_FOUND),
    async answer(exchange, { userId }) {
      const key = keyOf(decodeURIComponent(exchange.url.pathname))
      const resume = await findResumeByKey(database.forUser(userId), userId, key)
      if (!resume) return sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
      const bytes = await readStored(storage, resume.storage_key, exchange.requestId)
      if (!bytes) return sendLostPage(exchange)
      exchange.response.setHeader('vary', 'cookie')
      return sendDownload(exchange, resume.filename, bytes, undefined, KEPT)
    },
  },
]
