import { randomUUID } from 'node:crypto'
import type { Queuer } from '@jobapply/core/applications/constants'
import { afterStep, UNKEPT } from '@jobapply/core/applications/rules'
import type { KeptJob } from '@jobapply/core/applications/schema'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { insertApplication, type KnownRow, noteChanges, updateApplication } from '#features/applications/record/applying-store'
import { keysOf } from '#features/applications/record/keys'
import { textOf } from '#features/applications/record/posting'
import { letterFor } from '#features/documents/letter-for'
import type { Db } from '#platform/db/database'

type Proposal = {
  profileId: string
  listing: JobListing
  /** The saved job that is continued. */
  row?: KnownRow | undefined
  by: Exclude<Queuer, 'you'>
  at: Date
}

/** Puts a job into the queue for review: no unit is taken and nothing is sent before the person has approved it (decisions, Applying). */
export async function keepProposal(tx: Db, userId: string, { profileId, listing, row, by, at }: Proposal): Promise<string> {
  const after = afterStep(row ?? UNKEPT, 'propose', at)
  if (!after) throw new Error('a row that cannot be proposed was chosen')
  const job = toKept(listing)
  const letter = await letterFor(tx, userId, { profileId, job: listing })
  const coverLetterData = letter ? { content: letter.content, generated: true, generatedAt: letter.generatedAt } : null
  const kept = { ...job, ...keysOf(job), profileId, posting: textOf(listing), coverLetterData }
  const values = { ...kept, ...after, queuedBy: by, updated_at: at }
  const { id } = row
    ? await updateApplication(tx, userId, row, values)
    : await insertApplication(tx, { ...values, id: randomUUID(), user_id: userId, created_at: at })
  await noteChanges(tx, userId, [{ applicationId: id, before: row ?? null, after }], { by, at })
  return id
}

export const toKept = ({ id, title, company, location, url, applyUrl, source }: JobListing): KeptJob => ({
  jobId: id,
  job_title: title.slice(0, 300),
  company: company.slice(0, 300),
  location: location.slice(0, 300),
  job_url: url,
  application_url: applyUrl ?? url,
  source,
})
