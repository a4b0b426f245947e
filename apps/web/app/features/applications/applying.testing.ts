import type { ReviewedJob } from '@jobapply/core/applications/apply-schema'
import type { PreparedField } from '@jobapply/core/applications/schema'
import type { ListedDocument } from '@jobapply/core/documents/resume-schema'
import type { Profile } from '@jobapply/core/profiles/schema'
import type { ScoredJob } from '@jobapply/core/search/schema'
import { card, search, searcher, words } from '#features/search/search.testing.ts'
import type { Answers } from '#testing/calls.ts'
import { newApplication } from '#testing/keep-jobs.ts'
import type { Locator } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT, recorded } from '#testing/recordings.ts'
import type { Page } from '#testing/visit.ts'

type KeptJob = ReviewedJob['job']

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
export const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })
export const tab = (page: Page, name: string) => page.getByRole('tab', { name })
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Review before anything goes out' })
export const line = (page: Page, title: string) =>
  sheet(page).getByRole('list', { name: 'Jobs to approve' }).locator('> li').filter({ hasText: title })
export const tick = (page: Page, title: string) => line(page, title).getByLabel(/^Approve/)
export const row = (page: Page, title: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: title })

/** The trial has this much time left; a negative time has passed since its end. */
export const trialOf = (ms: number) => ({
  ...recorded.maya.billing.planInfo,
  trial_end_date: new Date(RECORDED_AT.getTime() + ms).toISOString(),
  is_trial_active: ms > 0,
  subscription_status: ms > 0 ? ('trial' as const) : ('expired' as const),
})

const field = (label: string, value: string): PreparedField => ({
  ...{ label, value, isRequired: true, origin: 'profile', source: 'profile', answerId: null },
})
/** What would go out for a job with this profile. */
export const reviewed = (
  job: KeptJob,
  { id, profile_name, email }: Profile,
  changes: Partial<ReviewedJob> = {},
): ReviewedJob => ({
  ...{ job, profileId: id, profiles: [{ profileId: id, profile_name, matchScore: 70 }], resume: null, letter: null },
  ...{ fields: [field('Email', email ?? 'ines@gmail.com')], open: [], earlier: null, closed: null, way: 'person' },
  ...changes,
})

/** A document of /resume. */
export const newResume = (name: string, profileId: string): ListedDocument => ({
  ...{ id: crypto.randomUUID(), name, profileId, jobId: null, version: 1, template: 'plain' },
  ...{ createdAt: RECORDED_AT.toISOString(), updatedAt: RECORDED_AT.toISOString() },
})

/** Somebody with a profile and no application yet, and an index with these jobs. What is approved is in the queue. */
export function applicant(...jobs: (string | ScoredJob)[]) {
  const person = searcher(...jobs)
  const { usage } = recorded.maya.billing
  let queue: ReturnType<typeof newApplication>[] = []
  const answers = {
    ...person.answers,
    documents: { resumes: { list: [] } },
    applications: {
      ...person.answers.applications,
      overview: () => ({ queue: queue.length, needsYou: 0, filling: 0, stoppedAt: null }),
      questions: { groups: [], waiting: [] },
      list: ({ view }) => ({ rows: view === 'queue' ? queue : [], next: null }),
      review: ({ jobs: all }) => ({ jobs: all.map((job) => reviewed(job as KeptJob, person.profile)), usage }),
      approve: ({ jobs: approved }) => {
        const queued = approved.map(({ job }) => newApplication(job.job_title, { jobId: job.jobId }))
        queue = [...queued, ...queue]
        return { queued, refused: [], usage }
      },
    },
  } satisfies Answers
  return { ...person, answers }
}
type Applicant = ReturnType<typeof applicant>

/** /auto-apply of this person, with other answers for the calls that the test is about. */
export async function openAutoApply(person: Applicant, more: Answers = {}, place = '/auto-apply') {
  const page = mountPage(place, { as: 'maya', answers: person.answers })
  page.server.answer(more)
  await page.getByRole('heading', { name: 'Auto Apply Jobs Across Platforms' }).waitFor()
  return page
}

/** /auto-apply with this search made. */
export async function openJobs(person: Applicant, text: string, more: Answers = {}) {
  const page = await openAutoApply(person, more)
  await words(page).waitFor()
  await search(page, text)
  for (const { title } of person.jobs) await card(page, title).waitFor()
  return page
}
