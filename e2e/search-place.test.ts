import { expect, test } from 'vitest'
import { openProduct } from './shared/browser.ts'
import { card, openDetails, openSearchPage, search, words } from './shared/search.ts'
import { arriveAt, eventually, failCall, hasKeyboard, holdCall, lowerEdgeOf, placeOf } from './shared/steps.ts'
import { seeToast, toasts } from './shared/toasts.ts'

const product = openProduct()

test('a search is a place: reload and back lead to it, with its filters, its order and the job that was open', async () => {
  const page = await openSearchPage(product, ['Lamplighter, East Pier', 'Ropemaker, West Pier'])
  await page.getByLabel('Country', { exact: true }).selectOption('Sweden')
  await search(page, 'lamplighter')
  await card(page, 'East Pier').waitFor()
  await page.getByLabel('Sort').selectOption('overall')
  await arriveAt(page, '/search?searchTerm=lamplighter&country=Sweden&sort=overall')

  await page.reload()
  await card(page, 'East Pier').waitFor()
  await eventually(() => words(page).inputValue()).toBe('lamplighter')
  await eventually(() => page.getByLabel('Country', { exact: true }).inputValue()).toBe('Sweden')
  await eventually(() => page.getByLabel('Sort').inputValue()).toBe('overall')
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
  await eventually(() => words(page).inputValue()).toBe('lamplighter')
  // Before the first search the page now makes the one that the profile asks for.
  await page.goBack()
  await arriveAt(page, '/search?searchTerm=Lamplighter&country=Sweden&jobType=full-time')
})

test('a saved search that is loaded is searched at once, and is a place like any other', async () => {
  const page = await openSearchPage(product, ['Lamplighter, Stone Jetty', 'Ropemaker, Wood Jetty'])
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
  await eventually(() => words(page).inputValue()).toBe('wood jetty')

  await page.getByRole('button', { name: 'Saved searches' }).click()
  await page.getByRole('dialog', { name: 'Saved searches' }).getByRole('button', { name: 'Load' }).click()
  await card(page, 'Stone Jetty').waitFor()
  await arriveAt(page, '/search?searchTerm=stone+jetty&country=Sweden')
})

test('while a search has no answer the list keeps its place: first empty lines, then the jobs of the search before, out of reach', async () => {
  const page = await openSearchPage(product, ['Lamplighter, North Mole', 'Ropemaker, South Mole'])
  const answerFirst = await holdCall(page, 'search/jobs')
  await search(page, 'north mole')
  await page.getByRole('status', { name: 'Searching' }).waitFor()
  answerFirst()
  await card(page, 'North Mole').waitFor()
  await card(page, 'North Mole').getByRole('checkbox').check()

  await page.unrouteAll()
  const answerNext = await holdCall(page, 'search/jobs')
  await search(page, 'south mole')
  const found = page.getByRole('region', { name: 'Jobs found' })
  await found.getByText('Searching…').waitFor()
  await eventually(() => found.locator('[inert]').textContent()).toContain('North Mole')
  await page.getByRole('button', { name: 'Continue to Apply (0)' }).waitFor()
  answerNext()
  await card(page, 'South Mole').waitFor()
  await eventually(() => card(page, 'North Mole').count()).toBe(0)
  await eventually(() => found.locator('[inert]').count()).toBe(0)
})

test('late answers to an earlier search change nothing', async () => {
  const page = await openSearchPage(product, ['Lamplighter, Slow Canal', 'Ropemaker, Quick Canal'])
  const answerLate = await holdCall(page, 'search/jobs', { times: 1 })
  await search(page, 'slow canal')
  await page.getByRole('status', { name: 'Searching' }).waitFor()
  await search(page, 'quick canal')
  await card(page, 'Quick Canal').waitFor()
  const late = page.waitForResponse('**/rpc/search/jobs')
  answerLate()
  await (await late).finished()
  await page.getByLabel('Sort').selectOption('overall')
  await eventually(() => page.getByRole('article').getByRole('heading').allTextContents()).toEqual([
    expect.stringContaining('Ropemaker, Quick Canal'),
  ])
})

