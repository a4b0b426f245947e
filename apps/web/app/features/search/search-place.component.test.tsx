import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { newJob } from '#testing/keep-jobs.ts'
import { eventually } from '#testing/locator.ts'
import { seeToast, toasts } from '#testing/toasts.ts'
import { arriveAt } from '#testing/visit.ts'
import { button, card, details, filter, jobsFound, openDetails, openSearchPage, search, words } from './search.testing.ts'

test('a search is a place: reload and back lead to it, with its filters, its order and the job that was open', async () => {
  const page = await openSearchPage('Lamplighter, East Pier', 'Ropemaker, West Pier')
  await filter(page, 'Country').selectOption('Sweden')
  await search(page, 'lamplighter')
  await seeToast('Search completed!', '')
  await page.getByLabel('Sort').selectOption('overall')
  await arriveAt(page, '/search?searchTerm=lamplighter&country=Sweden&sort=overall')

  await page.reload()
  await card(page, 'East Pier').waitFor()
  expect([words(page).inputValue(), filter(page, 'Country').inputValue(), page.getByLabel('Sort').inputValue()]).toEqual([
    ...['lamplighter', 'Sweden', 'overall'],
  ])
  expect(toasts(page).count()).toBe(0)

  await search(page, 'ropemaker')
  await card(page, 'West Pier').waitFor()
  await openDetails(page, 'West Pier')
  await details(page).getByRole('heading', { name: 'West Pier' }).waitFor()
  await eventually(() => page.place()).toContain('job=')
  const place = page.place()
  await page.reload()
  await details(page).getByRole('heading', { name: 'West Pier' }).waitFor()
  expect(page.place()).toBe(place)
})

test('back closes the details, then leads to the search before; before the first one the page makes the one that the profile asks for', async () => {
  const page = await openSearchPage('Lamplighter, East Pier', 'Ropemaker, West Pier')
  await search(page, 'lamplighter')
  await card(page, 'East Pier').waitFor()
  await search(page, 'ropemaker')
  await openDetails(page, 'West Pier')
  await details(page).getByRole('heading', { name: 'West Pier' }).waitFor()
  await page.goBack()
  await eventually(() => page.place()).not.toContain('job=')
  await page.goBack()
  await card(page, 'East Pier').waitFor()
  expect(words(page).inputValue()).toBe('lamplighter')
  page.profiles.change(page.profile.id, { desired_job_title: 'Lamplighter' })
  await page.reload()
  await page.goto('/search')
  await arriveAt(page, '/search?searchTerm=Lamplighter&country=Sweden&jobType=full-time')
})

test('a saved search that is loaded is searched at once, and is a place like any other', async () => {
  const page = await openSearchPage('Lamplighter, Stone Jetty', 'Ropemaker, Wood Jetty')
  await words(page).fill('stone jetty')
  await filter(page, 'Country').selectOption('Sweden')
  await button(page, 'Save search preferences').click()
  await seeToast('Preferences Saved', '')
  await button(page, 'Clear Filters').click()
  await search(page, 'wood jetty')
  await card(page, 'Wood Jetty').waitFor()

  await button(page, 'Load search preferences').click()
  await seeToast('Preferences Loaded', '')
  await card(page, 'Stone Jetty').waitFor()
  await arriveAt(page, '/search?searchTerm=stone+jetty&country=Sweden')
  await page.goBack()
  await card(page, 'Wood Jetty').waitFor()
  expect(words(page).inputValue()).toBe('wood jetty')

  await button(page, 'Saved searches').click()
  await page.getByRole('dialog', { name: 'Saved searches' }).getByRole('button', { name: 'Load' }).click()
  await card(page, 'Stone Jetty').waitFor()
  await arriveAt(page, '/search?searchTerm=stone+jetty&country=Sweden')
})

