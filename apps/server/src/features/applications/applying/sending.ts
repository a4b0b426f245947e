import type { SubmitInput } from '@jobapply/core/applications/apply-schema'
import { afterStep, findOwnRow, isReserved, isSameJob, isSent, UNKEPT } from '@jobapply/core/applications/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { type PreparedFile, prepareFiles } from '#features/applications/receipts/receipt-files'
import { chainQuestion } from '#features/applications/receipts/receipts-store'
import {
  type ApplicationRow,
  findRow,
  listRelated,
  lockApplication,
  relatedQuestion,
} from '#features/applications/record/applying-store'
import { keysOf, ownJobId } from '#features/applications/record/keys'
import { findPostings, type PostingFacts, postingReader } from '#features/applications/record/posting'
import { findUsage } from '#features/billing/quota'
import { personQuestion } from '#features/billing/subscription-store'
import { findProfile } from '#features/profiles/store'
import type { Db } from '#platform/db/database'
import type { Question } from '#platform/db/prepared'
import type { Platform } from '#platform/feature/platform'
import { callQuestion, findCall } from './calls-store.ts'

export const jobOf = ({ job_title, company, location = '', job_url, application_url, jobId, source = '' }: SubmitInput) => {
  const job = { job_title, company, location, job_url, application_url, source }
  return { ...job, jobId: jobId ?? ownJobId(job) }
}

const keysOfJob = (input: SubmitInput) => {
  const job = jobOf(input)
  return { jobId: job.jobId, ...keysOf(job) }
}

/** What every sending asks once it holds the person's lock. */
export const firstQuestions = (userId: string, input: SubmitInput, key: string | undefined): Question<unknown>[] => [
  ...(key === undefined ? [] : [callQuestion(userId, key)]),
  ...(input.applicationId ? [] : [relatedQuestion(userId, [keysOfJob(input)])]),
  personQuestion(userId),
  chainQuestion(userId),
]

/** The row that this sending belongs to; of several for the same job, one that was sent already. */
export async function findSent(db: Db, userId: string, input: SubmitInput, { isLocked }: { isLocked: boolean }) {
  const read = isLocked ? lockApplication : findRow
  if (input.applicationId) return read(db, userId, input.applicationId)
  const keys = keysOfJob(input)
  const known = await listRelated(db, userId, [keys], { isLocked })
  const row = known.find((one) => isSent(one) && isSameJob(one, keys)) ?? findOwnRow(keys, known)
  return row && read(db, userId, row.id)
}

export type Prepared = {
  facts: PostingFacts
  profile: Profile | null
  /** Null: the call will probably be refused or has been answered, so nothing was printed. */
  files: readonly PreparedFile[] | null
}
type Foreseen = { input: SubmitInput; key: string | undefined; now: Date }

/** What a receipt needs and takes long, made before the transaction. With `isCertain` files are printed in any case. */
export async function prepareSending(
  db: Db,
  platform: Platform,
  userId: string,
  { isCertain, ...call }: Foreseen & { isCertain: boolean },
): Promise<Prepared> {
  const { input, now } = call
  const row = await findSent(db, userId, input, { isLocked: false })
  const profile = (row?.profileId && (await findProfile(db, userId, row.profileId))) || null
  const { jobId, job_title, company } = row ?? jobOf(input)
  const coverLetterData = input.cover_letter_data ?? row?.coverLetterData ?? null
  const { resumeId = null, resumeData = null, approvedAt = null } = row ?? {}
  const sent = { job_title, company, coverLetterData, resumeId, resumeData, approvedAt }
  const hasFiles = coverLetterData !== null || resumeId !== null || Boolean(profile?.uploaded_resume_url)
  const isPrinted = !hasFiles || isCertain || (await seemsAcceptable(db, userId, row, call))
  return {
    facts: row?.posting ? { posting: row.posting } : await readFacts(db, userId, input.jobId ? jobId : undefined, profile),
    profile,
    files: isPrinted ? await prepareFiles(db, platform, userId, sent, profile ?? undefined, now) : null,
  }
}

async function readFacts(db: Db, userId: string, jobId: string | undefined, profile: Profile | null): Promise<PostingFacts> {
  const listing = jobId === undefined ? undefined : (await findPostings(db, userId, [jobId])).get(jobId)
  const read = await postingReader(userId, profile ? [profile] : [], listing ? [listing] : [])
  return read(listing, profile?.id ?? null)
}

/** A look without the lock: it spares the printing in a storm of retries, and the transaction decides. */
async function seemsAcceptable(db: Db, userId: string, row: ApplicationRow | undefined, { input, key, now }: Foreseen) {
  if (input.applicationId && !row) return false
  if (!afterStep(row ?? UNKEPT, 'submit', now)) return false
  if (key !== undefined && (await findCall(db, userId, key))) return false
  return (row !== undefined && isReserved(row)) || (await findUsage(db, userId, now)).left !== 0
}
