import { ALL_JOBS } from '@jobapply/server/testing/jobs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, type visitAs } from './shared/browser.ts'
import { card, installExtension, openDetails, openSearchPage, search, words } from './shared/search.ts'
import { eventually, failCall } from './shared/steps.ts'
import { seeToast, toastsTold } from './shared/toasts.ts'

const product = openProduct()

type Asked = { type: string; searchId: string; timestamp: number; searchParams: { jobTitle: string } }

/** The extension is installed, and says what the test tells it to. */
async function controlExtension(page: Page) {
  await page.addInitScript(() => {
    const searches: object[] = []
    const state = { isSilent: false }
    Object.assign(globalThis, { searches, state })
    window.addEventListener('message', ({ data }) => {
      if (data.type === 'MJTO_WEB_APP_SEARCH_JOBS') searches.push(data)
      if (data.type !== 'MJTO_HELLO' || state.isSilent) return
      window.postMessage({ type: 'MJTO_READY', nonce: data.nonce, extVersion: '1.0.0', protocol: 1 }, location.origin)
    })
  })
  await page.goto('/search')
  const searches = () => page.evaluate(() => (globalThis as typeof globalThis & { searches: Asked[] }).searches)
  const say = (message: object) => page.evaluate((data) => window.postMessage(data, location.origin), message)
  // The page has made a search by itself. Nobody asked for it, so it opens no board in the browser: `latestOf` would count it.
  await page.waitForURL(/searchTerm=/)
  await page.getByText('Your browser extension searches, too.').waitFor()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  return {
    /** The latest search that it was asked for, when there have been so many. */
    async latestOf(count: number) {
      await eventually(async () => (await searches()).length).toBe(count)
      const latest = (await searches()).at(-1)
      if (!latest) throw new Error('The extension was not asked')
      return latest
    },
    /** As after it was switched off in the browser. */
    vanish: () =>
      page.evaluate(() => Object.assign((globalThis as typeof globalThis & { state: object }).state, { isSilent: true })),
    find: (searchId: string, ...jobs: object[]) => say({ type: 'MJTO_EXTENSION_JOBS_FOUND', searchId, platform: 'indeed', jobs }),
    complete: (searchId: string, ...platforms: object[]) => say({ type: 'MJTO_EXTENSION_SEARCH_COMPLETE', searchId, platforms }),
    fail: (searchId: string) => say({ type: 'MJTO_EXTENSION_ERROR', searchId, error: 'The board did not answer' }),
  }
}
const posting = (id: number, title: string, company = 'Canal Board') => ({
  id: `indeed-${id}`,
  title,
  company,
  location: 'Malmö, Sweden',
  url: `https://www.indeed.com/viewjob?jk=${id}`,
})
const spinners = (page: Page) => page.getByRole('button', { name: 'Search Jobs' }).locator('.animate-spin').count()

const profileOf = async ({ person }: Awaited<ReturnType<typeof visitAs>>) => (await person.call.profiles.list())[0]?.id ?? ''

test('a search that the address brings back also asks the extension, which answers the greeting later', async () => {
  const page = await openSearchPage(product, ['Lamplighter, Long Bridge'])
  await installExtension(page, {
    id: 'indeed-7',
    title: 'Lamplighter, Short Bridge',
    company: 'Canal Board',
    url: 'https://www.indeed.com/viewjob?jk=7',
  })
  await page.goto('/search?searchTerm=lamplighter+bridge')
  await card(page, 'Long Bridge').waitFor()
  await card(page, 'Short Bridge').waitFor()
  await page.getByText('Your browser extension searches, too.').waitFor()
  await page.getByText('2 jobs', { exact: true }).waitFor()
})

test('a job that only the extension has seen shows what came with it, and offers to read the posting', async () => {
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
  await card(page, 'Low Bridge').waitFor()
  await openDetails(page, 'Low Bridge')
  const details = page.getByRole('complementary', { name: 'Details' })
  await details.getByRole('heading', { name: 'Lamplighter, Low Bridge' }).waitFor()
  // proves EXT-007
  await eventually(() => details.textContent()).toMatch(/Canal Board · Lund, SwedenIndeed.*our server has not read the posting/)
  await eventually(() => details.getByRole('link', { name: 'Open original' }).getAttribute('href')).toBe(
    'https://indeed.com/viewjob?jk=8',
  )
  await eventually(() => details.getByRole('region', { name: 'Description' }).textContent()).toMatch(
    /canal\. *\n+You own a ladder\.$/,
  )

  await failCall(page, 'jobs/paste', { status: 502, code: 'PAGE_NOT_REACHED', message: 'The page did not answer.' })
  await details.getByRole('button', { name: 'Read the posting' }).click()
  await seeToast(page, '', 'The page did not answer.')
  await page.unroute('**/rpc/jobs/paste')
  const [known] = (await page.person.call.search.jobs({ profileId: await profileOf(page), filters: ALL_JOBS })).jobs
  await page.route('**/rpc/jobs/paste', (route) => route.fulfill({ json: { json: { kind: 'job', isNew: true, job: known } } }))
  await details.getByRole('button', { name: 'Read the posting' }).click()
  await details.getByRole('region', { name: 'Why this score' }).waitFor()
  await eventually(() => new URL(page.url()).searchParams.get('job')).toBe(known?.id)
})

