import type { Facet } from '@jobapply/core/search/facets'
import { expect, test } from 'vitest'
import { button, card, filter, jobsFound, openSearchPage, search, words } from '#features/search/search.testing.ts'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { resize } from '#testing/resize.ts'
import { arriveAt, type Page } from '#testing/visit.ts'

const COUNTED: Facet[] = [
  {
    key: 'workType',
    values: [
      { value: 'remote', count: 12 },
      { value: 'hybrid', count: 0 },
      { value: 'on-site', count: 501 },
    ],
  },
  { key: 'location', values: [{ value: 'Malmö', count: 88 }] },
  { key: 'pay', values: [{ value: 'named', count: 41 }] },
]

async function openFacets(width: number, facets: Facet[] | ReturnType<typeof fault> = COUNTED) {
  resize(width)
  const page = await openSearchPage('Lamplighter, Quay', 'Lamplighter, Mole')
  page.server.answer({ search: { facets } })
  await search(page, 'lamplighter')
  await jobsFound(page).waitFor()
  return page
}
const panel = (page: Page) => page.getByRole('region', { name: 'Filters with counts' })
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })

test('beside the list every value says how many jobs it would find, 500+ beyond the limit, and none stays in its place', async () => {
  const page = await openFacets(1440)
  await box(page, /^On-site/).waitFor()
  expect(panel(page).getByRole('listitem').allTextContents()).toEqual([
    ...['Remote12 jobs', 'Hybrid0 jobs', 'On-site500+ jobs', 'Malmö88 jobs', 'Pay named41 jobs'],
  ])
  await expectAccessible()
})

test('a value narrows the search that was made, the address holds it, and the same value takes it out again', async () => {
  const page = await openFacets(1440)
  await words(page).fill('ropemaker')
  await box(page, /^Remote/).click()
  await arriveAt(page, '/search?searchTerm=lamplighter&workType=remote')
  await eventually(() => page.server.sentTo('search/facets').at(-1)).toMatchObject({ filters: { workType: 'remote' } })
  await eventually(() => [words(page).inputValue(), filter(page, 'Work type').inputValue()]).toEqual(['lamplighter', 'remote'])
  expect(box(page, /^Remote/).isChecked()).toBe(true)
  await box(page, /^Pay named/).click()
  await arriveAt(page, '/search?searchTerm=lamplighter&workType=remote&pay=named')
  await box(page, /^Remote/).click()
  await arriveAt(page, '/search?searchTerm=lamplighter&pay=named')
  await button(page, 'Remove all 1').click()
  await arriveAt(page, '/search?searchTerm=lamplighter')
})

test('a facet is one stop of the keyboard, and the arrows go through its values', async () => {
  const page = await openFacets(1440)
  const remote = box(page, /^Remote/)
  await remote.waitFor()
  await remote.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(document.activeElement?.closest('label')?.textContent).toBe('On-site500+ jobs')
  await page.keyboard.press('ArrowDown')
  expect(document.activeElement?.closest('label')?.textContent).toBe('On-site500+ jobs')
  expect(panel(page).locator('input[tabindex="0"]').count()).toBe(COUNTED.length)
})

test('on a phone the facets are a row of chips, and all of them are behind one button', async () => {
  const page = await openFacets(390)
  const chips = page.getByRole('list', { name: 'Filters with counts' })
  await eventually(() => chips.getByRole('button').allTextContents()).toEqual([
    'On-site500+ jobs',
    'Malmö88 jobs',
    'Pay named41 jobs',
  ])
  await expectAccessible()
  await button(chips.getByRole('listitem').first(), 'On-site').click()
  await arriveAt(page, '/search?searchTerm=lamplighter&workType=on-site')
  expect(chips.getByRole('button').first().getAttribute('aria-pressed')).toBe('true')
  await button(page, 'All filters').click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByRole('checkbox', { name: /^Hybrid/ }).waitFor()
  await expectAccessible()
  await drawer.getByRole('checkbox', { name: /^Hybrid/ }).click()
  await arriveAt(page, '/search?searchTerm=lamplighter&workType=hybrid')
  await drawer.waitFor()
})

test('counts that do not come leave the list alone and can be asked for again', async () => {
  const page = await openFacets(1440, fault('PROFILE_NOT_FOUND'))
  await page.getByText('We couldn’t count the filters.').waitFor()
  await card(page, 'Lamplighter, Quay').waitFor()
  await expectAccessible()
  page.server.answer({ search: { facets: COUNTED } })
  await button(page.getByRole('alert').filter({ hasText: 'count the filters' }), 'Try again').click()
  await box(page, /^Remote/).waitFor()
})

test('a search without jobs has nothing to narrow; while it is counted the place is kept', async () => {
  resize(1440)
  const page = await openSearchPage('Lamplighter')
  const release = page.server.hold('search/facets')
  page.server.answer({ search: { facets: [{ key: 'pay', values: [{ value: 'named', count: 0 }] }] } })
  await search(page, 'zeppelin upholsterer')
  await panel(page).getByText('Counting…').waitFor()
  release()
  await page.getByText('Nothing to narrow down: there are no jobs for this search.').waitFor()
  await expectAccessible()
})
