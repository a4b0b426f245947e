import { addProfile } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { type Product, visitAs } from './browser.ts'
import { offerJobs } from './jobs.ts'

export const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
export const words = (page: Page) => page.getByLabel('Search jobs').getByRole('textbox').first()
export async function search(page: Page, text: string) {
  await words(page).fill(text)
  await words(page).press('Enter')
}
/** Opens the search page of somebody whose profile has a title, and clears what the page has searched for by itself. */
export async function openCleared(page: Page) {
  await page.goto('/search')
  await page.waitForURL(/searchTerm=/)
  await page.getByRole('button', { name: 'Clear Filters' }).click()
}
export const openDetails = (page: Page, title: string) =>
  card(page, title)
    .getByRole('button', { name: /^Details/ })
    .click()

/** Opens the search page for a new person with a profile. The index has jobs with these titles. */
export async function openSearchPage(product: Product, titles: string[], narrow = false) {
  await offerJobs(product, ...titles.map((title) => ({ title, company: 'Harbour Trust' })))
  const person = await newcomer(product.server)
  const id = await addProfile(person, { location_country: 'Sweden' }, 'Harbour')
  const page = await visitAs(product, person, { narrow })
  await page.goto('/search')
  await words(page).waitFor()
  // Only now: a page that knows the title would have made a search by itself.
  const { version } = await person.call.profiles.get({ id })
  await person.call.profiles.update({ id, version, changes: { desired_job_title: 'Lamplighter' } })
  return page
}
