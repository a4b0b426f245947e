import { randomUUID } from 'node:crypto'
import { type Approval, type ApproveInput, approval } from '@jobapply/core/applications/apply-schema'
import { afterStep, type Earlier, findEarlier, findOwnRow, UNKEPT } from '@jobapply/core/applications/rules'
import { takeAnswers } from '#features/applications/questions/given'
import { findOpenQuestions } from '#features/applications/questions/open-questions'
import {
  insertApplication,
  type KnownRow,
  listRelated,
  noteChanges,
  updateApplication,
} from '#features/applications/record/applying-store'
import { keysOf } from '#features/applications/record/keys'
import { findPostings, postingReader } from '#features/applications/record/posting'
import { toApplication } from '#features/applications/record/store'
import { canAutomate, takeUnits } from '#features/billing/quota'
import { listProfiles } from '#features/profiles/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import type { Platform } from '#platform/feature/platform'
import { createResumeReader } from './chosen-resume.ts'
import { once } from './once.ts'

type Refusals = Record<
  'PROFILE_NOT_FOUND' | 'DOCUMENT_NOT_FOUND' | 'ANSWER_DOES_NOT_FIT' | 'TRIAL_EXPIRED' | 'KEY_REUSED',
  () => Error
>
type Wanted = ApproveInput['jobs'][number]
type Reason = Approval['refused'][number]['reason']

/** Approves as many of these jobs as fit, in their order: a row, a reserved unit and its history each, in one transaction. */
export async function approveJobs(
  db: Db,
  platform: Platform,
  userId: string,
  { input, key, errors }: { input: ApproveInput; key: string | undefined; errors: Refusals },
): Promise<Approval> {
  const ids = input.jobs.map(({ job }) => job.jobId)
  const listings = await findPostings(db, userId, ids)
  const profiles = listings.size > 0 ? await listProfiles(db, userId) : []
  const readFacts = await postingReader(userId, profiles, [...listings.values()])
  const openQuestions = await findOpenQuestions(db, platform, userId, input.jobs)
  return withPersonLock(db, userId, (tx) => {
    const at = now()
    return once(tx, userId, { name: 'approve', key, input, answer: approval, now: at }, errors, async () => {
      if (input.jobs.length > 1 && !(await canAutomate(tx, userId, at))) throw errors.TRIAL_EXPIRED()
      const readResume = createResumeReader(tx, userId, errors)
      const judged = await judge(tx, userId, input.jobs, at)
      const units = await takeUnits(
        tx,
        userId,
        judged.flatMap(({ id, reason }) => (reason ? [] : id)),
        { now: at },
      )
      const answer: Approval = { queued: [], refused: [], usage: units.usage }
      for (const [place, { wanted, id, row, reason, earlier }] of judged.entries()) {
        const { job, profileId, resumeId, letter } = wanted
        const resumeData = await readResume(wanted)
        if (reason || !units.taken.includes(id)) {
          answer.refused.push({ jobId: job.jobId, reason: reason ?? 'limit', earlier: earlier && toEarlier(earlier) })
          continue
        }
        const approved = afterStep(row ?? UNKEPT, 'approve', at)
        if (!approved) throw new Error('a row that cannot be approved was chosen')
        const form = { company: job.company, fields: wanted.fields, openQuestions: openQuestions.get(job.jobId) ?? [] }
        const { fields, openQuestions: open } = await takeAnswers(tx, userId, form, wanted.answers, errors)
        const after = open.length > 0 ? { ...approved, progress: 'needs-you' as const } : approved
        const kept = {
          ...job,
          ...keysOf(job),
          profileId,
          resumeId,
          resumeData,
          coverLetterData: letter,
          fields,
          ...readFacts(listings.get(job.jobId), profileId),
          openQuestions: open,
        }
        const values = { ...kept, ...after, queuedBy: 'you' as const, updated_at: at }
        const stored = row
          ? await updateApplication(tx, userId, row, values)
          : // The first of the list is first in the queue, which shows the newest first.
            await insertApplication(tx, { ...values, id, user_id: userId, created_at: new Date(at.getTime() - place) })
        await noteChanges(tx, userId, [{ applicationId: id, before: row ?? null, after }], { by: 'you', at })
        answer.queued.push(toApplication({ ...stored, hasReceipt: false }))
      }
      return { answer, hasChanged: answer.queued.length > 0 }
    })
  })
}

const toEarlier = (earlier: Earlier) => ({ ...earlier, at: earlier.at.toISOString() })

type Judged = { wanted: Wanted; id: string; row: KnownRow | undefined; reason: Reason | null; earlier: Earlier | null }

/** Tells duplicates apart, also those within the list. `row` is the one that goes on, if there is one. */
async function judge(tx: Db, userId: string, jobs: readonly Wanted[], at: Date): Promise<Judged[]> {
  const keyed = jobs.map((wanted) => ({ wanted, keys: { jobId: wanted.job.jobId, ...keysOf(wanted.job) } }))
  const all = keyed.map(({ keys }) => keys)
  const rows = await listRelated(tx, userId, all, { isLocked: true })
  const known = new Map(rows.map((row) => [row.id, row]))
  return keyed.map(({ wanted, keys }) => {
    const earlier = findEarlier(keys, [...known.values()], at)
    const row = findOwnRow(keys, rows)
    const id = row?.id ?? randomUUID()
    if (earlier && (earlier.kind === 'same' || !wanted.applyAnyway)) return { wanted, id, row, reason: earlier.kind, earlier }
    known.set(id, {
      ...UNKEPT,
      ...row,
      ...keys,
      id,
      job_url: wanted.job.job_url,
      status: 'queued',
      progress: 'ready',
      approvedAt: at,
    })
    return { wanted, id, row, reason: null, earlier }
  })
}
