import type { OpenQuestion } from '@jobapply/core/applications/questions-schema'
import { afterStep, isReserved } from '@jobapply/core/applications/rules'
import type { PreparedField } from '@jobapply/core/applications/schema'
import type { Question } from '@jobapply/core/jobs/form'
import { readPlace } from '@jobapply/core/jobs/place'
import type { Profile } from '@jobapply/core/profiles/schema'
import { isSameWord } from '@jobapply/core/shared/text'
import { findAnswers } from '#features/answers/store'
import { type ApplicationRow, lockApplication, noteChanges, updateApplication } from '#features/applications/applying-store'
import { findPostings } from '#features/applications/posting'
import { findUsage } from '#features/billing/quota'
import { findProfile } from '#features/profiles/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { toField } from './given.ts'
import { prepareFields } from './prepare.ts'

type Refusals = { APPLICATION_NOT_FOUND(): Error; STEP_NOT_POSSIBLE(): Error }
type Asked = { applicationId: string; questions: readonly Question[] }

/**
 * The form that the extension has open: what each field gets, and what only the person can answer. Both are kept with the application,
 * which waits under 'Needs you' while something is open.
 */
export const fillOpenForm = (db: Db, userId: string, { applicationId, questions }: Asked, errors: Refusals) =>
  withPersonLock(db, userId, async (tx) => {
    const row = await lockApplication(tx, userId, applicationId)
    if (!row) throw errors.APPLICATION_NOT_FOUND()
    const profile = row.profileId && (await findProfile(tx, userId, row.profileId))
    if (!isReserved(row) || row.progress === 'unconfirmed' || !profile) throw errors.STEP_NOT_POSSIBLE()
    const files = filesOf(row, profile)
    const { fields, open } = withOwnAnswers(await prepare(tx, userId, row, profile, questions), row.fields)
    const at = now()
    const after = open.length > 0 ? afterStep(row, 'ask', at) : null
    await updateApplication(tx, userId, row, { fields, openQuestions: open, ...after, updated_at: at })
    if (after) {
      const note = open.length === 1 ? 'One question is open' : `${open.length} questions are open`
      await noteChanges(tx, userId, [{ applicationId, before: row, after }], { by: 'extension', at, note })
    }
    return { fields, open, files }
  })

async function prepare(tx: Db, userId: string, row: ApplicationRow, profile: Profile, form: readonly Question[]) {
  const listing = (await findPostings(tx, userId, [row.jobId])).get(row.jobId)
  const { country, city } = readPlace(row.location)
  return prepareFields({
    ...{ profile, listing, form, job: { employer: row.company, country, city } },
    saved: await findAnswers(tx, userId),
    resume: filesOf(row, profile).find(({ kind }) => kind === 'resume')?.name ?? null,
    letter: row.coverLetterData?.content ?? null,
    timeZone: (await findUsage(tx, userId, now())).timeZone,
  })
}

/** What goes with the application, by name. */
export function filesOf({ resumeId, resumeData, coverLetterData, company }: ApplicationRow, profile: Profile) {
  const uploaded = profile.uploaded_resume_url && (profile.uploaded_resume_filename ?? 'resume')
  const resume = resumeId ? `${resumeData?.name ?? 'Resume'}.pdf` : uploaded
  return [
    ...(resume ? [{ kind: 'resume' as const, name: resume }] : []),
    ...(coverLetterData ? [{ kind: 'letter' as const, name: `Cover letter, ${company}.pdf` }] : []),
  ]
}

type Form = { fields: PreparedField[]; open: OpenQuestion[] }

/** What the person has answered for this application, in the review or under 'Needs you', counts in the form that asks it. */
function withOwnAnswers({ fields, open }: Form, kept: readonly PreparedField[]): Form {
  const own = kept.filter(({ origin }) => origin === 'you')
  const answered = new Map(
    open.flatMap((one) => {
      const { id, label, kind } = one.question
      const given =
        own.find((field) => field.questionId === id) ?? own.find((field) => isSameWord(field.label, label.slice(0, 500)))
      const field = given && toField(one, kind === 'multi-select' ? given.value.split(', ') : [given.value], given.answerId)
      return field ? [[one, field] as const] : []
    }),
  )
  return { fields: [...fields, ...answered.values()], open: open.filter((one) => !answered.has(one)) }
}
