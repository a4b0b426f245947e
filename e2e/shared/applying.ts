import { demoForm } from '@jobapply/server/features/jobs/demo-form'
import { addProfile } from '@jobapply/server/testing/jobs'
import { newcomer, type Person } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import type { Product } from './browser.ts'

export const LAMPLIGHTER = {
  full_name: 'Ines Moreau',
  email: 'ines@gmail.com',
  phone: '70 123 45 67',
  country_code: '+46',
  desired_job_title: 'Lamplighter',
  location_city: 'Malmö',
  location_country: 'Sweden',
  technical_skills: ['Lanterns', 'Ladders'],
  total_experience: 5,
}

/** Somebody with a profile. */
export async function applicant(product: Product): Promise<Person & { profileId: string }> {
  const person = await newcomer(product.server)
  return { ...person, profileId: await addProfile(person, LAMPLIGHTER, 'Harbour') }
}

/** Approves jobs without the screen, in the order given. */
export async function approve(person: Person & { profileId: string }, titles: readonly string[]) {
  const { queued } = await person.call.applications.approve({
    jobs: titles.map((title) => ({ job: job(title), profileId: person.profileId })),
  })
  return queued
}

export const job = (title: string) => ({
  jobId: `kept:${title}`,
  job_title: title,
  company: 'Harbour Trust',
  location: 'Malmö, Sweden',
  job_url: `https://jobs.example.org/${encodeURIComponent(title)}`,
  application_url: null,
  source: 'Greenhouse',
})

export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Review before anything goes out' })
export const line = (page: Page, title: string) =>
  sheet(page).getByRole('list', { name: 'Jobs to approve' }).locator(':scope > li').filter({ hasText: title })
export const row = (page: Page, title: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: title })

/** Approves demo jobs whose form asks this. */
export async function approveDemo(
  { server }: Product,
  { call, profileId }: Awaited<ReturnType<typeof applicant>>,
  questionId: string,
  count: number,
) {
  const { rows } = await server.platform.database.systemPool.query<
    Record<'id' | 'source_id' | 'title' | 'company' | 'location' | 'url', string>
  >("select id, source_id, title, company, location, url from job_listings where source = 'demo' order by id")
  const jobs = rows
    .filter(({ source_id }) => demoForm({ sourceId: source_id }).some(({ id }) => id === questionId))
    .slice(0, count)
  await call.applications.approve({
    jobs: jobs.map(({ id, title, company, location, url }) => ({
      job: { jobId: id, job_title: title, company, location, job_url: url, application_url: url, source: 'Demo' },
      profileId,
    })),
  })
}
