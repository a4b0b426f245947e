import { test } from 'vitest'
import { openProduct, visitAs } from '#e2e/browser.ts'
import { offerJobs } from '#e2e/jobs.ts'
import { personWith } from '#e2e/profiles.ts'
import { card, search, words } from '#e2e/search.ts'
import { eventually, signIn } from '#e2e/steps.ts'

const product = openProduct()
const endSessions = (userId: string) =>
  product.server.platform.database.systemPool.query('delete from sessions where user_id = $1', [userId])

test('words that were typed into the search bar and not yet searched for survive the end of the session', async () => {
  await offerJobs(product, { title: 'Lamplighter, Quay', company: 'Harbour Trust' })
  const { person } = await personWith(product, 'Lamplighter')
  const page = await visitAs(product, person)
  await page.goto('/search')
  await words(page).waitFor()
  await search(page, 'lamplighter')
  await card(page, 'Quay').waitFor()
  await words(page).fill('ropemaker')
  await endSessions(person.id)
  await page.getByRole('button', { name: 'Saved searches' }).click()
  await page.waitForURL('**/auth?next=*')
  await page.locator('form button[type=submit]:enabled').waitFor()
  await signIn(page, person.email)
  await card(page, 'Quay').waitFor()
  await eventually(() => words(page).inputValue()).toBe('ropemaker')
})
