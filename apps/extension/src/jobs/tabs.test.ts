import { expect, test, vi } from 'vitest'
import { browser, freshBrowser } from '#browser.testing'
import { readTabs } from '#platform/kept'
import { closeLeftTabs, searchTabs } from './tabs.ts'

freshBrowser()

const ADDRESS = 'https://www.dice.com/jobs?q=baker'
const openTabs = () => [...browser.tabs.shown.values()]
const show = (outcome: string, more: object = {}) =>
  vi
    .spyOn(browser.scripting, 'executeScript')
    .mockResolvedValue([{ frameId: 0, result: { outcome, jobs: [], unrendered: [], ...more } }])

test('a search opens one tab beside what the person does, uses it for each page, and closes it', async () => {
  const tab = await searchTabs.visit(ADDRESS)
  expect([openTabs(), await readTabs()]).toEqual([[{ url: ADDRESS, active: false }], [tab]])
  expect(await searchTabs.visit(`${ADDRESS}&page=2`, tab)).toBe(tab)
  expect([openTabs(), await readTabs()]).toEqual([[{ url: `${ADDRESS}&page=2`, active: false }], [tab]])
  await searchTabs.close(tab)
  expect([openTabs(), await readTabs()]).toEqual([[], []])
})

test('a tab that the person has closed is closed, and a page cannot be opened in it', async () => {
  const tab = await searchTabs.visit(ADDRESS)
  await browser.tabs.remove(tab)
  await expect(searchTabs.visit(ADDRESS, tab)).rejects.toThrow()
  await searchTabs.close(tab)
  expect(await readTabs()).toEqual([])
})

test('a tab that is closed while its page loads ends the visit', async () => {
  const tab = await searchTabs.visit(ADDRESS)
  vi.spyOn(browser.tabs, 'update').mockImplementationOnce(async (id) => {
    await browser.tabs.remove(id)
    return new Promise<never>(() => {})
  })
  await expect(searchTabs.visit(ADDRESS, tab)).rejects.toThrow('the tab was closed')
})

test('the tabs of a search that was stopped are closed by the next worker, and no others', async () => {
  await browser.tabs.create({ url: 'https://news.example/' })
  await searchTabs.visit(ADDRESS)
  await searchTabs.visit(`${ADDRESS}&page=2`)
  await closeLeftTabs()
  expect([openTabs().map(({ url }) => url), await readTabs()]).toEqual([['https://news.example/'], []])
})

test('a blocked page is shown to the person, stays open, and is solved when it shows jobs or none', async () => {
  const tab = await searchTabs.visit(ADDRESS)
  expect(await searchTabs.isSolved('dice')).toBe(false)
  await searchTabs.hand('dice', tab)
  await closeLeftTabs()
  expect(openTabs()).toEqual([{ url: ADDRESS, active: true }])
  const seen = []
  for (const outcome of ['blocked', 'layout-changed', 'jobs', 'empty']) {
    show(outcome)
    seen.push(await searchTabs.isSolved('dice'))
  }
  expect(seen).toEqual([false, false, true, true])
  expect(await searchTabs.isSolved('indeed')).toBe(false)
  // A page that we may not read.
  vi.spyOn(browser.scripting, 'executeScript').mockRejectedValue(new Error('Cannot access contents of the page'))
  expect(await searchTabs.isSolved('dice')).toBe(false)
})

test('a list is complete when every job of it has its text, and what is no reading of ours fails', async () => {
  show('jobs')
  expect(await searchTabs.readPage('dice', 1)).toEqual({ outcome: 'jobs', jobs: [], isComplete: true })
  show('jobs', { unrendered: ['41'] })
  expect(await searchTabs.readPage('dice', 1)).toMatchObject({ isComplete: false })
  show('something else')
  await expect(searchTabs.readPage('dice', 1)).rejects.toThrow()
})
