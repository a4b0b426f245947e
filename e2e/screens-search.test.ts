import { newJobsMail } from '@jobapply/server/features/search/mails'
import { ALL_JOBS, addProfile } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { inspect, openProduct, visit, visitAs } from './shared/browser.ts'
import { offerJobs } from './shared/jobs.ts'
import { card, installExtension, openCleared, openDetails, openSearchPage, search, words } from './shared/search.ts'
import { failCall, holdCall } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
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

test('a search from its start to the details of a job', async () => {
  const page = await openAsNurse()
  await search(page, 'lighthouse')
  await card(page, 'Lighthouse Ward').waitFor()
  await page.getByText('browser extension is not installed here').waitFor()
  await inspect(page, 'search-results')
  await openDetails(page, 'Lighthouse Ward')
  await details(page).getByRole('region', { name: 'Why this score' }).waitFor()
  await inspect(page, 'search-details')
  await openCleared(page)
  await search(page, 'zeppelin upholsterer')
  await page.getByText('Try adjusting your search criteria or filters').waitFor()
  await inspect(page, 'search-nothing')
  await page.getByText('Show', { exact: true }).click()
  await page.getByText('Demo', { exact: false }).first().waitFor()
  await inspect(page, 'search-sources')
})

test('the search page before any search', async () => {
  const page = await openSearchPage(product, [])
  await page.getByText("Click 'Search Jobs' to discover opportunities").waitFor()
  await inspect(page, 'search-before')
})

test('a demo job', async () => {
  const page = await openAsNurse()
  await search(page, 'nurse')
  const demo = page.getByRole('region', { name: 'Jobs found' }).getByRole('article').filter({ hasText: 'Demo' }).first()
  await page.goto((await demo.getByRole('link').first().getAttribute('href')) ?? '')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await inspect(page, 'demo-job')
})

test('saved searches, and an address that is no job', async () => {
  const page = await openAsNurse()
  const openSaved = () => page.getByRole('button', { name: 'Saved searches' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved searches' })
  await words(page).fill('nurse')
  await openSaved()
  await dialog.getByLabel('Save this search as').fill('Nursing in Skåne')
  await page.keyboard.press('Enter')
  await dialog.getByRole('listitem').filter({ hasText: 'Nursing in Skåne' }).waitFor()
  await inspect(page, 'search-saved')
  await page.route('**/rpc/search/saved/list', async (route) => {
    const answer = await (await route.fetch()).json()
    for (const one of answer.json) Object.assign(one, { announced: 1, lastRunAt: new Date().toISOString() })
    await route.fulfill({ json: answer })
  })
  await page.reload()
  await openSaved()
  await dialog.getByText('1 job sent so far').waitFor()
  await inspect(page, 'search-saved-told')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add by address' }).click()
  const paste = page.getByRole('dialog', { name: 'Add a job by its address' })
  await paste.getByLabel('Address').fill('not an address')
  await paste.getByRole('button', { name: 'Add' }).click()
  await paste.getByText('Please paste the whole https address').waitFor()
  await inspect(page, 'search-paste')
})

test('a search that waits for its answer, and one that fails', async () => {
  const page = await openSearchPage(product, ['Lamplighter, North Mole', 'Ropemaker, South Mole'])
  const answerFirst = await holdCall(page, 'search/jobs')
  await search(page, 'north mole')
  await page.getByRole('status', { name: 'Searching' }).waitFor()
  await inspect(page, 'search-first')
  answerFirst()
  await card(page, 'North Mole').waitFor()
  await page.unrouteAll()
  const answerNext = await holdCall(page, 'search/jobs')
  await search(page, 'south mole')
  await page.getByRole('region', { name: 'Jobs found' }).getByText('Searching…').waitFor()
  await inspect(page, 'search-next')
  answerNext()
  await card(page, 'South Mole').waitFor()
  await page.unrouteAll()
  await failCall(page, 'search/jobs', { status: 500, code: 'UNEXPECTED', message: 'Something went wrong on our side.' })
  await search(page, 'new quay')
  await page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' }).waitFor()
  await inspect(page, 'search-failed')
})

test('a search on a small screen, and the jobs that were saved', async () => {
  const page = await openSearchPage(product, ['Lamplighter, Customs House'], true)
  await page.getByRole('button', { name: 'Filters' }).press('Enter')
  await page.getByLabel('Country', { exact: true }).selectOption('Sweden')
  await page.getByRole('button', { name: 'Filters 1' }).waitFor()
  await inspect(page, 'search-filters', { widths: ['390'] })
  await page.getByRole('button', { name: 'Filters 1' }).press('Enter')
  await page.getByRole('button', { name: 'More' }).press('Enter')
  await page.getByRole('menu').waitFor()
  await inspect(page, 'search-tools', { widths: ['390'] })
  await page.keyboard.press('Escape')
  await search(page, 'lamplighter customs house')
  await openDetails(page, 'Customs House')
  await page.getByRole('dialog', { name: 'Details' }).getByRole('button', { name: 'Save' }).click()
  await seeToast(page, 'Job saved', '')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Saved jobs (1)' }).click()
  await page.getByRole('dialog', { name: 'Saved jobs' }).getByRole('listitem').waitFor()
  await inspect(page, 'search-saved-jobs')
})

test('a job that only the extension has seen', async () => {
  const page = await openSearchPage(product, ['Lamplighter, Tall Bridge'])
  await installExtension(page, {
    id: 'indeed-8',
    title: 'Lamplighter, Low Bridge',
    company: 'Canal Board',
    location: 'Lund, Sweden',
    url: 'https://indeed.com/viewjob?jk=8',
    description: `<p>${'You light the lamps of the canal. '.repeat(20)}</p><p>You own a ladder.</p>`,
  })
  await page.goto('/search?searchTerm=lamplighter+bridge')
  await openDetails(page, 'Low Bridge')
  await details(page).getByRole('region', { name: 'Description' }).waitFor()
  await inspect(page, 'search-details-found')
})

test('the mail of a standing search', async () => {
  const page = await visit(product)
  const search = { id: '1', name: 'Nursing in Sweden', profileId: '1', preferences: ALL_JOBS }
  const jobs = [{ id: '7', title: 'Registered Nurse', company: 'Skåne Kliniken', location: 'Malmö, Sweden', matchScore: 87 }]
  const to = { to: 'maya@gmail.com', publicUrl: product.server.settings.PUBLIC_URL }
  await page.setContent(newJobsMail(to, { userId: '1', search, jobs, count: 1 }).html)
  // A mail has no landmarks: they belong to the mail program around it.
  await inspect(page, 'mail-new-jobs', { without: ['landmark-one-main', 'region'] })
})
