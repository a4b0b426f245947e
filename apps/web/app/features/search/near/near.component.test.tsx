import { NO_FILTERS } from '@jobapply/core/search/rules'
import type { NearSearch } from '@jobapply/core/search/schema'
import { expect, test } from 'vitest'
import { button, card, details, openDetails, openSearchPage, search } from '#features/search/search.testing.ts'
import { expectAccessible } from '#testing/axe.ts'
import { detailsOf, newJob } from '#testing/keep-jobs.ts'
import { eventually } from '#testing/locator.ts'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt, type Page } from '#testing/visit.ts'

const MANAGER = newJob('Operations Manager, Distribution', { verdict: 'caution', obstacle: 'Degree: Your profile names none.' })
const ELSEWHERE = newJob('Director of Operations', { location: 'Oslo, Norway' })
const NEAR: NearSearch[] = [
  {
    kind: 'title',
    words: 'operations manager',
    filters: { ...NO_FILTERS, searchTerm: 'operations manager' },
    total: 14,
    jobs: [MANAGER],
  },
  { kind: 'place', words: '', filters: { ...NO_FILTERS, searchTerm: 'director of operations' }, total: 1, jobs: [ELSEWHERE] },
]
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openEmpty(near = NEAR) {
  const page = await openSearchPage('Lamplighter')
  page.server.answer({ search: { near } })
  await search(page, 'director of operations')
  await page.getByText('Try adjusting your search criteria or filters').waitFor()
  return page
}

test('SEARCH-018 a search without results shows what comes close below its sentence, and each word is undone with one click', async () => {
  const page = await openEmpty()
  await page.getByText('No “director of operations” today. 15 jobs come close.').waitFor()
  await card(page, 'Operations Manager, Distribution').waitFor()
  await expectAccessible()
  const added = () => page.getByRole('list', { name: 'Added to your search' }).getByRole('listitem').allTextContents()
  expect(added()).toEqual(['operations manager14', 'Any country1'])
  await button(page, 'Leave out operations manager').click()
  expect([added(), card(page, 'Operations Manager').count()]).toEqual([['Any country1'], 0])
  await button(page, 'Undo all').click()
  expect(page.getByRole('article').count()).toBe(0)
  await page.getByText('Try adjusting your search criteria or filters').waitFor()
  await expectAccessible()
})

test('a short list shows what comes close below it, and none of its own jobs again', async () => {
  const page = await openSearchPage('Director of Operations, Mole', 'Lamplighter')
  const [own] = page.jobs
  if (!own) throw new Error('No job')
  page.server.answer({ search: { near: [{ ...NEAR[1], jobs: [own] }, NEAR[0]] as NearSearch[] } })
  await search(page, 'director of operations')
  await page.getByText('Only 1 job matches today. 14 jobs come close.').waitFor()
  expect(card(page, 'Director of Operations, Mole').count()).toBe(1)
  await card(page, 'Operations Manager, Distribution').waitFor()
  await expectAccessible()
  await button(page, 'Undo all').click()
  await eventually(() => page.getByRole('article').count()).toBe(1)
})

test('a list of ten jobs is long enough', async () => {
  const page = await openSearchPage(...Array.from({ length: 10 }, (_, index) => `Lamplighter ${index}`))
  await search(page, 'lamplighter')
  await eventually(() => page.getByRole('article').count()).toBe(10)
  expect(page.server.sentTo('search/near')).toEqual([])
})

test('what comes close is a job like any other: selected, opened, acted on, and all of it one click away', async () => {
  const page = await openEmpty()
  await card(page, 'Operations Manager').getByRole('checkbox').check()
  await button(page, 'Continue to Apply (1)').waitFor()
  await card(page, 'Operations Manager').getByText('Degree: Your profile names none.').waitFor()
  page.server.answer({ search: { details: detailsOf(MANAGER) } })
  await openDetails(page, 'Operations Manager')
  await details(page).getByRole('heading', { name: 'Operations Manager, Distribution' }).waitFor()
  await button(group(page, 'operations manager'), 'Show all 14').click()
  await arriveAt(page, '/search?searchTerm=operations+manager')
})

test('a search that finds nothing at all can be followed', async () => {
  const page = await openEmpty([])
  await page.getByText('No “director of operations” today. Follow this search').waitFor()
  await button(page, 'Follow this search').click()
  await seeToast('Following this search', '“director of operations” keeps searching.')
  await eventually(() => page.kept.searches()).toMatchObject([{ keepSearching: true, name: 'director of operations' }])
})

test('jobs that meet none of the criteria can be seen', async () => {
  const page = await openSearchPage('Lamplighter')
  const answer = { page: 1, pages: 1, isCut: false, criteria: [], corrected: null }
  page.server.answer({
    search: {
      jobs: ({ withUnmatched }) =>
        withUnmatched
          ? { ...answer, jobs: [ELSEWHERE], total: 1, hidden: { unmatched: 0, companies: 0, unwanted: 0 } }
          : { ...answer, jobs: [], total: 0, hidden: { unmatched: 9, companies: 0, unwanted: 0 } },
    },
  })
  await search(page, 'anything')
  await page.getByText('9 jobs match none of your criteria.').waitFor()
  await button(page, 'Show these 9 anyway').click()
  await card(page, 'Director of Operations').waitFor()
})
