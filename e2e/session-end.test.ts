import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { offerJobs } from './shared/jobs.ts'
import { openEditor, personWith, saveBar, saveTab } from './shared/profiles.ts'
import { card, search, words } from './shared/search.ts'
import { arriveAt, eventually, signIn } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
const endSessions = (userId: string) =>
  product.server.platform.database.systemPool.query('delete from sessions where user_id = $1', [userId])

test('when the session ends while somebody types, saving leads to sign-in and back to the page with everything typed', async () => {
  const { page, person, id } = await openEditor(product)
  await page.getByLabel('First name').fill('Maria')
  await page.getByLabel('Professional summary').fill('Nurse in cardiology.\nCalm in triage.')
  await endSessions(person.id)
  await saveTab(page)
  await page.waitForURL(`**/auth?next=${encodeURIComponent(`/profiles/${id}`)}`)

  await page.locator('form button[type=submit]:enabled').waitFor()
  await signIn(page, person.email)
  await arriveAt(page, `/profiles/${id}`)
  await eventually(() => page.getByLabel('First name').inputValue()).toBe('Maria')
  await eventually(() => page.getByLabel('Professional summary').inputValue()).toBe('Nurse in cardiology.\nCalm in triage.')
  await saveTab(page)
  await seeToast(page, 'Changes saved', '')
  await page.reload()
  await eventually(() => page.getByLabel('First name').inputValue()).toBe('Maria')
  expect(await saveBar(page).count()).toBe(0)
})

test('words that were typed into the search bar and not yet searched for survive it, too', async () => {
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
