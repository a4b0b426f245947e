import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { installExtension } from '#testing/extension.ts'
import { newJob } from '#testing/keep-jobs.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { passTime } from '#testing/time.ts'
import { seeToast, toastsTold } from '#testing/toasts.ts'
import type { Page } from '#testing/visit.ts'
import { button, card, details, openDetails, search, searcher, words } from './search.testing.ts'

afterEach(() => void vi.useRealTimers())

const posting = (id: number, title: string, company = 'Canal Board') => ({
  ...{ id: `indeed-${id}`, title, company, location: 'Malmö, Sweden' },
  url: `https://www.indeed.com/viewjob?jk=${id}`,
})
const spinners = (page: Page) => button(page, 'Search Jobs').locator('.animate-spin').count()

/** The search page with the extension in this browser. The server scores what the extension finds. */
async function openWithExtension(titles: string[], place = '/search') {
  const extension = installExtension()
  const person = searcher(...titles)
  const score = ({ jobs }: { jobs: readonly ReturnType<typeof posting>[] }) =>
    jobs.map(({ id, title, company, location, url }) =>
      newJob(title, { id, company, location, url, applicationUrl: url, source: 'Indeed', platform: 'indeed', description: '' }),
    )
  const answers = { ...person.answers, search: { ...person.answers.search, score: score as never } }
  const page = mountPage(place, { as: 'maya', answers })
  await page.getByText('Your browser extension searches too.').waitFor()
  /** The latest search that it was asked for, when there have been so many. */
  const latestOf = async (count: number) => {
    await eventually(() => extension.searches.length).toBe(count)
    const latest = extension.searches.at(-1)
    if (!latest) throw new Error('The extension was not asked')
    return latest
  }
  return Object.assign(page, { extension, latestOf, jobs: person.jobs, profile: person.profile })
}

test('a search that the address brings back also asks the extension', async () => {
  const page = await openWithExtension(['Lamplighter, Long Bridge'], '/search?searchTerm=lamplighter+bridge')
  const { searchId } = await page.latestOf(1)
  page.extension.find(searchId, posting(7, 'Lamplighter, Short Bridge'))
  page.extension.complete(searchId)
  await card(page, 'Long Bridge').waitFor()
  await card(page, 'Short Bridge').waitFor()
  await page.getByText('2 jobs', { exact: true }).waitFor()
})

test('a job that only the extension has seen shows what came with it, and offers to read the posting', async () => {
  const page = await openWithExtension(['Lamplighter, Tall Bridge'], '/search?searchTerm=lamplighter+bridge')
  const { searchId } = await page.latestOf(1)
  page.extension.find(searchId, {
    ...posting(8, 'Lamplighter, Low Bridge'),
    description: `<p>${'You light the lamps of the canal. '.repeat(20)}</p><p>You own a ladder.</p>`,
  })
  page.extension.complete(searchId)
  await openDetails(page, 'Low Bridge')
  await details(page).getByRole('heading', { name: 'Lamplighter, Low Bridge' }).waitFor()
  // proves EXT-007
  expect(details(page).textContent()).toMatch(/Canal Board · Malmö, Sweden.*Indeed.*Our server hasn't read the posting/)
  expect(details(page).getByRole('link', { name: 'Open original' }).getAttribute('href')).toBe(
    'https://www.indeed.com/viewjob?jk=8',
  )
  expect(details(page).getByRole('region', { name: 'Description' }).textContent()).toMatch(/canal\. *\n+You own a ladder\.$/)
  await expectAccessible()

  page.server.answer({ jobs: { paste: fault('PAGE_NOT_REACHED', 'The page did not answer.') } })
  await button(details(page), 'Read the posting').click()
  await seeToast('', 'The page did not answer.')
  const [known] = page.jobs
  const moment = new Date().toISOString()
  page.server.answer({
    jobs: {
      paste: {
        kind: 'job',
        isNew: true,
        job: {
          ...{ id: known?.id ?? '', source: 'greenhouse', sourceId: '8', url: known?.url ?? '', applyUrl: null },
          ...{ title: 'Lamplighter, Low Bridge', company: 'Canal Board', location: 'Malmö', city: null, region: null },
          ...{ country: null, workMode: null, jobType: null, level: null, salaryMin: null, salaryMax: null },
          ...{ salaryCurrency: null, salaryPeriod: null, postedAt: null, firstSeenAt: moment, expiresAt: null },
          ...{ description: '', requirements: { must: [], nice: [] }, benefits: [], skills: [] },
        },
      },
    },
  })
  await button(details(page), 'Read the posting').click()
  await details(page).getByRole('region', { name: 'Why this score' }).waitFor()
  await eventually(() => new URLSearchParams(page.place().split('?')[1]).get('job')).toBe(known?.id)
})

test('a search asks the extension and the index and shows one list; the spinner ends when the extension has finished', async () => {
  const page = await openWithExtension(['Lamplighter, Near Drawbridge'])
  await search(page, 'drawbridge')
  const { searchId, searchParams, timestamp } = await page.latestOf(1)
  // proves EXT-002 EXT-015
  expect(searchParams).toEqual({
    ...{ jobTitle: 'drawbridge', location: '', country: 'all', jobType: 'all', workType: 'all', experienceLevel: 'all' },
    selectedPlatform: 'all',
  })
  expect([searchId, timestamp]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.any(Number)])
  await card(page, 'Near Drawbridge').waitFor()
  // proves SEARCH-019
  expect(spinners(page)).toBe(1)
  await words(page).fill('typed meanwhile')
  page.extension.find(
    searchId,
    posting(10, 'Lamplighter, Far Drawbridge'),
    posting(11, 'LAMPLIGHTER,  Near Drawbridge', 'Harbour Trust'),
  )
  // proves SEARCH-025 SEARCH-031 EXT-003
  await seeToast('Jobs found from Indeed', 'Received 2 jobs, 1 were truly unique')
  await card(page, 'Far Drawbridge').waitFor()
  expect(page.getByRole('article').count()).toBe(2)
  // They are scored with the search that was made.
  expect(page.server.sentTo('search/score')).toMatchObject([{ filters: { searchTerm: 'drawbridge' } }])
  expect(card(page, 'Far Drawbridge').textContent()).toContain('Search text')
  expect(spinners(page)).toBe(1)
  // proves EXT-004
  page.extension.complete(searchId, { platform: 'dice', outcome: 'off', count: 0 })
  await eventually(() => spinners(page)).toBe(0)
  await seeToast('Search completed!', '2 jobs')
  await page.getByText('no platforms are enabled in it').waitFor()

  // proves SEARCH-022
  await search(page, '')
  expect((await page.latestOf(2)).searchParams.jobTitle).toBe('Software Engineer')
})