test('a search asks the extension and the index and shows one list; the spinner ends when the extension has finished', async () => {
  const page = await openSearchPage(product, ['Lamplighter, Near Drawbridge'])
  const extension = await controlExtension(page)
  await search(page, 'drawbridge')
  const { searchId, searchParams, timestamp } = await extension.latestOf(1)
  // proves EXT-002 EXT-015
  expect(searchParams).toEqual({
    ...{ jobTitle: 'drawbridge', location: '', country: 'all', jobType: 'all', workType: 'all', experienceLevel: 'all' },
    selectedPlatform: 'all',
  })
  expect([searchId, timestamp]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.any(Number)])
  await card(page, 'Near Drawbridge').waitFor()
  // proves SEARCH-019
  await eventually(() => spinners(page)).toBe(1)
  await words(page).fill('typed meanwhile')
  await extension.find(
    searchId,
    posting(10, 'Lamplighter, Far Drawbridge'),
    posting(11, 'LAMPLIGHTER,  Near Drawbridge', 'Harbour Trust'),
  )
  // proves SEARCH-025 SEARCH-031 EXT-003
  await seeToast(page, 'Jobs found from Indeed', 'Received 2 jobs, 1 were truly unique')
  await card(page, 'Far Drawbridge').waitFor()
  await eventually(() => page.getByRole('article').count()).toBe(2)
  await eventually(() => card(page, 'Far Drawbridge').textContent()).toContain('Search text')
  await eventually(() => spinners(page)).toBe(1)
  // proves EXT-004
  await extension.complete(searchId, { platform: 'dice', outcome: 'off', count: 0 })
  await eventually(() => spinners(page)).toBe(0)
  await seeToast(page, 'Search completed!', '2 jobs')
  await page.getByText('no platform is enabled in it').waitFor()

  // proves SEARCH-022
  await search(page, '')
  expect((await extension.latestOf(2)).searchParams.jobTitle).toBe('Software Engineer')
})

test('the spinner also ends when the extension reports an error, or has not finished after 45 seconds', async () => {
  const page = await openSearchPage(product, ['Lamplighter, Swing Bridge'])
  await page.clock.install()
  const extension = await controlExtension(page)
  await search(page, 'swing bridge')
  const { searchId } = await extension.latestOf(1)
  await card(page, 'Swing Bridge').waitFor()
  // proves SEARCH-019
  await eventually(() => spinners(page)).toBe(1)
  await extension.fail(searchId)
  // proves EXT-005 EXT-010
  await seeToast(
    page,
    'Search failed',
    'Chrome extension encountered an error. Please ensure the extension is installed and enabled.',
  )
  await eventually(() => spinners(page)).toBe(0)

  await search(page, 'swing bridge')
  await extension.latestOf(2)
  await card(page, 'Swing Bridge').waitFor()
  await eventually(() => spinners(page)).toBe(1)
  await page.clock.fastForward(45_000)
  // proves EXT-008 EXT-009
  await seeToast(
    page,
    'Search timeout',
    'Chrome extension search timed out. Please ensure the extension is installed and enabled.',
  )
  await eventually(() => spinners(page)).toBe(0)
  await card(page, 'Swing Bridge').waitFor()
})

test('what the extension still says about an earlier search changes nothing', async () => {
  const page = await openSearchPage(product, ['Ropemaker, Foot Bridge'])
  const extension = await controlExtension(page)
  await search(page, 'lamplighter bridge')
  const earlier = await extension.latestOf(1)
  await search(page, 'ropemaker bridge')
  const { searchId } = await extension.latestOf(2)
  await extension.find(earlier.searchId, posting(12, 'Lamplighter, Late Bridge'))
  await extension.complete(earlier.searchId)
  await extension.find(searchId, posting(13, 'Ropemaker, Rope Bridge'))
  await card(page, 'Rope Bridge').waitFor()
  await eventually(() => spinners(page)).toBe(1)
  await extension.complete(searchId)
  // proves SEARCH-020 EXT-006
  await eventually(() => spinners(page)).toBe(0)
  await eventually(() => card(page, 'Late Bridge').count()).toBe(0)
  expect(toastsTold(page).filter(({ title }) => title === 'Jobs found from Indeed')).toHaveLength(1)
})

test('an extension that was there and does not answer any more is said to be out of reach, and the index still answers', async () => {
  const page = await openSearchPage(product, ['Lamplighter, Covered Bridge'])
  const extension = await controlExtension(page)
  await extension.vanish()
  await search(page, 'covered bridge')
  await card(page, 'Covered Bridge').waitFor()
  // proves EXT-011
  await seeToast(page, 'Search failed', "Unable to communicate with Chrome extension. Please ensure it's installed and enabled.")
  await eventually(() => spinners(page)).toBe(0)
})
