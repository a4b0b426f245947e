import type { ScoredJob } from '@jobapply/core/search/schema'
import type { Answers } from '#testing/calls.ts'
import { keepJobs, newJob } from '#testing/keep-jobs.ts'
import { keepProfiles, newProfile } from '#testing/keep-profiles.ts'
import type { Locator } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import type { Page } from '#testing/visit.ts'

export const jobsFound = (page: Page) => page.getByRole('region', { name: 'Jobs found' })
export const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
export const details = (page: Page) => page.getByRole('complementary', { name: 'Details' })
export const words = (page: Page) => page.getByLabel('Search jobs').locator('input').first()
export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name })
export const filter = (page: Page, label: string) => page.getByLabel(label, { exact: true })

export async function search(page: Page, text: string) {
  await words(page).fill(text)
  await words(page).press('Enter')
}
export const openDetails = (page: Page, title: string) =>
  card(page, title)
    .getByRole('button', { name: /^Details/ })
    .click()

/** Somebody with a profile, and an index with these jobs. */
export function searcher(...jobs: (string | ScoredJob)[]) {
  const all = jobs.map((job) => (typeof job === 'string' ? newJob(job) : job))
  const kept = keepJobs(...all)
  const profile = newProfile('Harbour', { is_primary: true, location_country: 'Sweden' })
  const profiles = keepProfiles(profile)
  return { jobs: all, kept, profile, profiles, answers: { ...kept.answers, profiles: profiles.answers } satisfies Answers }
}

/** The search page of somebody whose profile has no title yet, so that the page makes no search by itself. */
export async function openSearchPage(...jobs: (string | ScoredJob)[]) {
  const person = searcher(...jobs)
  const page = mountPage('/search', { as: 'maya', answers: person.answers })
  await words(page).waitFor()
  return Object.assign(page, person)
}
