import type { Market } from '@jobapply/core/search/market'
import { expect, test } from 'vitest'
import { button, card, jobsFound, openSearchPage, search } from '#features/search/search.testing.ts'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import type { Page } from '#testing/visit.ts'

const MARKET: Market = {
  ...{ occupation: 'bookkeeper', country: 'United Kingdom', open: 412, read: 400, countedAt: '2026-11-16T05:10:00.000Z' },
  places: [
    { name: 'Manchester', count: 171 },
    { name: 'Salford', count: 64 },
  ],
  pay: { currency: 'GBP', low: 27_000, median: 29_500, high: 33_000, postings: 118 },
  skills: [
    { name: 'Xero', count: 244, isHeld: true },
    { name: 'Sage 200', count: 152, isHeld: false },
  ],
  weeks: [
    { week: '2026-11-02', open: 401 },
    { week: '2026-11-09', open: 396 },
    { week: '2026-11-16', open: 412 },
  ],
}

async function openMarket(market: Market | null | ReturnType<typeof fault>) {
  const page = await openSearchPage('Bookkeeper, Harbour Office')
  page.server.answer({ search: { market: () => market } })
  await search(page, 'bookkeeper')
  await jobsFound(page).waitFor()
  return page
}
const part = (page: Page, name: string) => page.getByRole('region', { name })
const parts = (page: Page) =>
  ['Pay a year', 'Skills they ask for', 'Where they are', 'Open jobs, week by week'].filter(
    (name) => part(page, name).count() > 0,
  )

test('the market of the searched title opens from one line: pay with its count, skills that the profile lacks, places, weeks', async () => {
  const page = await openMarket(MARKET)
  const line = page.getByText('Bookkeeper, United Kingdom')
  await line.waitFor()
  await page.getByText('median £29,500 a year').waitFor()
  await line.click()
  await part(page, 'Pay a year').waitFor()
  expect(part(page, 'Pay a year').textContent()).toContain('118 postings name it')
  expect(part(page, 'Pay a year').textContent()).toContain('£27,000 to £33,000')
  expect(part(page, 'Skills they ask for').getByRole('listitem').allTextContents()).toEqual([
    ...['Xero244 · 61%you have it', 'Sage 200152 · 38%you lack it'],
  ])
  expect(part(page, 'Where they are').getByRole('listitem').allTextContents()).toEqual(['Manchester171', 'Salford64'])
  expect(part(page, 'Open jobs, week by week').getByRole('listitem').count()).toBe(3)
  await page.getByText('It shows what we read, not the whole market.').waitFor()
  await expectAccessible()
})

test('what is too little to say is left out', async () => {
  const page = await openMarket({ ...MARKET, pay: null, skills: [], weeks: MARKET.weeks.slice(1) })
  await page.getByText('Bookkeeper, United Kingdom').click()
  await part(page, 'Where they are').waitFor()
  expect([parts(page), page.getByText('median').count()]).toEqual([['Where they are'], 0])
})

test('a title of which nothing is counted has no market, and a failed one leaves the list alone', async () => {
  const page = await openMarket(null)
  await card(page, 'Bookkeeper').waitFor()
  expect(page.getByText('Show the market').count()).toBe(0)
  page.server.answer({ search: { market: () => fault('PROFILE_NOT_FOUND') } })
  await search(page, 'bookkeeper harbour')
  await page.getByText('We couldn’t load the figures for this title.').waitFor()
  await card(page, 'Bookkeeper').waitFor()
  await expectAccessible()
  page.server.answer({ search: { market: () => MARKET } })
  await button(page.getByRole('alert').filter({ hasText: 'figures for this title' }), 'Try again').click()
  await page.getByText('Bookkeeper, United Kingdom').waitFor()
})
