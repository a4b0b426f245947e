import { DOCUMENT_NAME_MAX, MAX_DOCUMENTS } from '@jobapply/core/documents/constants'
import { contentOf, copyName, newDesign, visibleContent } from '@jobapply/core/documents/rules'
import type { ResumeContent } from '@jobapply/core/documents/schema'
import { PASTED_JOB, type TailoredJob } from '@jobapply/core/documents/tailor-schema'
import { EMPTY_FIELDS, isUpToDate } from '@jobapply/core/profiles/rules'
import { dayOf } from '@jobapply/core/shared/time/dates'
import { findProfile } from '#features/profiles/store'
import { now } from '#platform/clock'
import { compute } from '#platform/compute/compute'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import { readJob, typedJob } from './job.ts'
import { readBackFile } from './read-back.ts'
import {
  countDocuments,
  deleteDocument,
  findDocument,
  insertDocument,
  listDocuments,
  lockDocument,
  updateDocument,
} from './store.ts'
import { previewWork, tailorWork } from './works.ts'

const api = signedIn.documents.resumes

export const resumesRouter = {
  list: api.list.handler(({ context: { db, userId } }) => listDocuments(db, userId)),

  get: api.get.handler(async ({ input, errors, context: { db, userId } }) => {
    const document = await findDocument(db, userId, input.id)
    if (!document) throw errors.DOCUMENT_NOT_FOUND()
    return document
  }),

  create: api.create.handler(({ input: { profileId, name }, errors, context: { db, userId } }) =>
    withPersonLock(db, userId, async (tx) => {
      const profile = await findProfile(tx, userId, profileId)
      if (!profile) throw errors.PROFILE_NOT_FOUND()
      if ((await countDocuments(tx, userId)) >= MAX_DOCUMENTS) throw errors.TOO_MANY_DOCUMENTS()
      const content = contentOf(profile)
      const made = {
        profileId,
        name: name ?? profile.profile_name.slice(0, DOCUMENT_NAME_MAX).trim(),
        content,
        profileContent: content,
        design: newDesign('ledger'),
      }
      return insertDocument(tx, userId, made, now())
    }),
  ),

  duplicate: api.duplicate.handler(({ input, errors, context: { db, userId } }) =>
    withPersonLock(db, userId, async (tx) => {
      const document = await findDocument(tx, userId, input.id)
      if (!document) throw errors.DOCUMENT_NOT_FOUND()
      if ((await countDocuments(tx, userId)) >= MAX_DOCUMENTS) throw errors.TOO_MANY_DOCUMENTS()
      const { profileId, profileContent, design } = document
      const { name = copyName(document.name), content = document.content, jobId = document.jobId } = input
      const copy = { profileId, jobId, name, content, profileContent, design }
      return insertDocument(tx, userId, copy, now())
    }),
  ),

  update: api.update.handler(({ input, errors, context: { db, userId } }) =>
    db.transaction(async (tx) => {
      const stored = await lockDocument(tx, userId, input.id)
      if (!stored) throw errors.DOCUMENT_NOT_FOUND()
      if (!isUpToDate(stored, input)) throw errors.DOCUMENT_CHANGED()
      return updateDocument(tx, userId, input.id, input.changes, now())
    }),
  ),

  remove: api.remove.handler(async ({ input, errors, context: { db, userId } }) => {
    if (!(await deleteDocument(db, userId, input.id))) throw errors.DOCUMENT_NOT_FOUND()
    return listDocuments(db, userId)
  }),

  preview: api.preview.handler(({ input, context: { userId }, signal }) => compute(userId, previewWork, input, signal)),

  tailor: api.tailor.handler(async ({ input: { id, jobIds, posting }, errors, context: { db, userId }, signal }) => {
    const document = await findDocument(db, userId, id)
    if (!document) throw errors.DOCUMENT_NOT_FOUND()
    const jobs = await Promise.all([...new Set(jobIds)].map(async (jobId) => ({ jobId, job: await readJob(db, userId, jobId) })))
    if (posting) jobs.push({ jobId: PASTED_JOB, job: typedJob(posting) })
    const profile = document.profileId && (await findProfile(db, userId, document.profileId))
    const fieldsOf = (content: ResumeContent) => ({ ...EMPTY_FIELDS, ...content })
    const person = {
      shown: fieldsOf(visibleContent(document.content, document.design)),
      known: [document.content, ...(profile ? [profile] : [])].map(fieldsOf),
    }
    const tailored: TailoredJob[] = []
    for (const { jobId, job } of jobs)
      if (job) {
        const made = await compute(userId, tailorWork, { person, job, today: dayOf(now()) }, signal)
        tailored.push({ jobId, title: job.title, company: job.company, ...made })
      }
    return tailored
  }),

  readBack: api.readBack.handler(async ({ input: { id, file }, errors, context: { db, userId }, signal }) => {
    const document = await findDocument(db, userId, id)
    if (!document) throw errors.DOCUMENT_NOT_FOUND()
    return { file, lost: (await readBackFile(userId, document, file, signal)) ?? null }
  }),
}
