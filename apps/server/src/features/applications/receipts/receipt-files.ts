import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { letterFileName, resumeFileName } from '@jobapply/core/documents/file-names'
import { resumeContent, resumeDesign } from '@jobapply/core/documents/schema'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { usableFacts } from '@jobapply/core/profiles/summary/usable'
import { z } from 'zod'
import type { jobApplications } from '#features/applications/record/table'
import { findDocument } from '#features/documents/store'
import { letterPdfWork, resumePdfWork } from '#features/documents/works'
import { keyOf } from '#features/resume/address'
import { compute } from '#platform/compute/compute'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import { log } from '#platform/log'
import type { Storage } from '#platform/storage/files'
import { readKept } from './kept-file.ts'
import { sha256 } from './receipt-chain.ts'
import { findStored, insertFile } from './receipts-store.ts'

type Application = Pick<
  typeof jobApplications.$inferSelect,
  'resumeId' | 'resumeData' | 'approvedAt' | 'coverLetterData' | 'job_title' | 'company'
>

/** What an approval keeps of a document of /resume. */
const approvedResume = z.object({ name: z.string(), content: resumeContent.transform(usableFacts), design: resumeDesign })

export type PreparedFile = {
  kind: 'resume' | 'letter'
  name: string
  pages: number | null
  bytes: Uint8Array
  sha256: string
  /** Where it is stored; null: the storage was away, and only the hash is kept. */
  key: string | null
  isShared: boolean
  /** Where an earlier application should have kept it, and another file or none was found. */
  notThere?: string | undefined
}

/** The files that go with an application: its document of /resume, else the file that the profile was read from, and its letter. */
export async function makeFiles(
  db: Db,
  { storage }: Pick<Platform, 'storage'>,
  userId: string,
  application: Application,
  profile: Profile | undefined,
  now: Date,
) {
  return [
    application.resumeId
      ? await printedResume(db, userId, application.resumeId, application, now)
      : await uploadedResume(storage, profile),
    application.coverLetterData && (await printedLetter(userId, application, profile, now)),
  ].filter((file) => file != null)
}

/**
 * The same files, stored. Printing and storing take tens of milliseconds, so this comes before the transaction; what no receipt names in the
 * end is removed by the nightly check.
 */
export async function prepareFiles(
  db: Db,
  platform: Pick<Platform, 'storage'>,
  userId: string,
  application: Application,
  profile: Profile | undefined,
  now: Date,
): Promise<PreparedFile[]> {
  const prepared: PreparedFile[] = []
  for (const file of await makeFiles(db, platform, userId, application, profile, now)) {
    const hash = sha256(file.bytes)
    const known = await findStored(db, userId, hash)
    const isShared = known !== undefined && (await isThere(platform.storage, userId, hash, known))
    const key = isShared ? known : await store(platform.storage, userId, file.bytes)
    prepared.push({ ...file, sha256: hash, key, isShared, notThere: isShared ? undefined : known })
  }
  return prepared
}

async function isThere(storage: Storage, userId: string, hash: string, storage_key: string): Promise<boolean> {
  const read = await readKept(storage, { user_id: userId, storage_key, sha256: hash }).catch((error) => {
    log.error('the file of a receipt was not read', error)
  })
  // While the storage is away nothing speaks against the file.
  return !read || 'bytes' in read
}

/** Answers whether the file is stored. */
export async function keepFile(
  tx: Db,
  { storage }: Pick<Platform, 'storage'>,
  userId: string,
  applicationId: string,
  { kind, name, bytes, sha256: hash, key, isShared, notThere }: PreparedFile,
): Promise<boolean> {
  const known = await findStored(tx, userId, hash, notThere)
  // The application that shared its file may have been removed since.
  const storage_key = known ?? (isShared ? await store(storage, userId, bytes) : key)
  if (storage_key) await insertFile(tx, userId, { applicationId, kind, name, sha256: hash, storage_key })
  return storage_key !== null
}

/** What was sent is recorded also while the storage is away: the receipt then has the hash alone. */
async function store(storage: Storage, userId: string, bytes: Uint8Array): Promise<string | null> {
  const key = `receipts/${userId}/${randomUUID()}`
  try {
    await storage.put(key, Buffer.from(bytes))
    return key
  } catch (error) {
    log.error('the file of a receipt was not kept', error)
    return null
  }
}

/** The document as it was approved. While it is unchanged it is printed as itself, because a download then has the same bytes. */
async function printedResume(db: Db, userId: string, id: string, { resumeData, approvedAt }: Application, now: Date) {
  const document = await findDocument(db, userId, id)
  const approved = approvedResume.safeParse(resumeData).data
  const isUnchanged =
    document && isDeepStrictEqual(resumeData, { ...resumeData, content: document.content, design: document.design })
  const printed = approved && !isUnchanged ? { ...approved, updatedAt: (approvedAt ?? now).toISOString() } : document
  return printed
    ? {
        kind: 'resume' as const,
        name: resumeFileName(printed.content.full_name, printed.name),
        ...(await compute(userId, resumePdfWork, printed)),
      }
    : null
}

async function uploadedResume(storage: Storage, profile: Profile | undefined) {
  if (!profile?.uploaded_resume_url) return null
  const bytes = await storage.get(keyOf(profile.uploaded_resume_url)).catch((error) => {
    log.error('the file of a receipt was not read', error)
  })
  if (!bytes) return null
  return { kind: 'resume' as const, name: profile.uploaded_resume_filename ?? 'resume', pages: null, bytes }
}

async function printedLetter(
  userId: string,
  { coverLetterData, company, job_title }: Application,
  profile: Profile | undefined,
  now: Date,
) {
  const text = coverLetterData?.content ?? ''
  const letter = { text, job: { company, title: job_title } }
  return {
    kind: 'letter' as const,
    name: letterFileName(profile?.full_name, company),
    ...(await compute(userId, letterPdfWork, { letter, sender: profile ?? EMPTY_FIELDS, now })),
  }
}
