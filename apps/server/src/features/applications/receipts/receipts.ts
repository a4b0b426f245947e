import { correctionBody, type ReceiptBody, receiptBody, type ShownReceipt } from '@jobapply/core/applications/receipt-schema'
import type { Profile } from '@jobapply/core/profiles/schema'
import type { z } from 'zod'
import type { jobApplications } from '#features/applications/record/table'
import type { Db } from '#platform/db/database'
import { type Write, writeTogether } from '#platform/db/write-together'
import type { Platform } from '#platform/feature/platform'
import { removeFilesTask } from '#platform/parts/storage'
import { readBody } from './receipt-body.ts'
import { canonicalText, chainKey, findBreak, type Link, sealEnd, sha256, signLink } from './receipt-chain.ts'
import { keepFile, type PreparedFile } from './receipt-files.ts'
import {
  appendReceipt,
  deleteFiles,
  eraseBodies,
  findCorrected,
  findEnd,
  findReceipt,
  listFiles,
  listLinks,
  lockChain,
} from './receipts-store.ts'

type Row = typeof jobApplications.$inferSelect
export type Sent = {
  /** As it is stored, with its posting, letter and fields. */
  application: Pick<Row, 'id' | 'appliedAt' | 'posting' | 'fields' | 'coverLetterData'> &
    Pick<Row, 'job_title' | 'company' | 'location' | 'job_url' | 'application_url' | 'source'>
  profile: Pick<Profile, 'id' | 'profile_name' | 'version' | 'updated_at'> | null
  /** From `prepareFiles`, which is called before the transaction. */
  files: readonly PreparedFile[]
  confirmation: ReceiptBody['confirmation']
}

type SentFile = PreparedFile & { isKept: boolean }
type Kept = Omit<Sent, 'files'> & { files: readonly SentFile[] }

const keyOf = ({ keyFor }: Pick<Platform, 'keyFor'>, userId: string) => chainKey(keyFor('receipts'), userId)

/** Keeps the files and answers what appends a receipt to the person's chain. The transaction holds the person's lock (`withPersonLock`). */
export async function makeReceipt(tx: Db, platform: Platform, userId: string, sent: Sent, now: Date): Promise<Write[]> {
  const { application, files } = sent
  const kept: SentFile[] = []
  for (const file of files) kept.push({ ...file, isKept: await keepFile(tx, platform, userId, application.id, file) })
  const body = canonicalText(bodyOf({ ...sent, files: kept }, now))
  const link = { kind: 'sent' as const, applicationId: application.id, at: now, bodyHash: sha256(body) }
  return append(tx, platform, userId, link, body)
}

/** Answers what appends a correction to the application's receipt: its page has taken the confirmation back, in these words. */
export async function makeCorrection(
  tx: Db,
  platform: Platform,
  userId: string,
  { applicationId, quote }: { applicationId: string; quote: string },
  now: Date,
): Promise<Write[]> {
  const known = await findCorrected(tx, userId, applicationId)
  if (!known) return []
  const body = canonicalText({ corrects: known.receipt.number, quote, at: now.toISOString() } satisfies z.output<
    typeof correctionBody
  >)
  return append(tx, platform, userId, { kind: 'corrected', applicationId, at: now, bodyHash: sha256(body) }, body)
}

/** Erases what the receipts of an application say and appends the mark of it; the chain stays intact. Without a receipt nothing happens. */
export async function markRemoved(tx: Db, platform: Platform, userId: string, applicationId: string, now: Date) {
  const receipt = await findReceipt(tx, userId, applicationId)
  if (!receipt || receipt.kind === 'removed') return
  const link = { kind: 'removed' as const, applicationId, at: now, bodyHash: receipt.bodyHash }
  await writeTogether(tx, await append(tx, platform, userId, link, null))
  await eraseBodies(tx, userId, applicationId)
  const keys = await deleteFiles(tx, userId, applicationId)
  if (keys.length > 0) await platform.tasks.send(tx, removeFilesTask, { keys, folders: [] })
}

export async function showReceipt(db: Db, userId: string, applicationId: string): Promise<ShownReceipt | undefined> {
  const known = await findCorrected(db, userId, applicationId)
  if (!known) return undefined
  const { receipt, correction } = known
  const { number, kind, at, bodyHash, previous, hash } = receipt
  const files = await listFiles(db, userId, applicationId)
  return {
    ...{ number, kind, applicationId, at: at.toISOString(), bodyHash, previous, hash },
    body: readBody(receiptBody, receipt.body),
    keptFiles: files.map((file) => file.sha256),
    correction: correction
      ? {
          number: correction.number,
          at: correction.at.toISOString(),
          quote: readBody(correctionBody, correction.body)?.quote ?? null,
        }
      : null,
  }
}

/** The first receipt of a person that differs from what was written. */
export async function checkChain(db: Db, platform: Pick<Platform, 'keyFor'>, userId: string) {
  // One transaction: a receipt that is written in between is in both answers or in none.
  const { links, end } = await db.transaction(
    async (tx) => ({ links: await listLinks(tx, userId), end: await findEnd(tx, userId) }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return { count: links.length, broken: findBreak(keyOf(platform, userId), links, end) }
}

async function append(
  tx: Db,
  platform: Platform,
  userId: string,
  what: Omit<Link, 'number' | 'previous'>,
  body: string | null,
): Promise<Write[]> {
  const key = keyOf(platform, userId)
  const end = await lockChain(tx, userId)
  const link: Link = { ...what, number: (end?.count ?? 0) + 1, previous: end?.hash ?? null }
  const next = { count: link.number, hash: signLink(key, link) }
  return appendReceipt(tx, userId, { ...link, body, hash: next.hash }, { ...next, seal: sealEnd(key, next) })
}

function bodyOf({ application, profile, files, confirmation }: Kept, now: Date): ReceiptBody {
  const { job_title, company, location, job_url, application_url, source, posting, fields, coverLetterData, appliedAt } =
    application
  return {
    job: { job_title, company, location, job_url, application_url, source, posting },
    sentAt: (appliedAt ?? now).toISOString(),
    profile: profile && {
      id: profile.id,
      name: profile.profile_name,
      version: profile.version,
      updatedAt: profile.updated_at,
    },
    fields,
    files: files.map(({ kind, name, pages, bytes, sha256: hash, isKept }) => ({
      ...{ kind, name, pages, bytes: bytes.length, sha256: hash, isKept },
    })),
    letter: coverLetterData?.content ?? null,
    confirmation,
  }
}
