import { addJobs, addProfile, posting } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { inspect, openOwnProduct, visitAs } from '#e2e/browser.ts'
import { card, openCleared, openDetails, search } from '#e2e/search.ts'

const product = openOwnProduct()
const details = (page: Page) => page.getByRole('complementary', { name: 'Details' })

const FACTS = {
  company: 'Cliffside Observatory',
  location: 'Malmö, Sweden',
  description: 'You watch the tide and write down what it does.\n\nRequirements:\n- At least 2 years of experience\n- English',
}
const job = (id: string, title: string) =>
  posting({ ...FACTS, id, title, url: `https://boards.greenhouse.io/cliffside/jobs/${id}` })
const inDatabase = (query: string) => product.server.platform.database.systemPool.query(query)
const close = (title: string, days: number) =>
  inDatabase(`update job_listings set closed_at = now() - interval '${days} days', closed_why = 'gone',
    last_seen_at = now() - interval '${days + 1} days', first_seen_at = now() - interval '${days + 40} days' where title = '${title}'`)
const isRead = () => inDatabase(`update job_boards set last_outcome = 'ok', last_read_at = now()`)

test('a job that came back and one that closed, in the details, on the board and among the saved ones', async () => {
  const person = await newcomer(product.server)
  await addProfile(person, { desired_job_title: 'Tide Watcher', location_country: 'Sweden', total_experience: 4 })
  await addJobs(product.server, [job('1', 'Tide Watcher'), job('3', 'Tide Clerk')], new Date(Date.now() - 60 * 86_400_000))
  await close('Tide Watcher', 20)
  // Alone: a board that shows several new jobs at once may only have numbered them anew.
  await addJobs(product.server, [job('2', 'Tide Watcher')])
  await isRead()
  const page = await visitAs(product, person)
  await openCleared(page)
  await search(page, 'tide')
  await card(page, 'Tide Watcher').waitFor()
  await openDetails(page, 'Tide Watcher')
  await details(page)
    .getByText(/reposted once/)
    .waitFor()
  await inspect(page, 'search-reposted')
  await page.keyboard.press('Escape')
  await openDetails(page, 'Tide Clerk')
  await details(page).getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved jobs (1)').waitFor()
  await close('Tide Clerk', 1)
  await page.goto('/applications')
  await page.getByRole('button', { name: /Tide Clerk.*Posting closed/ }).click()
  await page.getByText('Closed: its source no longer lists it.').waitFor()
  await inspect(page, 'applications-posting-closed')
  await page.goto('/search')
  await page.getByRole('button', { name: /^Saved jobs/ }).click()
  await page.getByRole('dialog', { name: 'Saved jobs' }).getByText('Posting closed since then').waitFor()
  await inspect(page, 'search-saved-closed')
})

test('a job that closes while its list is shown', async () => {
  const person = await newcomer(product.server)
  await addProfile(person, { desired_job_title: 'Fog Reader', location_country: 'Sweden', total_experience: 4 })
  await addJobs(product.server, [job('4', 'Fog Reader'), job('5', 'Fog Clerk')])
  await isRead()
  const page = await visitAs(product, person)
  await openCleared(page)
  await search(page, 'fog')
  await card(page, 'Fog Clerk').waitFor()
  await close('Fog Clerk', 2)
  await openDetails(page, 'Fog Clerk')
  await details(page).getByRole('status').getByText('Closed: its source no longer lists it').waitFor()
  await inspect(page, 'search-closed')
})
