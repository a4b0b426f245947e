import { ALL_JOBS } from '@jobapply/server/testing/jobs'
import { test } from 'vitest'
import { openProduct, type visitAs } from './shared/browser.ts'
import { card, installExtension, openDetails, openSearchPage } from './shared/search.ts'
import { eventually, failCall } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()

const profileOf = async ({ person }: Awaited<ReturnType<typeof visitAs>>) => (await person.call.profiles.list())[0]?.id ?? ''

test('a search that the address brings back also asks the extension, which answers the greeting later', async () => {
  const page = await openSearchPage(product, ['Lamplighter, Long Bridge'])
  await installExtension(page, {
    id: 'indeed-7',
    title: 'Lamplighter, Short Bridge',
    company: 'Canal Board',
    url: 'https://www.indeed.com/viewjob?jk=7',
  })
  await page.goto('/search?searchTerm=lamplighter+bridge')
  await card(page, 'Long Bridge').waitFor()
  await card(page, 'Short Bridge').waitFor()
  await page.getByText('The browser extension searches along.').waitFor()
  await page.getByText('2 jobs', { exact: true }).waitFor()
})

test('a job that only the extension has seen shows what came with it, and offers to read the posting', async () => {
  const page = await openSearchPage(product, ['Lamplighter, Tall Bridge'])
  await installExtension(page, {
    id: 'indeed-8',
    title: 'Lamplighter, Low Bridge',
    company: 'Canal Board',
    location: 'Lund, Sweden',
    url: 'https://indeed.com/viewjob?jk=8',
    description: `<p>${'You light the lamps of the canal. '.repeat(20)}</p><p>You own a ladder.</p>`,
  })
  await page.goto('/search?searchTerm=lamplighter+bridge')
  await card(page, 'Low Bridge').waitFor()
  await openDetails(page, 'Low Bridge')
  const details = page.getByRole('complementary', { name: 'Details' })
  await details.getByRole('heading', { name: 'Lamplighter, Low Bridge' }).waitFor()
  await eventually(() => details.textContent()).toMatch(/Canal Board · Lund, SwedenIndeed.*our server has not read the posting/)
  await eventually(() => details.getByRole('link', { name: 'Open original' }).getAttribute('href')).toBe(
    'https://indeed.com/viewjob?jk=8',
  )
  await eventually(() => details.getByRole('region', { name: 'Description' }).textContent()).toMatch(
    /canal\. *\n+You own a ladder\.$/,
  )

  await failCall(page, 'jobs/paste', { status: 502, code: 'PAGE_NOT_REACHED', message: 'The page did not answer.' })
  await details.getByRole('button', { name: 'Read the posting' }).click()
  await seeToast(page, '', 'The page did not answer.')
  await page.unroute('**/rpc/jobs/paste')
  const [known] = (await page.person.call.search.jobs({ profileId: await profileOf(page), filters: ALL_JOBS })).jobs
  await page.route('**/rpc/jobs/paste', (route) => route.fulfill({ json: { json: { kind: 'job', isNew: true, job: known } } }))
  await details.getByRole('button', { name: 'Read the posting' }).click()
  await details.getByRole('region', { name: 'Why this score' }).waitFor()
  await eventually(() => new URL(page.url()).searchParams.get('job')).toBe(known?.id)
})
