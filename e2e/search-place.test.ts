import { ALL_JOBS, addJobs, addProfile, posting } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inspect, openProduct, visitAs } from './shared/browser.ts'
import { arriveAt, eventually, failCall, holdCall, lowerEdgeOf, placeOf, seeToast, toasts } from './shared/steps.ts'

const product = openProduct()

const card = (page: Page, title: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
const words = (page: Page) => page.getByLabel('Search jobs').getByRole('textbox').first()
async function search(page: Page, text: string) {
  await words(page).fill(text)
  await words(page).press('Enter')
}
const openDetails = (page: Page, title: string) =>
  card(page, title)
    .getByRole('button', { name: /^Details/ })
    .click()

/** The extension is installed, and finds this job at every search. */
const installExtension = (page: Page, found: object) =>
  page.addInitScript((job) => {
    const say = (message: object) => window.postMessage(message, location.origin)
    window.addEventListener('message', ({ data }) => {
      if (data.type === 'MJTO_HELLO') say({ type: 'MJTO_READY', nonce: data.nonce, extVersion: '1.0.0', protocol: 1 })
      if (data.type !== 'MJTO_WEB_APP_SEARCH_JOBS') return
      say({ type: 'MJTO_EXTENSION_JOBS_FOUND', searchId: data.searchId, platform: 'indeed', jobs: [job] })
      say({ type: 'MJTO_EXTENSION_SEARCH_COMPLETE', searchId: data.searchId })
    })
  }, found)

const profileOf = async ({ person }: Awaited<ReturnType<typeof visitAs>>) => (await person.call.profiles.list())[0]?.id ?? ''

/** Somebody with a profile, on the search page; the index knows the jobs. */
async function openSearchPage(titles: string[], narrow = false) {
  await addJobs(
    product.server,
    titles.map((title) => posting({ title, company: 'Harbour Trust' })),
  )
  const person = await newcomer(product.server)
  await addProfile(person, { desired_job_title: 'Lamplighter', location_country: 'Sweden' }, 'Harbour')
  const page = await visitAs(product, person, { narrow })
  await page.goto('/search')
  await words(page).waitFor()
  return page
}

test('a search is a place: reload and back lead to it, with its filters, its order and the job that was open', async () => {
  const page = await openSearchPage(['Lamplighter, East Pier', 'Ropemaker, West Pier'])
  await page.getByLabel('Country', { exact: true }).selectOption('Sweden')
  await search(page, 'lamplighter')
  await card(page, 'East Pier').waitFor()
  await page.getByLabel('Sort').selectOption('best')
  await arriveAt(page, '/search?searchTerm=lamplighter&country=Sweden&sort=best')

  await page.reload()
  await card(page, 'East Pier').waitFor()
  expect(await words(page).inputValue()).toBe('lamplighter')
  expect(await page.getByLabel('Country', { exact: true }).inputValue()).toBe('Sweden')
  expect(await page.getByLabel('Sort').inputValue()).toBe('best')
  expect(await toasts(page).count()).toBe(0)

  await search(page, 'ropemaker')
  await card(page, 'West Pier').waitFor()
  await openDetails(page, 'West Pier')
  const details = page.getByRole('complementary', { name: 'Details' })
  await details.getByRole('heading', { name: 'West Pier' }).waitFor()
  const place = placeOf(page)
  await page.reload()
  await details.getByRole('heading', { name: 'West Pier' }).waitFor()
  expect(placeOf(page)).toBe(place)
  await page.goBack()
  await details.waitFor({ state: 'detached' })
  await page.goBack()
  await card(page, 'East Pier').waitFor()
  expect(await words(page).inputValue()).toBe('lamplighter')
  await page.goBack()
  await page.getByText("Click 'Search Jobs' to discover opportunities").waitFor()
})

test('a saved search that is loaded is searched at once, and is a place like any other', async () => {
  const page = await openSearchPage(['Lamplighter, Stone Jetty', 'Ropemaker, Wood Jetty'])
  await words(page).fill('stone jetty')
  await page.getByLabel('Country', { exact: true }).selectOption('Sweden')
  await page.getByRole('button', { name: 'Save search preferences' }).click()
  await seeToast(page, 'Preferences Saved', '')
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await search(page, 'wood jetty')
  await card(page, 'Wood Jetty').waitFor()

  await page.getByRole('button', { name: 'Load search preferences' }).click()
  await seeToast(page, 'Preferences Loaded', '')
  await card(page, 'Stone Jetty').waitFor()
  await arriveAt(page, '/search?searchTerm=stone+jetty&country=Sweden')
  await page.goBack()
  await card(page, 'Wood Jetty').waitFor()
  expect(await words(page).inputValue()).toBe('wood jetty')

  await page.getByRole('button', { name: 'Saved searches' }).click()
  await page.getByRole('dialog', { name: 'Saved searches' }).getByRole('button', { name: 'Load' }).click()
  await card(page, 'Stone Jetty').waitFor()
  await arriveAt(page, '/search?searchTerm=stone+jetty&country=Sweden')
})

test('while a search has no answer the list keeps its place: first empty lines, then the jobs of the search before, out of reach', async () => {
  const page = await openSearchPage(['Lamplighter, North Mole', 'Ropemaker, South Mole'])
  const answerFirst = await holdCall(page, 'search/jobs')
  await search(page, 'north mole')
  await page.getByRole('status', { name: 'Searching' }).waitFor()
  await inspect(page, 'search-first')
  answerFirst()
  await card(page, 'North Mole').waitFor()
  await card(page, 'North Mole').getByRole('checkbox').check()

  await page.unrouteAll()
  const answerNext = await holdCall(page, 'search/jobs')
  await search(page, 'south mole')
  const found = page.getByRole('region', { name: 'Jobs found' })
  await found.getByText('Searching…').waitFor()
  expect(await found.locator('ul[inert]').textContent()).toContain('North Mole')
  await page.getByRole('button', { name: 'Continue to Apply (0)' }).waitFor()
  await inspect(page, 'search-next')
  answerNext()
  await card(page, 'South Mole').waitFor()
  expect(await card(page, 'North Mole').count()).toBe(0)
  expect(await found.locator('ul[inert]').count()).toBe(0)
})

test('late answers to an earlier search change nothing', async () => {
  const page = await openSearchPage(['Lamplighter, Slow Canal', 'Ropemaker, Quick Canal'])
  const answerLate = await holdCall(page, 'search/jobs', { times: 1 })
  await search(page, 'slow canal')
  await page.getByRole('status', { name: 'Searching' }).waitFor()
  await search(page, 'quick canal')
  await card(page, 'Quick Canal').waitFor()
  const late = page.waitForResponse('**/rpc/search/jobs')
  answerLate()
  await (await late).finished()
  await page.getByLabel('Sort').selectOption('best')
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual([
    expect.stringContaining('Ropemaker, Quick Canal'),
  ])
})

test('a search that the address brings back also asks the extension, which answers the greeting later', async () => {
  const page = await openSearchPage(['Lamplighter, Long Bridge'])
  await installExtension(page, {
    id: 'indeed-7',
    title: 'Lamplighter, Short Bridge',
    company: 'Canal Board',
    url: 'https://www.indeed.com/viewjob?jk=7',
  })
  await page.goto('/search?searchTerm=lamplighter+bridge')
  await card(page, 'Long Bridge').waitFor()
  await card(page, 'Short Bridge').waitFor()
  await page.getByText('The browser extension searches along.').waitFor()
  await page.getByText('2 jobs', { exact: true }).waitFor()
})

test('a job that only the extension has seen shows what came with it, and offers to read the posting', async () => {
  const page = await openSearchPage(['Lamplighter, Tall Bridge'])
  await installExtension(page, {
    id: 'indeed-8',
    title: 'Lamplighter, Low Bridge',
    company: 'Canal Board',
    location: 'Lund, Sweden',
    url: 'https://indeed.com/viewjob?jk=8',
    description: `<p>${'You light the lamps of the canal. '.repeat(20)}</p><p>You own a ladder.</p>`,
  })
  await page.goto('/search?searchTerm=lamplighter+bridge')
  await card(page, 'Low Bridge').waitFor()
  await openDetails(page, 'Low Bridge')
  const details = page.getByRole('complementary', { name: 'Details' })
  await details.getByRole('heading', { name: 'Lamplighter, Low Bridge' }).waitFor()
  expect(await details.textContent()).toMatch(/Canal Board · Lund, SwedenIndeed.*our server has not read the posting/)
  expect(await details.getByRole('link', { name: 'Open original' }).getAttribute('href')).toBe('https://indeed.com/viewjob?jk=8')
  expect(await details.getByRole('region', { name: 'Description' }).textContent()).toMatch(/canal\. *\n+You own a ladder\.$/)
  await inspect(page, 'search-details-found')

  await failCall(page, 'jobs/paste', { status: 502, code: 'PAGE_NOT_REACHED', message: 'The page did not answer.' })
  await details.getByRole('button', { name: 'Read the posting' }).click()
  await seeToast(page, '', 'The page did not answer.')
  await page.unroute('**/rpc/jobs/paste')
  const [known] = (await page.person.call.search.jobs({ profile_id: await profileOf(page), filters: ALL_JOBS })).jobs
  await page.route('**/rpc/jobs/paste', (route) => route.fulfill({ json: { json: { kind: 'job', isNew: true, job: known } } }))
  await details.getByRole('button', { name: 'Read the posting' }).click()
  await details.getByRole('region', { name: 'Why this score' }).waitFor()
  expect(new URL(page.url()).searchParams.get('job')).toBe(known?.id)
})

test('a failed search takes the old jobs away, and where jobs come from can be read', async () => {
  const page = await openSearchPage(['Lamplighter, Old Quay'])
  await search(page, 'old quay')
  await card(page, 'Old Quay').waitFor()
  await failCall(page, 'search/jobs', { status: 500, code: 'UNEXPECTED', message: 'Something went wrong on our side.' })
  await search(page, 'new quay')
  await page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' }).waitFor()
  expect(await card(page, 'Old Quay').count()).toBe(0)
  await inspect(page, 'search-failed')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Try adjusting your search criteria or filters').waitFor()
  await page.getByText('Show', { exact: true }).click()
  await page.getByText('Demo', { exact: false }).first().waitFor()
  await inspect(page, 'search-sources')
})

test('on a small screen the filters fold away, the rare tools stand in a menu, and the keyboard reaches both', async () => {
  const page = await openSearchPage(['Lamplighter, Little Harbour'], true)
  const filters = page.getByRole('button', { name: 'Filters' })
  expect(await page.getByLabel('Country', { exact: true }).isVisible()).toBe(false)
  await filters.press('Enter')
  await page.getByLabel('Country', { exact: true }).selectOption('Sweden')
  await page.getByRole('button', { name: 'Filters 1' }).waitFor()
  await inspect(page, 'search-filters', { widths: ['390'] })
  await page.getByRole('button', { name: 'Filters 1' }).press('Enter')

  const more = page.getByRole('button', { name: 'More' })
  await more.press('Enter')
  const menu = page.getByRole('menu')
  await menu.waitFor()
  // proves SEARCH-008
  expect(await menu.getByRole('menuitem').allTextContents()).toEqual([
    'Clear Filters',
    'Save search preferences',
    'Load search preferences',
    'Add by address',
  ])
  await inspect(page, 'search-tools', { widths: ['390'] })
  await page.keyboard.press('Escape')
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true)
  await more.press('Enter')
  await menu.getByRole('menuitem', { name: 'Clear Filters' }).press('Enter')
  await filters.waitFor()
  expect(await page.getByRole('button', { name: 'Filters 1' }).count()).toBe(0)

  await search(page, 'little harbour')
  await card(page, 'Little Harbour').waitFor()
  await openDetails(page, 'Little Harbour')
  const details = page.getByRole('dialog', { name: 'Details' })
  await details.getByRole('heading', { name: 'Little Harbour' }).waitFor()
  await page.goBack()
  await details.waitFor({ state: 'detached' })
  await card(page, 'Little Harbour').waitFor()
})

