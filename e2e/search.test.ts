import { addProfile } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { DAY, haveLongDay } from './shared/days.ts'
import { offerJobs } from './shared/jobs.ts'
import { card, openCleared, search, words } from './shared/search.ts'
import { eventually, failCall, signOut } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
const NURSING = {
  desired_job_title: 'Registered Nurse',
  technical_skills: ['Triage', 'IV therapy', 'Telemetry'],
  location_city: 'Malmö',
  location_country: 'Sweden',
  total_experience: 5,
}

async function nurse() {
  const person = await newcomer(product.server)
  await addProfile(person, NURSING)
  return person
}
const jobsFound = (page: Page) => page.getByRole('region', { name: 'Jobs found' })

test('a search lists jobs, explains them, keeps them, and opens no more than it is asked to', async () => {
  await haveLongDay('UTC')
  await offerJobs(
    product,
    {
      title: 'Registered Nurse, Lighthouse Ward',
      company: 'Öresund Hospital',
      url: 'https://boards.greenhouse.io/oresund/jobs/7',
      description: 'Requirements:\n- Triage\n- IV therapy\n- At least 3 years of experience\n- ECG interpretation',
      pay: { min: 39_500, max: 44_000, currency: 'SEK', period: 'month' },
      posted: Date.now() - DAY,
    },
    { title: 'Lighthouse Keeper', company: 'Harbour Trust', posted: Date.now() - 6 * DAY },
  )
  const page = await visitAs(product, await nurse())
  await openCleared(page)
  // proves SEARCH-010 TOOLS-001
  await search(page, 'lighthouse')
  // proves SEARCH-024 SEARCH-026
  await seeToast(page, 'Searching for jobs...', '')
  await seeToast(page, 'Search completed!', '2 jobs')
  // proves SEARCH-032 SEARCH-036
  await page.getByText('browser extension is not installed here').waitFor()
  expect(await page.getByText('timed out').count()).toBe(0)

  // proves SEARCH-013 SEARCH-016
  const ward = card(page, 'Registered Nurse, Lighthouse Ward')
  for (const part of [
    'Öresund Hospital',
    'Malmö',
    'Greenhouse',
    'SEK',
    'Yesterday',
    '/9 criteria',
    'Title ',
    'Skills ',
    'Desired title',
  ])
    await eventually(() => ward.textContent()).toContain(part)
  await eventually(() => card(page, 'Lighthouse Keeper').textContent()).toContain('6 days ago')
  // proves SEARCH-009 MATCH-020
  await ward.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue to Apply (1)' }).waitFor()
  await page.getByLabel('Select all').check()
  await page.getByRole('button', { name: 'Continue to Apply (2)' }).click()
  const review = page.getByRole('dialog', { name: 'Review before anything goes out' })
  await review.getByRole('button', { name: 'Back to the jobs' }).click()
  await review.waitFor({ state: 'detached' })
  await page.getByLabel('Select all').uncheck()
  // proves APPLY-008
  await page.getByRole('button', { name: 'Continue to Apply (0)' }).click()
  await seeToast(page, 'Nothing selected', 'Please select at least one job to apply to.')

  // proves SEARCH-014
  const link = ward.getByRole('link', { name: 'Registered Nurse, Lighthouse Ward' })
  await eventually(async () => [await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
    'https://boards.greenhouse.io/oresund/jobs/7',
    '_blank',
  ])
  // proves SEARCH-037 MATCH-018
  await ward.getByRole('button', { name: /^Details/ }).click()
  const details = page.getByRole('complementary', { name: 'Details' })
  await details.getByRole('heading', { name: 'Registered Nurse, Lighthouse Ward' }).waitFor()
  expect(page.context().pages()).toHaveLength(1)
  await details.getByRole('region', { name: 'Knock-outs' }).waitFor()
  const why = details.getByRole('region', { name: 'Why this score' })
  await eventually(() => why.textContent()).toMatch(/Required skills/)
  const skills = (label: string) => why.getByRole('list', { name: label }).getByRole('listitem').allTextContents()
  await eventually(() => skills('You have')).toEqual(['Patient assessment', 'IV therapy'])
  await eventually(() => skills('Missing')).toEqual([expect.stringMatching(/ECG/i)])

  await details.getByRole('button', { name: 'Save' }).click()
  await seeToast(page, 'Job saved', 'Lighthouse Ward')
  await eventually(async () => (await page.person.call.applications.saved.list()).rows).toMatchObject([
    { company: 'Öresund Hospital', status: 'saved' },
  ])
  await details.getByRole('button', { name: 'Saved' }).click()
  await eventually(async () => (await page.person.call.applications.saved.list()).rows).toEqual([])

  await details.getByRole('button', { name: 'Hide company' }).click()
  await seeToast(page, 'Company hidden', 'Öresund Hospital')
  await ward.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await ward.waitFor()
})

