import { randomUUID } from 'node:crypto'
import { type SubmitAnswer, type SubmitInput, submitAnswer } from '@jobapply/core/applications/apply-schema'
import { ALREADY_APPLIED, APPLICATION_NOT_FOUND } from '@jobapply/core/applications/faults'
import { afterStep, findOwnRow, isSameJob, isSent, UNKEPT } from '@jobapply/core/applications/rules'
import { LIMIT_REACHED } from '@jobapply/core/billing/faults'
import { finishUnit, type Taken, takeUnits } from '#features/billing/quota'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { insertApplication, lockApplication, lockRelated, noteChanges, updateApplication } from './applying-store.ts'
import { keysOf, ownJobId } from './keys.ts'
import { once } from './once.ts'
import { readPostings } from './posting.ts'

/** The application has really been sent, by the person's word. Its unit becomes final in the same transaction. */
export async function submitApplication(
  db: Db,
  userId: string,
  { input, key, errors }: { input: SubmitInput; key: string | undefined; errors: { KEY_REUSED(): Error } },
): Promise<SubmitAnswer> {
  const { jobId } = input
  const posting = jobId === undefined ? '' : ((await readPostings(db, userId, [jobId])).get(jobId) ?? '')
  return withPersonLock(db, userId, (tx) => {
    const at = now()
    return once(tx, userId, { name: 'submit', key, input, answer: submitAnswer, now: at }, errors, async () => {
      const answer = await submit(tx, userId, input, posting, at)
      return { answer, hasChanged: answer.success }
    })
  })
}

async function submit(tx: Db, userId: string, input: SubmitInput, posting: string, at: Date): Promise<SubmitAnswer> {
  const job = toJob(input)
  const row = input.applicationId ? await lockApplication(tx, userId, input.applicationId) : await findRow(tx, userId, job)
  if (input.applicationId && !row) return { ...REFUSED, error: APPLICATION_NOT_FOUND.message }
  const after = afterStep(row ?? UNKEPT, 'submit', at)
  if (!after) return { ...REFUSED, error: ALREADY_APPLIED.message }
  const id = row?.id ?? randomUUID()
  // One that holds a reservation gets no second unit and is not refused.
  const { taken, usage } = await takeUnits(tx, userId, [id], { state: 'final', now: at })
  if (taken.length === 0) return { ...REFUSED, error: LIMIT_REACHED.title, details: usage.details, ...countsOf(usage) }
  if (row) await finishUnit(tx, userId, id)
  const values = {
    ...keysOf(row ?? job),
    ...after,
    application_url: input.application_url ?? row?.application_url ?? null,
    resumeData: input.resume_data ?? row?.resumeData ?? null,
    coverLetterData: input.cover_letter_data ?? row?.coverLetterData ?? null,
    posting: row?.posting || posting,
    updated_at: at,
  }
  if (row) await updateApplication(tx, userId, row, values)
  else await insertApplication(tx, { ...job, ...values, id, user_id: userId, created_at: at })
  await noteChanges(tx, userId, [{ applicationId: id, before: row ?? null, after }], { by: 'you', at })
  const application = { id, applied_at: at.toISOString() }
  return { success: true, error: null, details: null, application, ...countsOf(usage) }
}

const REFUSED = { success: false, details: null, application: null, current: null, limits: null }

const toJob = ({ job_title, company, location = '', job_url, application_url, jobId, source = '' }: SubmitInput) => {
  const job = { job_title, company, location, job_url, application_url, source }
  return { ...job, jobId: jobId ?? ownJobId(job) }
}

/** The row that this sending belongs to; of several for the same job, one that was sent already. */
async function findRow(tx: Db, userId: string, job: ReturnType<typeof toJob>) {
  const keys = { jobId: job.jobId, ...keysOf(job) }
  const known = await lockRelated(tx, userId, [keys])
  const row = known.find((one) => isSent(one) && isSameJob(one, keys)) ?? findOwnRow(keys, known)
  return row && lockApplication(tx, userId, row.id)
}

/** Daily counts are told where a daily limit applies (APPLY-012). */
function countsOf({ current, limits }: Taken['usage']): Pick<SubmitAnswer, 'current' | 'limits'> {
  const { daily, ...rest } = current
  if (!limits || limits.daily === null)
    return { current: rest, limits: limits && { weekly: limits.weekly, monthly: limits.monthly } }
  return { current: { ...rest, daily }, limits: { ...limits, daily: limits.daily } }
}
