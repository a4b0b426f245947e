import { newcomer, type Person } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { type Product, visitAs } from './browser.ts'

type Changes = Parameters<Person['call']['profiles']['update']>[0]['changes']

/** Somebody with profiles of these names, in this order. */
export async function personWith(product: Product, ...names: string[]) {
  const person = await newcomer(product.server)
  const profiles = []
  for (const profile_name of names) profiles.push(await person.call.profiles.create({ profile_name }))
  return { person, profiles, ids: profiles.map(({ id }) => id) }
}

/** What a complete profile has. */
export const MAYA: Changes = {
  full_name: 'Maya Lindqvist',
  email: 'maya.lindqvist@gmail.com',
  country_code: '+46',
  phone: '701234567',
  location_country: 'Sweden',
  citizenship: 'Sweden',
  linkedin_url: 'https://www.linkedin.com/in/maya-lindqvist',
  experience: [
    {
      id: 'a',
      company: 'Öresund Hospital',
      position: 'Registered Nurse',
      location: 'Malmö',
      startDate: '2021-03',
      endDate: null,
      current: true,
      description: 'Cardiology ward: telemetry, triage and IV therapy.',
      technologies: [],
    },
  ],
}

export const fillProfile = async ({ call }: Person, id: string, changes: Changes) => {
  const { version } = await call.profiles.get({ id })
  return call.profiles.update({ id, version, changes })
}

export const cards = (page: Page) => page.getByRole('list', { name: 'Your profiles' }).getByRole('listitem')
export const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name })

export async function openMenuOf(page: Page, name: string) {
  await page.getByRole('button', { name: `Menu for ${name}` }).click()
  const menu = page.getByRole('menu')
  await menu.waitFor()
  return menu
}

export async function chooseInMenu(page: Page, name: string, item: string) {
  await (await openMenuOf(page, name)).getByRole('menuitem', { name: item }).click()
}

export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Opens a tab of the editor that has nothing unsaved. */
export async function openTab(page: Page, name: string) {
  const tab = page.getByRole('tab', { name, exact: true })
  await tab.click()
  await page.locator('[role=tab][aria-selected=true]', { hasText: name }).waitFor()
}

export const saveBar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' })
export const saveTab = (page: Page) => saveBar(page).getByRole('button', { name: 'Save changes' }).click()

/** The editor of the first of two profiles, filled with this. */
export async function openEditor(product: Product, changes?: Changes, tab?: string) {
  const { person, ids } = await personWith(product, 'Nurse', 'Teacher')
  const [id = '', other = ''] = ids
  if (changes) await fillProfile(person, id, changes)
  const page = await visitAs(product, person)
  await page.goto(`/profiles/${id}`)
  await page.getByLabel('First name').waitFor()
  if (tab) await openTab(page, tab)
  return { page, person, id, other, stored: () => person.call.profiles.get({ id }) }
}