test('the sort control ranks by Best match, or by Overall', async () => {
  const page = await visitAs(product, await nurse())
  await openCleared(page)
  await search(page, 'nurse')
  await jobsFound(page).waitFor()
  const sort = page.getByLabel('Sort')
  // proves MATCH-022
  await eventually(() => sort.locator('option').allTextContents()).toEqual(['Best match', 'Overall'])
  await eventually(() => sort.inputValue()).toBe('best')
  const figures = async () => {
    const shown = await jobsFound(page).getByRole('article').locator('.font-serif').allTextContents()
    return shown.map(Number)
  }
  const areDescending = async () => (await figures()).every((figure, at, all) => at === 0 || figure <= (all[at - 1] ?? 100))
  await eventually(async () => (await figures()).length).toBeGreaterThan(3)
  expect(await areDescending()).toBe(true)
  await sort.selectOption({ label: 'Overall' })
  await eventually(areDescending).toBe(false)
})

test('what a filter hides is said, cleared filters are their defaults, and a saved search comes back on another day', async () => {
  const page = await visitAs(product, await nurse())
  await openCleared(page)
  // proves SEARCH-028
  await page.getByRole('button', { name: 'Load search preferences' }).click()
  await seeToast(page, 'No Saved Preferences', '')
  await page.getByRole('textbox', { name: 'Location' }).fill('Lund')
  await page.getByLabel('Country', { exact: true }).selectOption('Sweden')
  await page.getByLabel('Work type', { exact: true }).selectOption('remote')
  await page.getByLabel('Experience', { exact: true }).selectOption('entry')
  await page.getByLabel('Job type', { exact: true }).selectOption('contract')
  await page.getByLabel('Platform', { exact: true }).selectOption('dice')
  await search(page, 'zeppelin upholsterer')
  // proves SEARCH-018
  await page.getByText('Try adjusting your search criteria or filters').waitFor()
  // proves SEARCH-027
  await page.getByRole('button', { name: 'Save search preferences' }).click()
  await seeToast(page, 'Preferences Saved', '')
  // proves SEARCH-030
  const copy = JSON.parse((await page.evaluate(() => localStorage.getItem('jobSearchPreferences'))) ?? '{}')
  expect(copy).toMatchObject({ user_id: page.person.id, searchTerm: 'zeppelin upholsterer', platform: 'dice' })

  await page.getByRole('button', { name: 'Clear Filters' }).click()
  const chosen = async () =>
    Promise.all(
      ['Country', 'Platform', 'Job type', 'Work type', 'Experience'].map((label) =>
        page.getByLabel(label, { exact: true }).inputValue(),
      ),
    )
  // proves SEARCH-012
  await eventually(chosen).toEqual(['all', 'all', 'all', 'all', 'all'])
  await eventually(() => page.getByRole('textbox', { name: 'Location' }).inputValue()).toBe('')

  await page.evaluate(() => localStorage.removeItem('jobSearchPreferences'))
  await page.reload()
  await page.getByRole('button', { name: 'Load search preferences' }).click()
  await seeToast(page, 'Preferences Loaded', '')
  // proves SEARCH-029
  await eventually(chosen).toEqual(['Sweden', 'dice', 'contract', 'remote', 'entry'])
  await eventually(() => page.getByRole('textbox', { name: 'Location' }).inputValue()).toBe('Lund')
})