test('while a search has no answer the list keeps its place: first empty lines, then the jobs of the search before, out of reach', async () => {
  const page = await openSearchPage('Lamplighter, North Mole', 'Ropemaker, South Mole')
  const answerFirst = page.server.hold('search/jobs')
  await search(page, 'north mole')
  await page.getByRole('status', { name: 'Searching' }).waitFor()
  await expectAccessible()
  answerFirst()
  await card(page, 'North Mole').waitFor()
  await card(page, 'North Mole').getByRole('checkbox').check()

  const answerNext = page.server.hold('search/jobs')
  await search(page, 'south mole')
  await jobsFound(page).getByText('Searching…').waitFor()
  expect(jobsFound(page).locator('[inert]').textContent()).toContain('North Mole')
  await button(page, 'Continue to Apply (0)').waitFor()
  await expectAccessible()
  answerNext()
  await card(page, 'South Mole').waitFor()
  expect([card(page, 'North Mole').count(), jobsFound(page).locator('[inert]').count()]).toEqual([0, 0])
})

test('late answers to an earlier search change nothing', async () => {
  const page = await openSearchPage('Lamplighter, Slow Canal', 'Ropemaker, Quick Canal')
  const answerLate = page.server.hold('search/jobs')
  await search(page, 'slow canal')
  await page.getByRole('status', { name: 'Searching' }).waitFor()
  // The first call goes on waiting; those that follow are answered at once.
  page.server.hold('search/jobs')()
  await search(page, 'quick canal')
  await card(page, 'Quick Canal').waitFor()
  answerLate()
  await page.getByLabel('Sort').selectOption('overall')
  await eventually(() => page.getByRole('article').getByRole('heading').allTextContents()).toEqual([
    expect.stringContaining('Ropemaker, Quick Canal'),
  ])
})

test('a failed search takes the old jobs away and can be tried again; where jobs come from can be read', async () => {
  const page = await openSearchPage('Lamplighter, Old Quay')
  await search(page, 'old quay')
  await card(page, 'Old Quay').waitFor()
  page.server.answer({ search: { jobs: fault('INTERNAL_SERVER_ERROR') } })
  await search(page, 'new quay')
  await page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' }).waitFor()
  expect(card(page, 'Old Quay').count()).toBe(0)
  await expectAccessible()
  page.server.answer(page.answers)
  await button(page, 'Try again').click()
  await page.getByText('Try adjusting your search criteria or filters').waitFor()
  await page.getByText('Show', { exact: true }).click()
  await page.getByRole('list', { name: 'Read' }).getByText('Demo').waitFor()
  await expectAccessible()
})

test('when no source can be reached the list says so instead of calling itself fresh', async () => {
  const page = await openSearchPage('Lamplighter, Old Quay')
  const [demo] = page.kept.answers.jobs.sources
  const down = {
    ...demo,
    kind: 'board' as const,
    source: 'greenhouse',
    name: 'Greenhouse',
    jobs: 403,
    outcome: 'unreachable' as const,
  }
  const summary = page.locator('summary').filter({ hasText: 'jobs' })
  page.server.answer({ jobs: { sources: [demo, down] as never } })
  await page.reload()
  await eventually(() => summary.textContent()).toContain('463 jobs. None of our sources can be reached right now.')
  page.server.answer({ jobs: { sources: [demo, down, { ...down, source: 'lever', name: 'Lever', outcome: 'ok' }] as never } })
  await page.reload()
  await eventually(() => summary.textContent()).toContain(', 1 source is down')
  expect(summary.textContent()).toContain('updated')
})

test('the keyboard goes through a search: / to the words, j and k through the jobs, Enter to the details, which then follow', async () => {
  const jobs = [90, 80, 70].map((matchScore) => newJob(`Lamplighter, Lock ${matchScore}`, { matchScore }))
  const page = await openSearchPage(...jobs)
  await page.keyboard.press('/')
  expect(words(page).hasKeyboard()).toBe(true)
  await page.keyboard.type('lamplighter lock')
  await page.keyboard.press('Enter')
  await card(page, 'Lock 70').waitFor()
  await page.keyboard.press('Escape')
  const focused = () => document.activeElement?.getAttribute('aria-label')
  await page.keyboard.press('j')
  expect(focused()).toBe('Details of Lamplighter, Lock 90, Harbour Trust')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  expect(focused()).toBe('Details of Lamplighter, Lock 90, Harbour Trust')
  await page.keyboard.press('Enter')
  await details(page).getByRole('heading', { name: 'Lock 90' }).waitFor()
  await page.keyboard.press('j')
  await details(page).getByRole('heading', { name: 'Lock 80' }).waitFor()
  expect(focused()).toBe('Details of Lamplighter, Lock 80, Harbour Trust')
})
