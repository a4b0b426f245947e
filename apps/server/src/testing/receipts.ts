import type { ReceiptBody } from '@jobapply/core/applications/receipt-schema'
import type { CoverLetterData, PreparedField } from '@jobapply/core/applications/schema'
import { prepareFiles } from '#features/applications/receipts/receipt-files'
import { makeReceipt } from '#features/applications/receipts/receipts'
import { jobApplications } from '#features/applications/record/table'
import { findProfile } from '#features/profiles/store'
import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import { writeTogether } from '#platform/db/write-together'
import type { TestServer } from './server.ts'

type Sending = {
  jobTitle?: string
  profileId?: string
  resumeId?: string
  resumeData?: Record<string, unknown>
  letter?: CoverLetterData
  fields?: PreparedField[]
  confirmation?: Partial<ReceiptBody['confirmation']>
}
let count = 0
const APPROVED_AT = new Date('2026-11-18T09:00:00Z')

export const filledIn = (label: string, value: string, rest: Partial<PreparedField> = {}): PreparedField => ({
  ...{ label, value, isRequired: true, origin: 'profile', source: 'profile', answerId: null },
  ...rest,
})

/** An application that was sent, with its receipt. Answers its id. */
export async function sendApplication({ platform }: TestServer, userId: string, sending: Sending = {}): Promise<string> {
  const at = now()
  const db = platform.database.forUser(userId)
  const job = `northline-${count++}`
  const row = {
    ...{ user_id: userId, jobId: job, status: 'applied' as const, source: 'Demo' },
    ...{ job_title: sending.jobTitle ?? 'Maintenance Electrician', company: 'Northline Rail', location: 'Leeds, United Kingdom' },
    job_url: `https://careers.northline-rail.example/jobs/${job}`,
    application_url: `https://careers.northline-rail.example/jobs/${job}/apply`,
    posting: 'Keeps the depot running: switchgear, lighting, lifts.',
    profileId: sending.profileId ?? null,
    resumeId: sending.resumeId ?? null,
    resumeData: sending.resumeData ?? null,
    approvedAt: APPROVED_AT,
    coverLetterData: sending.letter ?? null,
    fields: sending.fields ?? [filledIn('Full name', 'Tomasz Nowak')],
    ...{ appliedAt: at, created_at: at, updated_at: at },
  }
  const [application] = await db.insert(jobApplications).values(row).returning()
  if (!application) throw new Error('the application was not stored')
  const profile = row.profileId ? await findProfile(db, userId, row.profileId) : undefined
  const files = await prepareFiles(db, platform, userId, application, profile, at)
  const confirmation = { kind: 'said' as const, quote: null, reference: null, at: at.toISOString(), ...sending.confirmation }
  const sent = { application, profile: profile ?? null, files, confirmation }
  await withPersonLock(db, userId, async (tx) => writeTogether(tx, await makeReceipt(tx, platform, userId, sent, at)))
  return application.id
}