test('signing out takes every copy of a search and its settings out of the browser, and leaves theme and sidebar', async () => {
  const page = await visitAs(product, await nurse())
  await openCleared(page)
  await page.getByRole('button', { name: 'Save search preferences' }).click()
  await seeToast(page, 'Preferences Saved', '')
  await page.evaluate(() => {
    localStorage.setItem('mjto-theme', 'dark')
    for (const key of ['autoApplySettings', 'onboardingData']) localStorage.setItem(key, '{}')
    sessionStorage.setItem('onboarding', '{}')
    // biome-ignore lint/suspicious/noDocumentCookie: as the sidebar keeps it
    document.cookie = 'sidebar_state=collapsed; path=/'
  })
  await signOut(page)
  await page.waitForURL('**/auth**')
  // proves AUTH-060
  await eventually(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['mjto-theme'])
  await eventually(() => page.evaluate(() => sessionStorage.getItem('onboarding'))).toBeNull()
  await eventually(() => page.evaluate(() => document.cookie)).toContain('sidebar_state=collapsed')
})

test('demo jobs are labelled, and each can be opened and applied to without network', async () => {
  const page = await visitAs(product, await nurse())
  await openCleared(page)
  await search(page, 'nurse')
  // proves SEARCH-034
  const demo = jobsFound(page).getByRole('article').filter({ hasText: 'Demo' }).first()
  await demo.waitFor()
  const address = await demo.getByRole('link').first().getAttribute('href')
  // proves SEARCH-039
  await page.goto(String(address))
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('a failed search says so and can be tried again; details that are gone say so', async () => {
  const page = await visitAs(product, await nurse())
  await openCleared(page)
  await failCall(page, 'search/jobs', { status: 500, code: 'UNEXPECTED', message: 'Something went wrong on our side.' })
  await search(page, 'nurse')
  await page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' }).waitFor()
  await page.unroute('**/rpc/search/jobs')
  await page.getByRole('button', { name: 'Search Jobs' }).click()
  await jobsFound(page).waitFor()
  await failCall(page, 'search/details', {
    status: 404,
    code: 'JOB_NOT_FOUND',
    message: 'This job is not in the index any more.',
  })
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click()
  await page.getByText('This job is not in the index any more.').waitFor()
})

test('named searches are kept, keep searching, and go when they are deleted', async () => {
  const page = await visitAs(product, await nurse())
  await openCleared(page)
  await words(page).fill('nurse')
  await page.getByRole('button', { name: 'Saved searches' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved searches' })
  await dialog.getByText('You have no saved search yet.').waitFor()
  await dialog.getByLabel('Save this search as').fill('Nursing in Skåne')
  await page.keyboard.press('Enter')
  const kept = dialog.getByRole('listitem').filter({ hasText: 'Nursing in Skåne' })
  await kept.waitFor()
  await eventually(() => kept.getByLabel('Keep searching').isChecked()).toBe(true)
  await kept.getByLabel('Keep searching').uncheck()
  await eventually(() => page.person.call.search.saved.list()).toMatchObject([{ keepSearching: false }])
  await kept.getByText('Runs only when you load it.').waitFor()
  await kept.getByRole('button', { name: 'Delete Nursing in Skåne' }).click()
  await kept.waitFor({ state: 'detached' })
})

test('an address that is no job gets a clear sentence and adds nothing', async () => {
  const page = await visitAs(product, await nurse())
  await openCleared(page)
  await page.getByRole('button', { name: 'Add by address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a job by its address' })
  await dialog.getByLabel('Address').fill('not an address')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await dialog.getByText('Please paste the whole https address').waitFor()
})
