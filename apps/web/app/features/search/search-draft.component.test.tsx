import { PAGE_SIZE } from '@jobapply/core/search/constants'
import { expect, onTestFinished, test } from 'vitest'
import { installExtension } from '#testing/extension.ts'
import { eventually } from '#testing/locator.ts'
import { arriveAt, type Page } from '#testing/visit.ts'
import { button, card, details, filter, jobsFound, openDetails, openSearchPage, search, words } from './search.testing.ts'

const titlesOf = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind} ${index + 1}`)
const listed = (page: Page) => jobsFound(page).getByRole('article')

test('Show more adds the next page of the search that was made, whatever has been typed since', async () => {
  const page = await openSearchPage(...titlesOf('Lamplighter, Mooring', PAGE_SIZE + 3), 'Ropemaker, Shed')
  await search(page, 'lamplighter mooring')
  await eventually(() => listed(page).count()).toBe(PAGE_SIZE)
  await words(page).fill('ropemaker')
  await button(page, 'Show more jobs').click()
  await eventually(() => listed(page).count()).toBe(PAGE_SIZE + 3)
  await arriveAt(page, '/search?searchTerm=lamplighter+mooring&page=2')
  expect(words(page).inputValue()).toBe('ropemaker')
  // The number of pages is part of the place: a reload lists the same jobs.
  await page.reload()
  await eventually(() => listed(page).count()).toBe(PAGE_SIZE + 3)
})

test('sorting sorts the search that was made and leaves alone what is being typed', async () => {
  const page = await openSearchPage(...titlesOf('Lamplighter, Buoy', PAGE_SIZE + 3), 'Ropemaker, Loft')
  await search(page, 'lamplighter buoy')
  await eventually(() => listed(page).count()).toBe(PAGE_SIZE)
  await words(page).fill('ropemaker')
  await filter(page, 'Country').selectOption('Norway')
  await page.getByLabel('Sort').selectOption('overall')
  await arriveAt(page, '/search?searchTerm=lamplighter+buoy&sort=overall')
  await page.getByText(`${PAGE_SIZE} of ${PAGE_SIZE + 3} jobs`).waitFor()
  expect(page.server.sentTo('search/jobs').slice(1)).toEqual([
    expect.objectContaining({
      filters: expect.objectContaining({ searchTerm: 'lamplighter buoy', country: 'all' }),
      sort: 'overall',
    }),
  ])
  expect([words(page).inputValue(), filter(page, 'Country').inputValue()]).toEqual(['ropemaker', 'Norway'])
})

test('open details are asked for once, however much is typed beside them', async () => {
  const page = await openSearchPage('Lamplighter, Gangway', 'Lamplighter, Anchor')
  await search(page, 'lamplighter')
  await openDetails(page, 'Gangway')
  await details(page).getByRole('heading', { name: 'Gangway' }).waitFor()
  await words(page).fill('')
  await words(page).type('ropemaker')
  await filter(page, 'Country').selectOption('Norway')
  // Another job is asked for after all that was typed: what comes before it in the list was asked for by typing.
  await openDetails(page, 'Anchor')
  await details(page).getByRole('heading', { name: 'Anchor' }).waitFor()
  const asked = page.server.sentTo('search/details')
  const filters = expect.objectContaining({ searchTerm: 'lamplighter', country: 'all' })
  expect(asked).toEqual([expect.objectContaining({ filters }), expect.objectContaining({ filters })])
})

test('typing renders the bar and no listed job', async () => {
  const extension = installExtension()
  const page = await openSearchPage(...titlesOf('Lamplighter, Pilot House', 3))
  // The panel renders once more when the extension has answered the greeting.
  await page.getByText('Your browser extension searches too.').waitFor()
  await search(page, 'pilot house')
  await eventually(() => listed(page).count()).toBe(3)
  await eventually(() => extension.searches.length).toBe(1)
  extension.complete(extension.searches[0]?.searchId ?? '')
  await eventually(() => jobsFound(page).getAttribute('aria-busy')).toBe('false')
  // A card writes the age of its posting whenever it is rendered.
  let renders = 0
  const { formatToParts } = Intl.DateTimeFormat.prototype
  Intl.DateTimeFormat.prototype.formatToParts = function (...args) {
    renders += 1
    return formatToParts.apply(this, args)
  }
  onTestFinished(() => {
    Intl.DateTimeFormat.prototype.formatToParts = formatToParts
  })
  await card(page, 'Pilot House 1').getByRole('checkbox').check()
  expect(renders).toBeGreaterThanOrEqual(3)
  const before = renders
  await words(page).fill('')
  await words(page).type('harbour master')
  await filter(page, 'Country').selectOption('Norway')
  expect([words(page).inputValue(), renders]).toEqual(['harbour master', before])
})
