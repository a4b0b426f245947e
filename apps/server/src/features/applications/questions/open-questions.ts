import type { ApproveInput } from '@jobapply/core/applications/apply-schema'
import type { OpenQuestion } from '@jobapply/core/applications/questions-schema'
import { findAnswers } from '#features/answers/store'
import { findPostings } from '#features/applications/record/posting'
import { findUsage } from '#features/billing/quota'
import { findKnownForms } from '#features/jobs/forms/find-form'
import { listProfiles } from '#features/profiles/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import { prepareForm } from './prepare-form.ts'

/** Which required questions of each job's form are still open after what was approved, by the job's id. Forms not read yet have none. */
export async function findOpenQuestions(
  db: Db,
  platform: Platform,
  userId: string,
  jobs: ApproveInput['jobs'],
): Promise<Map<string, OpenQuestion[]>> {
  const listings = await findPostings(
    db,
    userId,
    jobs.map(({ job }) => job.jobId),
  )
  const saved = await findAnswers(db, userId)
  const { timeZone } = await findUsage(db, userId, now())
  const forms = await findKnownForms(platform.database.system, [...listings.values()])
  const profiles = forms.size > 0 ? await listProfiles(db, userId) : []
  const found = new Map<string, OpenQuestion[]>()
  for (const { job, profileId, fields, letter } of jobs) {
    const [listing, form] = [listings.get(job.jobId), forms.get(job.jobId)]
    const profile = profiles.find(({ id }) => id === profileId)
    if (!listing || !form || !profile) continue
    const given = { profile, listing, form, saved, timeZone, resume: null, letter: letter?.content ?? null, now: now() }
    const { open } = await prepareForm(userId, given)
    const filled = new Set(fields.filter(({ value }) => value !== '').map(({ questionId }) => questionId))
    found.set(
      job.jobId,
      open.filter(({ question }) => !filled.has(question.id)),
    )
  }
  return found
}
