import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { detailsOf, newJob } from '#testing/keep-jobs.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT, recorded } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt, type Page } from '#testing/visit.ts'
import { button, card, details, filter, jobsFound, openDetails, openSearchPage, search, words } from './search.testing.ts'

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(RECORDED_AT.getTime() - days * DAY).toISOString()
const FILTERS = ['Country', 'Platform', 'Job type', 'Work type', 'Experience']
const NOT_SET = FILTERS.map(() => 'all')
const chosen = (page: Page) => FILTERS.map((label) => filter(page, label).inputValue())

const WARD = newJob('Registered Nurse, Lighthouse Ward', {
  ...{ company: 'Öresund Hospital', salary: 'SEK 39,500 - 44,000 a month', datePosted: daysAgo(1) },
  ...{ url: 'https://boards.greenhouse.io/oresund/jobs/7', applicationUrl: 'https://boards.greenhouse.io/oresund/jobs/7' },
  ...{ matchedCriteria: ['Search text', 'Desired title'], matchScore: 88 },
})
const KEEPER = newJob('Lighthouse Keeper', { datePosted: daysAgo(6) })

test('somebody without a profile is led to make one', async () => {
  const page = mountPage('/search')
  await page.getByRole('heading', { name: 'No Profile Selected' }).waitFor()
  await expectAccessible()
  await page.getByRole('link', { name: 'Create Profile' }).click()
  await arriveAt(page, '/profiles')
})

test('before any search the panel offers what is documented', async () => {
  const page = await openSearchPage()
  // proves SEARCH-017
  await page.getByRole('heading', { name: 'No jobs found' }).waitFor()
  await page.getByText("Click 'Search Jobs' to discover opportunities").waitFor()
  // proves SEARCH-001 SEARCH-005 SEARCH-006 SEARCH-007
  const values = (label: string) =>
    filter(page, label)
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')))
  expect(values('Platform')).toEqual(['all', 'indeed', 'linkedin', 'glassdoor', 'dice', 'simplyhired', 'ziprecruiter'])
  expect(values('Job type')).toEqual(['all', 'full-time', 'part-time', 'contract', 'internship'])
  expect(values('Work type')).toEqual(['all', 'remote', 'hybrid', 'on-site'])
  expect(values('Experience')).toEqual(['all', 'entry', 'associate', 'executive'])
  // proves SEARCH-004
  expect(values('Country')).toHaveLength(29)
  // proves SEARCH-003 SEARCH-008
  await page.getByRole('textbox', { name: 'Location' }).waitFor()
  for (const name of [
    ...['Save search preferences', 'Load search preferences', 'Clear Filters', 'Search Jobs', 'Continue to Apply (0)'],
  ])
    expect(button(page, name).count(), name).toBe(1)
  // proves SEARCH-002
  await page.getByText('Profile Required').waitFor()
  await expectAccessible()
})

test('one button is the main one: the search, then the job that is open beside the list', async () => {
  const page = await openSearchPage('Lamplighter, Quay')
  const isMain = (name: string | RegExp) =>
    page.getByRole('button', { name }).getAttribute('class')?.split(' ').includes('bg-accent')
  expect([isMain('Search Jobs'), isMain(/^Continue to Apply/)]).toEqual([true, false])
  await search(page, 'lamplighter')
  await details(page).waitFor()
  await card(page, 'Lamplighter, Quay').getByRole('checkbox').click()
  await button(page, 'Continue to Apply (1)').waitFor()
  expect([isMain('Search Jobs'), isMain(/^Continue to Apply/)]).toEqual([false, false])
  expect(
    details(page)
      .getByRole('button', { name: /^Apply/ })
      .getAttribute('class'),
  ).toContain('bg-accent')
})

