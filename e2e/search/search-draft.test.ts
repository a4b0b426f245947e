import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openMeasuredProduct } from '#e2e/browser.ts'
import { openSearchPage, search, words } from '#e2e/search.ts'
import { eventually } from '#e2e/steps.ts'

const product = openMeasuredProduct()
/** By its tags: roles of 500 jobs take long to compute. */
const listed = (page: Page) => page.locator('section[aria-label="Jobs found"] article')

const KEYS = 'harbours'
const ROUNDS = 3

/** Lists this many jobs: the one that the server finds, over and over under other names. */
async function listJobs(page: Page, count: number) {
  await page.route('**/rpc/search/jobs', async (route) => {
    const answer = await (await route.fetch()).json()
    const [job] = answer.json.jobs
    const jobs = Array.from({ length: count }, (_, index) => ({ ...job, id: `${index}`, title: `${job.title} ${index}` }))
    await route.fulfill({ json: { ...answer, json: { ...answer.json, jobs, total: count } } })
  })
  await search(page, 'pilot house')
  await eventually(() => listed(page).count()).toBe(count)
  // The end of the search renders the list once more.
  await eventually(() => page.getByRole('region', { name: 'Jobs found' }).getAttribute('aria-busy')).toBe('false')
  await page.unrouteAll()
}

test('beside 500 listed jobs a key takes hardly more work than beside one, on a machine four times as slow', async () => {
  const few = await openTyping(1)
  const many = await openTyping(500)
  // In turns: other tests use the same cores meanwhile, and slow both.
  for (let round = 0; round < ROUNDS; round++) for (const typing of [few, many]) await typing.type()
  const [beside1, beside500] = [few.work(), many.work()]
  console.info(`work per key beside 1 job ${describe(beside1)}, beside 500 jobs ${describe(beside500)}`)
  // The list of 500 rendered anew takes more than ten times as long; a limit in milliseconds failed beside other tests.
  expect(median(beside500)).toBeLessThan(2.5 * median(beside1))
})

/** A search page with this many jobs, on which keys are typed and the work of each is counted. */
async function openTyping(count: number) {
  const page = await openSearchPage(product, ['Lamplighter, Pilot House'])
  await listJobs(page, count)
  const devtools = await page.context().newCDPSession(page)
  // Only the time that the page itself works: what a busy machine does meanwhile is not counted.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const readWork = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  /** What the page works until this is painted. */
  const workOf = async (act: () => Promise<void>) => {
    const before = await readWork()
    await act()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    return (await readWork()) - before
  }
  // No locator from here on: to look for an element among 500 jobs is work of the page, too.
  await words(page).focus()
  const measuring = Math.min(...(await inTurn(KEYS, () => workOf(async () => {}))))
  const rounds: number[][] = []
  return {
    async type() {
      await page.keyboard.press('Control+A')
      rounds.push(await inTurn(KEYS, (key) => workOf(() => page.keyboard.press(key))))
      await eventually(() => words(page).inputValue()).toBe(KEYS)
    },
    /** A disturbance only adds work: of all rounds the lightest counts, key by key. */
    work: () => [...KEYS].map((_, index) => Math.min(...rounds.map((round) => round[index] ?? Number.NaN)) - measuring),
  }
}

async function inTurn<T>(keys: string, act: (key: string) => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (const key of keys) all.push(await act(key))
  return all
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
const describe = (times: readonly number[]) => `median ${median(times).toFixed(1)} ms, max ${Math.max(...times).toFixed(1)} ms`
