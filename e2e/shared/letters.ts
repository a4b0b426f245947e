import type { Person } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { type Product, visitAs } from './browser.ts'
import { offerJobs } from './jobs.ts'
import { fillProfile, personWith } from './profiles.ts'

type Changes = Parameters<typeof fillProfile>[2]

/** A teacher of chemistry. */
const PRIYA = {
  full_name: 'Priya Raman',
  email: 'priya.raman@example.org',
  country_code: '+44',
  phone: '7700900163',
  address: '14 Cotham Rise',
  location_city: 'Bristol',
  professional_summary: 'Chemistry teacher who keeps practical work alive.',
  experience: [
    {
      id: 'a',
      position: 'Teacher of Chemistry',
      company: 'Brunel Road School',
      location: 'Bristol',
      startDate: '2021-09',
      endDate: null,
      current: true,
      description: [
        'Teach two A level groups and lead practical science.',
        'Wrote 42 experiments without gas while the laboratory was under repair.',
        'Mentored four early career teachers.',
      ].join('\n'),
      technologies: [],
    },
    {
      id: 'b',
      position: 'Teacher of Science',
      company: 'Harbour Comprehensive',
      location: 'Cardiff',
      startDate: '2018-09',
      endDate: '2021-07',
      current: false,
      description: 'Taught chemistry and physics to years seven to eleven.',
      technologies: [],
    },
  ],
  technical_skills: ['Practical chemistry', 'Laboratory safety', 'Assessment'],
  languages: [{ id: 'a', name: 'English', proficiency: 'native' }],
} satisfies Changes

const POSTING = {
  title: 'Teacher of Chemistry',
  company: 'Ashdown Academy',
  location: 'Bath, United Kingdom',
  description:
    'Requirements:\n- Teaching A level chemistry\n- Practical chemistry\n- Mentoring early career teachers\n- Laboratory safety\nYou join a team of nine.',
}

export const HONEST = 'At Brunel Road School I mentored four early career teachers.'
export const BOAST = 'A level results rose by 18 per cent in the same year.'

/** Priya, who has saved a job and has so many letters for it. */
export async function visitPriya(product: Product, { letters = 1, text = '', ...options }: Options = {}) {
  const { person, ids } = await personWith(product, 'Teacher')
  const [profileId = ''] = ids
  await fillProfile(person, profileId, PRIYA)
  await offerJobs(product, POSTING)
  const jobId = await saveJob(product, person)
  const { create, update, get } = person.call.documents.letters
  const made = []
  for (let count = 0; count < letters; count++) made.push(await create({ profileId, jobId }))
  const [first] = made
  const letterId = first?.id ?? ''
  if (text) await update({ id: letterId, version: 1, text })
  const page = await visitAs(product, person, options)
  return Object.assign(page, {
    profileId,
    letterId,
    call: person.call,
    stored: () => get({ id: letterId }),
    changeProfile: (changes: Changes) => fillProfile(person, profileId, changes),
  })
}
type Options = { letters?: number; text?: string } & NonNullable<Parameters<typeof visitAs>[2]>

async function saveJob({ server }: Product, { call }: Person): Promise<string> {
  const { rows } = await server.platform.database.systemPool.query<{ id: string }>(
    `select id from job_listings where source = 'greenhouse' order by id desc limit 1`,
  )
  const jobId = rows[0]?.id ?? ''
  const { title: job_title, company, location } = POSTING
  const address = 'https://boards.greenhouse.io/harbour/jobs/1'
  await call.applications.saved.add({
    profileId: null,
    jobs: [{ jobId, job_title, company, location, job_url: address, application_url: address, source: 'Greenhouse' }],
  })
  return jobId
}

export const letterText = (page: Page) => page.getByRole('textbox', { name: 'Text of the letter' })
export const approveButton = (page: Page) => page.getByRole('button', { name: 'Approve' })
/** The claim that is to be resolved next. */
export const openClaim = (page: Page) => page.getByRole('region', { name: /^Not in your profile|^Cannot stay/ })

export async function openLetter(page: Page, id: string) {
  await page.goto(`/cover-letters/${id}`)
  await letterText(page).waitFor()
}
