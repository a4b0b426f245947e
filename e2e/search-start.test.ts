import { addProfile } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import { test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { eventually } from './shared/steps.ts'

const product = openProduct()

test('somebody without a profile is led to make one', async () => {
  const page = await visitAs(product)
  await page.goto('/search')
  await page.getByRole('heading', { name: 'No Profile Selected' }).waitFor()
  await page.getByRole('link', { name: 'Create Profile' }).click()
  await page.waitForURL('**/profiles')
})

test('before any search the panel offers what is documented', async () => {
  const person = await newcomer(product.server)
  await addProfile(person, {})
  const page = await visitAs(product, person)
  await page.goto('/search')
  // proves SEARCH-017
  await page.getByRole('heading', { name: 'No jobs found' }).waitFor()
  await page.getByText("Click 'Search Jobs' to discover opportunities").waitFor()
  // proves SEARCH-001 SEARCH-005 SEARCH-006 SEARCH-007
  const values = (label: string) =>
    page
      .getByLabel(label, { exact: true })
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  await eventually(() => values('Platform')).toEqual(
    'all, indeed, linkedin, glassdoor, dice, simplyhired, ziprecruiter'.split(', '),
  )
  await eventually(() => values('Job type')).toEqual(['all', 'full-time', 'part-time', 'contract', 'internship'])
  await eventually(() => values('Work type')).toEqual(['all', 'remote', 'hybrid', 'on-site'])
  await eventually(() => values('Experience')).toEqual(['all', 'entry', 'associate', 'executive'])
  // proves SEARCH-004
  await eventually(async () => (await values('Country')).length).toBe(29)
  // proves SEARCH-003 SEARCH-008
  await page.getByRole('textbox', { name: 'Location' }).waitFor()
  for (const name of [
    'Save search preferences',
    'Load search preferences',
    'Clear Filters',
    'Search Jobs',
    'Continue to Apply (0)',
  ])
    await eventually(() => page.getByRole('button', { name }).count(), name).toBe(1)
  // proves SEARCH-002
  await page.getByText('Profile Required').waitFor()
})