test('a search lists jobs with what is known of them, and they are selected for the review', async () => {
  const page = await openSearchPage(WARD, KEEPER)
  page.server.answer({ documents: { resumes: { list: [] } } })
  // proves SEARCH-010 TOOLS-001
  await search(page, 'lighthouse')
  // proves SEARCH-024 SEARCH-026
  await seeToast('Searching for jobs...', '')
  await seeToast('Search completed!', '2 jobs')
  const ward = card(page, 'Registered Nurse, Lighthouse Ward')
  const facts = ['Öresund Hospital', 'Malmö', 'Greenhouse', 'SEK', 'Yesterday', '2/9 criteria', 'Title 80%', 'Skills 50%']
  // proves SEARCH-013 SEARCH-016
  for (const part of [...facts, 'Desired title']) expect(ward.textContent()).toContain(part)
  expect(card(page, 'Lighthouse Keeper').textContent()).toContain('6 days ago')
  // proves SEARCH-014
  const link = ward.getByRole('link', { name: 'Registered Nurse, Lighthouse Ward' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([WARD.url, '_blank'])
  await expectAccessible()

  // proves SEARCH-009 MATCH-020
  await ward.getByRole('checkbox').check()
  await button(page, 'Continue to Apply (1)').waitFor()
  await page.getByLabel('Select all').check()
  const release = page.server.hold('applications/review')
  page.server.answer({ applications: { review: fault('PROFILE_NOT_FOUND') } })
  await button(page, 'Continue to Apply (2)').click()
  const review = page.getByRole('dialog', { name: 'Review before anything goes out' })
  await button(review, 'Back to the jobs').click()
  await review.waitFor({ state: 'detached' })
  release()
  await page.getByLabel('Select all').uncheck()
  // proves APPLY-008
  await button(page, 'Continue to Apply (0)').click()
  await seeToast('Nothing selected', 'Please select at least one job to apply to.')
  // proves SEARCH-032 SEARCH-036
  await page.getByText('browser extension is not installed here').waitFor()
  expect(page.getByText('timed out').count()).toBe(0)
})

test('the details explain the score, save the job and hide its company', async () => {
  const page = await openSearchPage(WARD, KEEPER)
  const part = { score: 66, weight: 0.4, points: 24, most: 36, sentences: [] }
  const skills = ['Patient assessment', 'IV therapy', 'ECG', 'Excel'].map((text) => ({
    text,
    isHeld: !['ECG', 'Excel'].includes(text),
    isNamed: text === 'Excel',
  }))
  const years = { key: 'years', label: 'Years of experience', text: 'You have 5 years.', quote: 'At least 3 years' }
  const fine = { answer: 'met', verdict: 'ok', isWish: false, isForPerson: false } as const
  page.server.answer({
    search: {
      details: detailsOf(WARD, {
        parts: [{ key: 'must', label: 'Required skills', skills, ...part }],
        knockOuts: [
          { ...years, ...fine, isOffer: false },
          { ...years, ...fine, key: 'offer', label: 'Visa sponsorship offered', text: 'You need none.', isOffer: true },
        ],
      }),
    },
  })
  await search(page, 'lighthouse')
  await openDetails(page, 'Lighthouse Ward')
  await details(page).getByRole('heading', { name: 'Registered Nurse, Lighthouse Ward' }).waitFor()
  // proves SEARCH-037 MATCH-018
  expect(page.opened).toEqual([])
  const knockOuts = details(page).getByRole('region', { name: 'Knock-outs' })
  expect(knockOuts.textContent()).toMatch(/^Nothing blocks you.*5 years/)
  // What the employer gives is no condition that the person meets.
  expect([knockOuts.getByRole('img', { name: 'Fine' }).count(), knockOuts.getByRole('img', { name: 'Offered' }).count()]).toEqual(
    [1, 1],
  )
  const why = details(page).getByRole('region', { name: 'Why this score' })
  expect(why.textContent()).toContain('Required skills')
  const listed = (label: string) => why.getByRole('list', { name: label }).getByRole('listitem').allTextContents()
  expect([listed('You have'), listed('Missing'), listed('Only named')]).toEqual([
    ['Patient assessment', 'IV therapy'],
    ['ECG'],
    ['Excel'],
  ])
  await expectAccessible()

  await button(details(page), 'Save').click()
  await seeToast('Job saved', 'Registered Nurse, Lighthouse Ward, Öresund Hospital')
  expect(page.kept.saved()).toMatchObject([{ company: 'Öresund Hospital', status: 'saved' }])
  await card(page, 'Lighthouse Ward').getByRole('img', { name: 'Saved' }).waitFor()
  await button(details(page), 'Saved').click()
  await eventually(() => page.kept.saved()).toEqual([])

  await button(details(page), 'Hide company').click()
  await seeToast('Company hidden', 'Öresund Hospital')
  await card(page, 'Lighthouse Ward').waitFor({ state: 'detached' })
  await button(page, 'Undo').click()
  await card(page, 'Lighthouse Ward').waitFor()
})

test('the sort control ranks by Best match, or by Overall', async () => {
  const job = (matchScore: number, priorityScore: number) => newJob(`Nurse ${matchScore}`, { matchScore, priorityScore })
  const page = await openSearchPage(job(60, 70), job(90, 40), job(75, 90))
  await search(page, 'nurse')
  const sort = page.getByLabel('Sort')
  await jobsFound(page).waitFor()
  // proves MATCH-022
  expect(sort.locator('option').allTextContents()).toEqual(['Best match', 'Overall'])
  expect(sort.inputValue()).toBe('best')
  const figures = () => jobsFound(page).getByRole('article').locator('.font-serif').allTextContents()
  await eventually(figures).toEqual(['90', '75', '60'])
  await sort.selectOption('Overall')
  await eventually(figures).toEqual(['75', '60', '90'])
})

test('what a filter hides is said, cleared filters are their defaults, and a saved search comes back on another day', async () => {
  const page = await openSearchPage()
  // proves SEARCH-028
  await button(page, 'Load search preferences').click()
  await seeToast('No Saved Preferences', '')
  const location = page.getByRole('textbox', { name: 'Location' })
  await location.fill('Lund')
  const wanted = ['Sweden', 'dice', 'contract', 'remote', 'entry']
  for (const [index, label] of FILTERS.entries()) await filter(page, label).selectOption(wanted[index] ?? '')
  await search(page, 'zeppelin upholsterer')
  // proves SEARCH-018
  await page.getByText('Try adjusting your search criteria or filters').waitFor()
  await expectAccessible()
  // proves SEARCH-027
  await button(page, 'Save search preferences').click()
  await seeToast('Preferences Saved', '')
  // proves SEARCH-030
  const copy = JSON.parse(localStorage.getItem('jobSearchPreferences') ?? '{}')
  const { user } = recorded.maya.auth.session
  expect(copy).toMatchObject({ user_id: user?.id, searchTerm: 'zeppelin upholsterer', platform: 'dice' })

  await button(page, 'Clear Filters').click()
  // proves SEARCH-012
  expect([...chosen(page), location.inputValue()]).toEqual([...NOT_SET, ''])

  localStorage.removeItem('jobSearchPreferences')
  await page.goto('/dashboard')
  await page.goto('/search')
  await words(page).waitFor()
  await button(page, 'Load search preferences').click()
  await seeToast('Preferences Loaded', '')
  // proves SEARCH-029
  await eventually(() => [...chosen(page), location.inputValue()]).toEqual([...wanted, 'Lund'])

  await button(page, 'Search without filters').click()
  await eventually(() => [...chosen(page), words(page).inputValue()]).toEqual([...NOT_SET, 'zeppelin upholsterer'])
  await button(page, 'Search without filters').waitFor({ state: 'detached' })
})

test('demo jobs are labelled', async () => {
  const page = await openSearchPage(newJob('Night Nurse', { isDemo: true }), 'Day Nurse')
  await search(page, 'nurse')
  // proves SEARCH-034
  await card(page, 'Night Nurse').getByText('Demo', { exact: true }).waitFor()
  expect(card(page, 'Day Nurse').getByText('Demo', { exact: true }).count()).toBe(0)
})

test('details that are gone say so', async () => {
  const page = await openSearchPage('Night Nurse')
  page.server.answer({ search: { details: fault('JOB_NOT_FOUND', 'This job is no longer listed.') } })
  await search(page, 'nurse')
  await openDetails(page, 'Night Nurse')
  await page.getByText('This job is no longer listed.').waitFor()
})

test('with auto apply on, the jobs that automation would take are ticked, and no others; with it off none is', async () => {
  const page = await openSearchPage(newJob('Lamplighter', { isPreselected: true }), 'Ropemaker, Lamplighter Tower')
  const ticked = () =>
    page
      .getByRole('article')
      .getByRole('checkbox')
      .evaluateAll((all) => all.flatMap((box) => ((box as HTMLInputElement).checked ? box.getAttribute('aria-label') : [])))
  await search(page, 'ropemaker')
  await card(page, 'Tower').waitFor()
  // proves MATCH-019
  expect(ticked()).toEqual([])
  await search(page, 'lamplighter')
  await eventually(ticked).toEqual(['Select Lamplighter, Harbour Trust'])
  await button(page, 'Continue to Apply (1)').waitFor()
  // proves MATCH-020
  await page.getByLabel('Select Lamplighter, Harbour Trust').uncheck()
  await button(page, 'Continue to Apply (0)').waitFor()
})
