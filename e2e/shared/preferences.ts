import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { type Product, visitAs } from './browser.ts'
import { arriveAt } from './steps.ts'

/** Somebody with profiles of these names; the first is the primary one. */
export async function someoneWith(product: Product, ...names: string[]) {
  const person = await newcomer(product.server)
  const profiles = []
  for (const profile_name of names) profiles.push(await person.call.profiles.create({ profile_name }))
  return { person, ids: profiles.map(({ id }) => id) as [string, ...string[]] }
}
export async function visitPreferences(product: Product, ...names: string[]) {
  const { person, ids } = await someoneWith(product, ...names)
  const page = await visitAs(product, person)
  await page.goto('/job-preferences')
  await arriveAt(page, `/job-preferences/${ids[0]}`)
  await saveButton(page).waitFor()
  return Object.assign(page, { ids, stored: (id = ids[0]) => person.call.preferences.get({ profileId: id }) })
}
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Preferences' })
export const choose = (page: Page, label: string, option: string) => page.getByLabel(label, { exact: true }).selectOption(option)
export const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
export const addWord = async (page: Page, label: string, ...words: string[]) => {
  for (const word of words) {
    await fill(page, label, word)
    await page.getByLabel(label, { exact: true }).press('Enter')
  }
}
export const profileButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Profile' }).getByRole('button', { name })