test('the keyboard goes through a search: / to the words, j and k through the jobs, Enter to the details, which then follow', async () => {
  const page = await openSearchPage(['Lamplighter, First Lock', 'Lamplighter, Second Lock', 'Lamplighter, Third Lock'])
  await page.keyboard.press('/')
  await page.keyboard.type('lamplighter lock')
  await page.keyboard.press('Enter')
  await card(page, 'Third Lock').waitFor()
  await page.keyboard.press('Escape')
  const names = await page.getByRole('article').getByRole('heading').locator('a').allTextContents()
  const [first = '', second = ''] = names.map((name) => name.replace(' (opens in a new tab)', ''))
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await page.keyboard.press('j')
  expect(await focused()).toBe(`Details of ${first}, Harbour Trust`)
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  expect(await focused()).toBe(`Details of ${first}, Harbour Trust`)
  await page.keyboard.press('Enter')
  const details = page.getByRole('complementary', { name: 'Details' })
  await details.getByRole('heading', { name: first }).waitFor()
  await page.keyboard.press('j')
  await details.getByRole('heading', { name: second }).waitFor()
  expect(await focused()).toBe(`Details of ${second}, Harbour Trust`)
})

test('what is continued with is saved, not sent, and says so; saved jobs can be opened and removed', async () => {
  const page = await openSearchPage(['Lamplighter, Customs House', 'Lamplighter, Fish Market'], true)
  await page.getByRole('button', { name: 'Saved jobs (0)' }).click()
  const list = page.getByRole('dialog', { name: 'Saved jobs' })
  await list.getByText('No job is saved yet.').waitFor()
  await page.keyboard.press('Escape')
  await search(page, 'lamplighter customs house')
  await card(page, 'Customs House').getByRole('checkbox').check()
  // proves SEARCH-009
  const go = page.getByRole('button', { name: 'Continue to Apply (1)' })
  await go.click()
  await seeToast(page, '1 job is saved', "Nothing has been sent: open its posting from 'Saved jobs' to apply.")
  // The toast stands above the button at the lower edge.
  const button = await go.boundingBox()
  await eventually(() => lowerEdgeOf(toasts(page, '1 job is saved'))).toBeLessThan(button?.y ?? 0)
  await inspect(page, 'search-continued', { widths: ['390'] })
  expect(await page.person.call.applications.saved.list()).toMatchObject([{ status: 'saved', company: 'Harbour Trust' }])

  await page.getByRole('button', { name: 'Saved jobs (1)' }).click()
  const job = list.getByRole('listitem').filter({ hasText: 'Customs House' })
  expect(await job.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/boards\.greenhouse\.io\/harbour\/jobs\//)
  await inspect(page, 'search-saved-jobs')
  await job.getByRole('button', { name: 'Remove Lamplighter, Customs House, Harbour Trust' }).click()
  await job.waitFor({ state: 'detached' })
  await eventually(async () => (await page.person.call.applications.saved.list()).length).toBe(0)
})