test('a failed search takes the old jobs away, and where jobs come from can be read', async () => {
  const page = await openSearchPage(product, ['Lamplighter, Old Quay'])
  await search(page, 'old quay')
  await card(page, 'Old Quay').waitFor()
  await failCall(page, 'search/jobs', { status: 500, code: 'UNEXPECTED', message: 'Something went wrong on our side.' })
  await search(page, 'new quay')
  await page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' }).waitFor()
  await eventually(() => card(page, 'Old Quay').count()).toBe(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Try adjusting your search criteria or filters').waitFor()
  await page.getByText('Show', { exact: true }).click()
  await page.getByText('Demo', { exact: false }).first().waitFor()
})

test('on a small screen the filters fold away, the rare tools stand in a menu, and the keyboard reaches both', async () => {
  const page = await openSearchPage(product, ['Lamplighter, Little Harbour'], true)
  const filters = page.getByRole('button', { name: 'Filters' })
  await eventually(() => page.getByLabel('Country', { exact: true }).isVisible()).toBe(false)
  await filters.press('Enter')
  await page.getByLabel('Country', { exact: true }).selectOption('Sweden')
  await page.getByRole('button', { name: 'Filters 1' }).waitFor()
  await page.getByRole('button', { name: 'Filters 1' }).press('Enter')

  const more = page.getByRole('button', { name: 'More' })
  await more.press('Enter')
  const menu = page.getByRole('menu')
  await menu.waitFor()
  // proves SEARCH-008
  await eventually(() => menu.getByRole('menuitem').allTextContents()).toEqual([
    'Clear Filters',
    'Save search preferences',
    'Load search preferences',
    'Add by address',
  ])
  await page.keyboard.press('Escape')
  await eventually(() => hasKeyboard(more)).toBe(true)
  await more.press('Enter')
  await menu.getByRole('menuitem', { name: 'Clear Filters' }).press('Enter')
  await filters.waitFor()
  await eventually(() => page.getByRole('button', { name: 'Filters 1' }).count()).toBe(0)

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
  const page = await openSearchPage(product, ['Lamplighter, First Lock', 'Lamplighter, Second Lock', 'Lamplighter, Third Lock'])
  await eventually(async () => {
    if (!(await hasKeyboard(words(page)))) await page.keyboard.press('/')
    return hasKeyboard(words(page))
  }).toBe(true)
  await page.keyboard.type('lamplighter lock')
  await page.keyboard.press('Enter')
  await card(page, 'Third Lock').waitFor()
  await page.keyboard.press('Escape')
  const names = await page.getByRole('article').getByRole('heading').locator('a').allTextContents()
  const [first = '', second = ''] = names.map((name) => name.replace(' (opens in a new tab)', ''))
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await page.keyboard.press('j')
  await eventually(focused).toBe(`Details of ${first}, Harbour Trust`)
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await eventually(focused).toBe(`Details of ${first}, Harbour Trust`)
  await page.keyboard.press('Enter')
  const details = page.getByRole('complementary', { name: 'Details' })
  await details.getByRole('heading', { name: first }).waitFor()
  await page.keyboard.press('j')
  await details.getByRole('heading', { name: second }).waitFor()
  await eventually(focused).toBe(`Details of ${second}, Harbour Trust`)
})

test('with auto apply on, the jobs that automation would take are ticked, and no others; with it off none is', async () => {
  const page = await openSearchPage(product, ['Lamplighter', 'Ropemaker, Lamplighter Tower', 'Lamplighter, Night Tower'])
  const boxes = page.getByRole('article').getByRole('checkbox')
  const ticked = () => boxes.evaluateAll((all) => all.flatMap((box) => (box.matches(':checked') ? box.ariaLabel : [])))
  await search(page, 'lamplighter')
  await card(page, 'Night Tower').waitFor()
  // proves MATCH-019
  await eventually(() => boxes.count()).toBe(3)
  await eventually(ticked).toEqual([])

  const { call } = page.person
  const profileId = (await call.profiles.list())[0]?.id ?? ''
  const settings = await call.preferences.settings.get({ profileId })
  const changes = { isActive: true, minMatchScore: 40, excludeKeywords: ['night'] }
  await call.preferences.settings.save({ profileId, version: 0, overwrite: true, settings: { ...settings, ...changes } })
  await page.getByRole('button', { name: 'Search Jobs' }).click()
  await eventually(ticked).toEqual(['Select Lamplighter, Harbour Trust'])
  await page.getByRole('button', { name: 'Continue to Apply (1)' }).waitFor()
  // proves MATCH-020
  await boxes.and(page.getByLabel('Select Lamplighter, Harbour Trust')).uncheck()
  await page.getByRole('button', { name: 'Continue to Apply (0)' }).waitFor()
})

test('a job is saved from its details; saved jobs can be opened and removed', async () => {
  const page = await openSearchPage(product, ['Lamplighter, Customs House', 'Lamplighter, Fish Market'], true)
  await page.getByRole('button', { name: 'Saved jobs (0)' }).click()
  const list = page.getByRole('dialog', { name: 'Saved jobs' })
  await list.getByText('No job is saved yet.').waitFor()
  await page.keyboard.press('Escape')
  await search(page, 'lamplighter customs house')
  await openDetails(page, 'Customs House')
  await page.getByRole('dialog', { name: 'Details' }).getByRole('button', { name: 'Save' }).click()
  await seeToast(page, 'Job saved', 'Lamplighter, Customs House, Harbour Trust')
  await page.keyboard.press('Escape')
  // The toast stands above the button at the lower edge, which comes with the first selected job.
  await card(page, 'Customs House').getByRole('checkbox').check()
  const button = await page.getByRole('button', { name: 'Continue to Apply (1)' }).boundingBox()
  await eventually(() => lowerEdgeOf(toasts(page, 'Job saved'))).toBeLessThan(button?.y ?? 0)
  await eventually(async () => (await page.person.call.applications.saved.list()).rows).toMatchObject([
    { status: 'saved', company: 'Harbour Trust' },
  ])

  await page.getByRole('button', { name: 'Saved jobs (1)' }).click()
  const job = list.getByRole('listitem').filter({ hasText: 'Customs House' })
  await eventually(() => job.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/boards\.greenhouse\.io\/harbour\/jobs\//)
  await job.getByRole('button', { name: 'Remove Lamplighter, Customs House, Harbour Trust' }).click()
  await job.waitFor({ state: 'detached' })
  await eventually(async () => (await page.person.call.applications.saved.list()).rows).toEqual([])
})

test('saved jobs come in pages; one that is removed leaves the list and the number, and the pages go on', async () => {
  const page = await openSearchPage(product, ['Lamplighter, Custom House'], true)
  const kept = (index: number) => ({
    jobId: `kept-${index}`,
    job_title: `Lamplighter ${index}`,
    company: 'Harbour Trust',
    location: 'Malmö',
    job_url: `https://jobs.example.org/${index}`,
    application_url: null,
    source: 'Demo',
  })
  await page.person.call.applications.saved.add({ profileId: null, jobs: Array.from({ length: 60 }, (_, index) => kept(index)) })
  await page.reload()
  await page.getByRole('button', { name: 'Saved jobs (60)' }).click()
  const list = page.getByRole('dialog', { name: 'Saved jobs' })
  const shown = list.getByRole('listitem')
  await eventually(() => shown.count()).toBe(50)
  await shown.first().getByRole('button').click()
  await eventually(() => shown.count()).toBe(49)
  await list.getByRole('button', { name: 'Show more jobs' }).click()
  await eventually(() => shown.count()).toBe(59)
  await list.getByRole('button', { name: 'Show more jobs' }).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Saved jobs (59)' }).waitFor()
})
