import { DOCUMENT_FILES } from '@jobapply/core/documents/constants'
import { LETTER_NOT_APPROVED } from '@jobapply/core/documents/faults'
import { letterFileName, resumeFileName } from '@jobapply/core/documents/file-names'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import { NOT_FOUND } from '@jobapply/core/shared/faults'
import { findProfile } from '#features/profiles/store'
import { now } from '#platform/clock'
import { compute } from '#platform/compute/compute'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { type Exchange, sendDownload, sendFault } from '#platform/http/exchange'
import { fontRoute } from './font-route.ts'
import type { LetterKind } from './letter-file.ts'
import { findLetter } from './letters-store.ts'
import type { FileKind } from './print.ts'
import { findDocument } from './store.ts'
import { letterFileWork, resumeFileWork } from './works.ts'

const TYPES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
}
const ADDRESS = /^\/documents\/(?:resumes|letters)\/([0-9a-f-]{36})\.(\w+)$/
const isKind = (ending: string): ending is FileKind => Object.hasOwn(DOCUMENT_FILES, ending)
const isLetterKind = (ending: string): ending is LetterKind => isKind(ending) && ending !== 'json'
// Strangers don't learn whether a document exists.
const answerUnknown = (exchange: Exchange) => sendFault(exchange, 'NOT_FOUND', NOT_FOUND)

/** Files are made when they are asked for: what is stored is the content, so a file is never older than it. */
export const documentRoutes = ({ database }: Platform): Route[] => [
  fontRoute,
  {
    method: 'GET',
    path: '/documents/resumes/*',
    door: 'signed in',
    answerUnknown,
    async answer(exchange, { userId }) {
      const [, id = '', ending = ''] = ADDRESS.exec(exchange.url.pathname) ?? []
      const document = isKind(ending) ? await findDocument(database.forUser(userId), userId, id) : undefined
      if (!document || !isKind(ending)) return sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
      const bytes = await compute(userId, resumeFileWork, { kind: ending, document })
      return sendDownload(exchange, resumeFileName(document.content.full_name, document.name, ending), bytes, TYPES[ending])
    },
  },
  {
    method: 'GET',
    path: '/documents/letters/*',
    door: 'signed in',
    answerUnknown,
    async answer(exchange, { userId }) {
      const [, id = '', ending = ''] = ADDRESS.exec(exchange.url.pathname) ?? []
      const db = database.forUser(userId)
      const letter = isLetterKind(ending) ? await findLetter(db, userId, id) : undefined
      if (!letter || !isLetterKind(ending)) return sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
      // What is not backed must not leave the house as a finished letter.
      if (!letter.isApproved) return sendFault(exchange, 'LETTER_NOT_APPROVED', LETTER_NOT_APPROVED)
      const sender = letter.profileId ? await findProfile(db, userId, letter.profileId) : undefined
      const bytes = await compute(userId, letterFileWork, { kind: ending, letter, sender: sender ?? EMPTY_FIELDS, now: now() })
      return sendDownload(exchange, letterFileName(sender?.full_name, letter.job.company, ending), bytes, TYPES[ending])
    },
  },
]
