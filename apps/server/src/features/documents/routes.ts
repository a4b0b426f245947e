import { DOCUMENT_FILES } from '@jobapply/core/documents/constants'
import { NOT_FOUND } from '@jobapply/core/shared/faults'
import { now } from '#platform/clock'
import { sendDownload, sendFault } from '#platform/http/exchange'
import type { Platform } from '#platform/platform'
import type { Route } from '#platform/server/routes'
import { fontRoute } from './font-route.ts'
import { type FileKind, makeFile } from './print.ts'
import { findDocument } from './store.ts'

const TYPES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
}
const ADDRESS = /^\/documents\/resumes\/([0-9a-f-]{36})\.(\w+)$/
const isKind = (ending: string): ending is FileKind => Object.hasOwn(DOCUMENT_FILES, ending)

/** Files are made when they are asked for: what is stored is the content, so a file is never older than it. */
export const documentRoutes = ({ database }: Platform): Route[] => [
  fontRoute,
  {
    method: 'GET',
    path: '/documents/resumes/*',
    door: 'signed in',
    // Strangers don't learn whether a document exists.
    answerUnknown: (exchange) => sendFault(exchange, 'NOT_FOUND', NOT_FOUND),
    async answer(exchange, { userId }) {
      const [, id = '', ending = ''] = ADDRESS.exec(exchange.url.pathname) ?? []
      const document = isKind(ending) ? await findDocument(database.forUser(userId), userId, id) : undefined
      if (!document || !isKind(ending)) return sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
      const bytes = await makeFile(ending, document, now())
      return sendDownload(exchange, `${document.name}.${ending}`, bytes, TYPES[ending])
    },
  },
]
