import { isDeepStrictEqual } from 'node:util'
import { MAX_FIELDS } from '@jobapply/core/applications/constants'
import type { fillOpenForm } from '@jobapply/core/applications/open-form'
import { valuesToCopy } from '@jobapply/core/applications/prepared-fields'
import { afterStep, isReserved, isSent, isUnapproved } from '@jobapply/core/applications/rules'
import type { PreparedField } from '@jobapply/core/applications/schema'
import { letterFileName, resumeFileName } from '@jobapply/core/documents/file-names'
import { readPlace } from '@jobapply/core/jobs/fields/place'
import type { Profile } from '@jobapply/core/profiles/schema'
import { findAnswers } from '#features/answers/store'
import {
  type ApplicationRow,
  findRow,
  lockApplication,
  noteChanges,
  updateApplication,
} from '#features/applications/record/applying-store'
import { findPostings } from '#features/applications/record/posting'
import { findUsage } from '#features/billing/quota'
import { findProfile } from '#features/profiles/store'
import { now } from '#platform/clock'
import { compute } from '#platform/compute/compute'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { openFormWork } from './works.ts'

type Refusals = { APPLICATION_NOT_FOUND(): Error; STEP_NOT_POSSIBLE(): Error }
type Asked = {
  applicationId: string
  isHere: boolean
  page: number
  fields: Parameters<typeof fillOpenForm>[0]
  accepted: readonly string[]
}

/**
 * The form that the extension has open: what each field gets, and what only the person can answer. Both are kept with the application,
 * which waits under 'Needs you' while something is open.
 */
export async function answerOpenForm(
  db: Db,
  userId: string,
  { applicationId, isHere, page, fields, accepted }: Asked,
  errors: Refusals,
  triesLeft = 3,
): Promise<Answered> {
  const read = (await findRow(db, userId, applicationId)) ?? refuse(errors.APPLICATION_NOT_FOUND)
  const profile = (read.profileId && (await findProfile(db, userId, read.profileId))) || refuse(errors.STEP_NOT_POSSIBLE)
  const mayFill = isHere ? isUnapproved(read) : isReserved(read) && read.progress !== 'unconfirmed'
  if (!mayFill) throw errors.STEP_NOT_POSSIBLE()
  const files = filesOf(read, profile)
  const context = await contextOf(db, userId, read, profile)
  // Outside of the lock, because a long form takes its time; a row that changed since is read again.
  const { decided, open } = await compute(userId, openFormWork, { fields, context, given: { kept: read.fields, accepted } })
  const answered = await withPersonLock(db, userId, async (tx) => {
    const row = await lockApplication(tx, userId, applicationId)
    if (!row) throw errors.APPLICATION_NOT_FOUND()
    if (!isDeepStrictEqual(row, read)) return undefined
    const at = now()
    const after = open.length > 0 ? afterStep(row, 'ask', at) : null
    const kept = keepFields(page > 0 ? row.fields : [], decided)
    await updateApplication(tx, userId, row, { fields: kept, openQuestions: open, ...after, updated_at: at })
    if (after && row.progress !== after.progress) {
      const note = open.length === 1 ? 'One question is open' : `${open.length} questions are open`
      await noteChanges(tx, userId, [{ applicationId, before: row, after }], { by: 'extension', at, note })
    }
    return { fields: decided, open, files }
  })
  if (answered) return answered
  if (triesLeft <= 1) throw errors.STEP_NOT_POSSIBLE()
  return answerOpenForm(db, userId, { applicationId, isHere, page, fields, accepted }, errors, triesLeft - 1)
}

const refuse = (fault: () => Error): never => {
  throw fault()
}

/** What the person copies into a form that we cannot fill. Reading it changes nothing. */
export async function findPrepared(db: Db, userId: string, applicationId: string, errors: Refusals) {
  const row = await findRow(db, userId, applicationId)
  if (!row) throw errors.APPLICATION_NOT_FOUND()
  const profile = row.profileId && (await findProfile(db, userId, row.profileId))
  if (isSent(row) || !profile) throw errors.STEP_NOT_POSSIBLE()
  return { fields: valuesToCopy(profile, { fields: row.fields, letter: row.coverLetterData?.content ?? null }) }
}

type Filled = ReturnType<typeof fillOpenForm>
type Decided = Filled['decided'][number]
type Answered = { fields: Decided[]; open: Filled['open']; files: ReturnType<typeof filesOf> }

/** What goes into the form without another word of the person, after that of the pages before. */
function keepFields(before: readonly PreparedField[], decided: readonly Decided[]): PreparedField[] {
  const ids = new Set(decided.map(({ id }) => id))
  const filled = decided.flatMap(({ decision, field }) => (decision === 'fill' ? field : []))
  return [...before.filter(({ questionId }) => !ids.has(questionId ?? '')), ...filled].slice(0, MAX_FIELDS)
}

async function contextOf(tx: Db, userId: string, row: ApplicationRow, profile: Profile) {
  const listing = (await findPostings(tx, userId, [row.jobId])).get(row.jobId)
  const { country, city } = listing ?? readPlace(row.location)
  const files = filesOf(row, profile)
  const nameOf = (kind: 'resume' | 'letter') => files.find((file) => file.kind === kind)?.name ?? null
  return {
    ...{ profile, job: { employer: row.company, country, city }, mode: 'review' as const, now: now() },
    saved: await findAnswers(tx, userId),
    documents: { resume: nameOf('resume'), letter: nameOf('letter'), letterText: row.coverLetterData?.content ?? null },
    timeZone: (await findUsage(tx, userId, now())).timeZone,
  }
}

/** What goes with the application, by name. */
export function filesOf({ resumeId, resumeData, coverLetterData, company }: ApplicationRow, profile: Profile) {
  const uploaded = profile.uploaded_resume_url && (profile.uploaded_resume_filename ?? 'resume')
  const resume = resumeId ? resumeFileName(profile.full_name, String(resumeData?.name ?? 'Resume')) : uploaded
  return [
    ...(resume ? [{ kind: 'resume' as const, name: resume }] : []),
    ...(coverLetterData ? [{ kind: 'letter' as const, name: letterFileName(profile.full_name, company) }] : []),
  ]
}
