import { createHash } from 'node:crypto'
import { canonicalAddress } from '@jobapply/core/jobs/address'
import { sameJobKey } from '@jobapply/core/jobs/keys'
import { foldCompany } from '@jobapply/language/company'

type Job = { job_title: string; company: string; location: string; job_url: string | null; application_url: string | null }

/** An index refuses long keys. */
const LONGEST_ADDRESS = 500
const keyOf = (text: string) => (text === '' ? '' : createHash('sha256').update(text).digest('base64url').slice(0, 22))

/** What duplicates and holds compare. The posting's own address counts: a form's address may serve many jobs. */
export function keysOf({ job_title, company, location, job_url, application_url }: Job) {
  const address = canonicalAddress(job_url ?? application_url ?? '')
  return {
    address: address.length > LONGEST_ADDRESS ? keyOf(address) : address,
    sameJob: keyOf(sameJobKey({ title: job_title, company, location })),
    sameCompany: keyOf(foldCompany(company)),
  }
}

/** The id of a job that was reported without one: the same address, else the same title, company and location, is the same job. */
export const ownJobId = (job: Job) =>
  `own:${keyOf(canonicalAddress(job.job_url ?? job.application_url ?? '') || JSON.stringify([job.job_title, job.company, job.location]))}`
