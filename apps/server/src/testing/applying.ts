import type { KeptJob } from '@jobapply/core/applications/schema'
import { eq } from 'drizzle-orm'
import { accounts, users } from '#platform/auth/table'
import { now } from '#platform/clock'
import { newcomer, type Person } from './people.ts'
import type { TestServer } from './server.ts'

const DAY = 86_400_000

/** A job that nobody else has: its id, address, title and company belong to this number. */
export const jobOf = (number: number | string, changes: Partial<KeptJob> = {}): KeptJob => ({
  jobId: `board:${number}`,
  job_title: `Pastry Chef ${number}`,
  company: `Harbour Hotel ${number}`,
  location: 'London',
  job_url: `https://jobs.example.org/${number}`,
  application_url: `https://jobs.example.org/${number}/form`,
  source: 'Board',
  ...changes,
})

/** Sends what the page sends for 'I submitted it' without a queued application. */
export const submission = (number: number | string, changes: Partial<KeptJob> = {}) => {
  const { job_title, company, location, job_url, application_url } = jobOf(number, changes)
  return { job_title, company, location, job_url, application_url, resume_data: null, cover_letter_data: null }
}

export async function applicant(server: TestServer) {
  const person = await newcomer(server)
  const profile = await person.call.profiles.create({ profile_name: 'Kitchen' })
  return { ...person, profileId: profile.id }
}
export type Applicant = Awaited<ReturnType<typeof applicant>>

/** Somebody whose trial is over: the free plan's 3. */
export async function freeApplicant(server: TestServer) {
  const person = await applicant(server)
  const { system } = server.platform.database
  const start = new Date(now().getTime() - 5 * DAY)
  const trial = { trialStartDate: start, trialEndDate: new Date(start.getTime() + 4 * DAY) }
  await system.update(accounts).set(trial).where(eq(accounts.userId, person.id))
  await system.update(users).set({ createdAt: start }).where(eq(users.id, person.id))
  return person
}

export const approve = ({ call, profileId }: Applicant, ...jobs: KeptJob[]) =>
  call.applications.approve({ jobs: jobs.map((job) => ({ job, profileId })) })

export async function approveOne(person: Applicant, number: number | string) {
  const { queued } = await approve(person, jobOf(number))
  if (!queued[0]) throw new Error('nothing was approved')
  return queued[0]
}

export const unitsUsed = async ({ call }: Person) => (await call.billing.usage()).current.monthly