test('a search that the page makes by itself opens no board in the browser', async () => {
  const extension = installExtension()
  const { answers, profiles, profile } = searcher('Lamplighter, Draw Bridge')
  profiles.change(profile.id, { desired_job_title: 'Lamplighter' })
  const page = mountPage('/search', { as: 'maya', answers })
  await card(page, 'Draw Bridge').waitFor()
  await page.getByText('Your browser extension searches too.').waitFor()
  await search(page, 'draw bridge')
  await eventually(() => extension.searches.map(({ searchParams }) => searchParams.jobTitle)).toEqual(['draw bridge'])
})

test('the spinner also ends when the extension reports an error, or has not finished after 45 seconds', async () => {
  const page = await openWithExtension(['Lamplighter, Swing Bridge'])
  await search(page, 'swing bridge')
  const { searchId } = await page.latestOf(1)
  await card(page, 'Swing Bridge').waitFor()
  // proves SEARCH-019
  expect(spinners(page)).toBe(1)
  page.extension.fail(searchId)
  // proves EXT-005 EXT-010
  await seeToast('Search failed', 'Chrome extension encountered an error. Please ensure the extension is installed and enabled.')
  await eventually(() => spinners(page)).toBe(0)

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await button(page, 'Search Jobs').click()
  await passTime(0)
  await passTime(44_999)
  expect([page.extension.searches.length, spinners(page)]).toEqual([2, 1])
  await passTime(1)
  await passTime(100)
  vi.useRealTimers()
  // proves EXT-008 EXT-009
  await seeToast('Search timeout', 'Chrome extension search timed out. Please ensure the extension is installed and enabled.')
  await eventually(() => spinners(page)).toBe(0)
  await card(page, 'Swing Bridge').waitFor()
})

test('what the extension still says about an earlier search changes nothing', async () => {
  const page = await openWithExtension(['Ropemaker, Foot Bridge'])
  await search(page, 'lamplighter bridge')
  const earlier = await page.latestOf(1)
  await search(page, 'ropemaker bridge')
  const { searchId } = await page.latestOf(2)
  page.extension.find(earlier.searchId, posting(12, 'Lamplighter, Late Bridge'))
  page.extension.complete(earlier.searchId)
  page.extension.find(searchId, posting(13, 'Ropemaker, Rope Bridge'))
  await card(page, 'Rope Bridge').waitFor()
  expect(spinners(page)).toBe(1)
  page.extension.complete(searchId)
  // proves SEARCH-020 EXT-006
  await eventually(() => spinners(page)).toBe(0)
  expect(card(page, 'Late Bridge').count()).toBe(0)
  expect(toastsTold().filter(({ title }) => title === 'Jobs found from Indeed')).toHaveLength(1)
})

test('an extension that was there and does not answer any more is said to be out of reach, and the index still answers', async () => {
  const page = await openWithExtension(['Lamplighter, Covered Bridge'])
  page.extension.vanish()
  await search(page, 'covered bridge')
  await card(page, 'Covered Bridge').waitFor()
  // proves EXT-011
  await seeToast('Search failed', "Unable to communicate with Chrome extension. Please ensure it's installed and enabled.")
  await eventually(() => spinners(page)).toBe(0)
})
