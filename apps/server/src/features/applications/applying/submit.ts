import { randomUUID } from 'node:crypto'
import { type SubmitAnswer, type SubmitInput, submitAnswer } from '@jobapply/core/applications/apply-schema'
import { ALREADY_APPLIED, APPLICATION_NOT_FOUND } from '@jobapply/core/applications/faults'
import { afterStep, UNKEPT } from '@jobapply/core/applications/rules'
import type { PreparedField } from '@jobapply/core/applications/schema'
import { LIMIT_REACHED } from '@jobapply/core/billing/faults'
import { makeReceipt } from '#features/applications/receipts/receipts'
import { addApplication, noteChanges, updateApplication } from '#features/applications/record/applying-store'
import { keysOf } from '#features/applications/record/keys'
import { finishUnit, planUnits, type Taken } from '#features/billing/quota'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { inPersonTurn, transactLocked } from '#platform/db/lock'
import type { Platform } from '#platform/feature/platform'
import { recordUsage } from '#platform/usage/usage'
import { type Done, once } from './once.ts'
import { findSent, firstQuestions, jobOf, type Prepared, prepareSending } from './sending.ts'

/** What the extension saw on the employer's page, and what the form held when it was sent. `isHere`: a form that the person had opened. */
type Seen = { quote: string; reference: string | null; fields?: PreparedField[] | undefined; isHere?: boolean }
type Call = { input: SubmitInput; seen?: Seen; key: string | undefined; errors: { KEY_REUSED(): Error } }

/** A refusal was foreseen and did not come: nothing is written before the files are there. */
class NotPrepared extends Error {}

/** The application has really been sent, by the person's word or as the extension has seen. Unit, row, history and receipt are one transaction. */
export const submitApplication = (db: Db, platform: Platform, userId: string, call: Call): Promise<SubmitAnswer> =>
  inPersonTurn(userId, async () => {
    try {
      return await attempt(db, platform, userId, call, false)
    } catch (error) {
      if (!(error instanceof NotPrepared)) throw error
      return attempt(db, platform, userId, call, true)
    }
  })

async function attempt(db: Db, platform: Platform, userId: string, { input, seen, key, errors }: Call, isCertain: boolean) {
  const at = now()
  const prepared = await prepareSending(db, platform, userId, { input, key, now: at, isCertain })
  return transactLocked(
    db,
    userId,
    (tx) =>
      once(
        tx,
        userId,
        { name: 'submit', key, input: seen ? { ...input, seen } : input, answer: submitAnswer, now: at },
        errors,
        () => submit(tx, platform, userId, { input, seen }, prepared, at),
      ),
    firstQuestions(userId, input, key),
  )
}

async function submit(
  tx: Db,
  platform: Platform,
  userId: string,
  { input, seen }: Pick<Call, 'input'> & { seen: Seen | undefined },
  { facts, profile, files }: Prepared,
  at: Date,
): Promise<Done<SubmitAnswer>> {
  const row = await findSent(tx, userId, input, { isLocked: true })
  if (input.applicationId && !row) return refused({ error: APPLICATION_NOT_FOUND.message })
  const after = afterStep(row ?? UNKEPT, seen ? (seen.isHere ? 'confirmHere' : 'confirm') : 'submit', at)
  if (!after) return refused({ error: ALREADY_APPLIED.message })
  const id = row?.id ?? randomUUID()
  // One that holds a reservation gets no second unit and is not refused.
  const { taken, usage, write: unit } = await planUnits(tx, userId, [id], { state: 'final', now: at })
  if (taken.length === 0) return refused({ error: LIMIT_REACHED.title, details: usage.details, ...countsOf(usage) })
  if (!files) throw new NotPrepared()
  if (row) await finishUnit(tx, userId, id)
  const job = jobOf(input)
  const values = {
    ...keysOf(row ?? job),
    ...after,
    application_url: input.application_url ?? row?.application_url ?? null,
    resumeData: input.resume_data ?? row?.resumeData ?? null,
    coverLetterData: input.cover_letter_data ?? row?.coverLetterData ?? null,
    ...facts,
    ...(seen?.fields && { fields: seen.fields }),
    ...(seen && { openQuestions: [] }),
    updated_at: at,
  }
  const added = { fields: [], ...job, ...values, id, user_id: userId, created_at: at }
  const application = row ? await updateApplication(tx, userId, row, values) : added
  const confirmation = seen
    ? { kind: 'seen' as const, quote: seen.quote, reference: seen.reference, at: at.toISOString() }
    : { kind: 'said' as const, quote: null, reference: null, at: at.toISOString() }
  const writes = [
    unit,
    row ? undefined : addApplication(tx, added),
    noteChanges(tx, userId, [{ applicationId: id, before: row ?? null, after }], { by: seen ? 'extension' : 'you', at }),
    recordUsage(tx, userId, 'application sent', at),
    ...(await makeReceipt(tx, platform, userId, { application, profile, files, confirmation }, at)),
  ]
  const sent = { id, applied_at: at.toISOString() }
  const answer = { success: true, error: null, details: null, application: sent, ...countsOf(usage) }
  return { answer, hasChanged: true, writes }
}

const refused = (why: Pick<SubmitAnswer, 'error'> & Partial<SubmitAnswer>): Done<SubmitAnswer> => ({
  answer: { success: false, details: null, application: null, current: null, limits: null, ...why },
  hasChanged: false,
})

/** Daily counts are included where a daily limit applies (APPLY-012). */
function countsOf({ current, limits }: Taken['usage']): Pick<SubmitAnswer, 'current' | 'limits'> {
  const { daily, ...rest } = current
  if (!limits || limits.daily === null)
    return { current: rest, limits: limits && { weekly: limits.weekly, monthly: limits.monthly } }
  return { current: { ...rest, daily }, limits: { ...limits, daily: limits.daily } }
}
