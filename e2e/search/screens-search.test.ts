import type { Market } from '@jobapply/core/search/market'
import { newJobsMail } from '@jobapply/server/features/search/mails'
import { ALL_JOBS, addProfile } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { inspect, openProduct, visitAs } from '#e2e/browser.ts'
import { offerJobs } from '#e2e/jobs.ts'
import { card, openCleared, openDetails, search } from '#e2e/search.ts'

const product = openProduct()
/** Too few demo jobs are open for the server to say something of their market. */
const MARKET: Market = {
  ...{ occupation: 'registered nurse', country: 'Sweden', open: 412, read: 400, countedAt: '2026-11-16T05:10:00.000Z' },
  places: [
    { name: 'Malmö', count: 171 },
    { name: 'Lund', count: 64 },
  ],
  pay: { currency: 'SEK', low: 420_000, median: 468_000, high: 530_000, postings: 118 },
  skills: [
    { name: 'IV therapy', count: 244, isHeld: true },
    { name: 'Ventilator management', count: 152, isHeld: false },
  ],
  weeks: ['2026-11-02', '2026-11-09', '2026-11-16'].map((week) => ({ week, open: 412 })),
}
const details = (page: Page) => page.getByRole('complementary', { name: 'Details' })

/** A nurse on the search page; the index knows a ward that fits her. */
async function openAsNurse() {
  const description = 'Requirements:\n- Triage\n- IV therapy\n- At least 3 years of experience\n- ECG interpretation'
  const pay = { min: 39_500, max: 44_000, currency: 'SEK', period: 'month' as const }
  await offerJobs(product, { title: 'Registered Nurse, Lighthouse Ward', company: 'Öresund Hospital', description, pay })
  const person = await newcomer(product.server)
  await addProfile(person, {
    desired_job_title: 'Registered Nurse',
    technical_skills: ['Triage', 'IV therapy'],
    location_country: 'Sweden',
    total_experience: 5,
  })
  const page = await visitAs(product, person)
  await openCleared(page)
  return page
}

test('a search, its market, its jobs and their details, its filters, what is saved, a demo job, and the mail of a standing search', async () => {
  const page = await openAsNurse()
  await page.route('**/rpc/search/market', (route) => route.fulfill({ json: { json: MARKET } }))
  await search(page, 'lighthouse')
  await card(page, 'Lighthouse Ward').waitFor()
  await page.getByText('browser extension is not installed here').waitFor()
  await page.getByText('Show the market').click()
  await page.getByRole('region', { name: 'Pay a year' }).waitFor()
  await inspect(page, 'search-results')
  await openDetails(page, 'Lighthouse Ward')
  await details(page).getByRole('region', { name: 'Why this score' }).waitFor()
  await inspect(page, 'search-details')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Saved searches' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved searches' })
  await dialog.getByLabel('Save this search as').fill('Nursing in Skåne')
  await page.keyboard.press('Enter')
  await dialog.getByRole('listitem').filter({ hasText: 'Nursing in Skåne' }).waitFor()
  await inspect(page, 'search-saved')

  await openCleared(page)
  await search(page, 'zeppelin upholsterer')
  await page.getByText('Try adjusting your search criteria or filters').waitFor()
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Filters', exact: true }).press('Enter')
  await inspect(page, 'search-filters', { widths: ['390'] })
  if (wide) await page.setViewportSize(wide)

  await search(page, 'nurse')
  const demo = page.getByRole('region', { name: 'Jobs found' }).getByRole('article').filter({ hasText: 'Demo' }).first()
  await page.goto((await demo.getByRole('link').first().getAttribute('href')) ?? '')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await inspect(page, 'demo-job')

  const standing = { id: '1', name: 'Nursing in Sweden', profileId: '1', preferences: ALL_JOBS }
  const nurse = { title: 'Registered Nurse', company: 'Skåne Kliniken', location: 'Malmö, Sweden' }
  const jobs = [
    { id: '7', ...nurse, matchScore: 87, change: 'new' as const, reasons: ['Good match: title and all skills.'] },
    {
      id: '8',
      ...nurse,
      matchScore: 71,
      change: 'pay' as const,
      reasons: ['SEK 38,000 a month', 'Fair match: one skill is missing.'],
    },
  ]
  const to = { to: 'maya@gmail.com', publicUrl: product.server.settings.PUBLIC_URL }
  const hidden = { companies: 1, unwanted: 2 }
  await page.setContent(newJobsMail(to, { userId: '1', search: standing, jobs, count: 2, changed: 1, hidden }).html)
  // A mail has no landmarks: they belong to the mail program around it.
  await inspect(page, 'mail-new-jobs', { without: ['landmark-one-main', 'region'] })
})
