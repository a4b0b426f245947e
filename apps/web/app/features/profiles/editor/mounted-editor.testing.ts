import type { Profile } from '@jobapply/core/profiles/schema'
import { keepProfiles, newProfile } from '#testing/keep-profiles.ts'
import { mountPage } from '#testing/mount.tsx'
import type { Page } from '#testing/visit.ts'

/** What a complete profile has. */
export const MAYA: Partial<Profile> = {
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

/** The editor of the first of two profiles, filled with this. */
export async function openEditor(changes: Partial<Profile> = {}, tab?: string) {
  const nurse = newProfile('Nurse', { is_primary: true, ...changes })
  const kept = keepProfiles(nurse, newProfile('Teacher'))
  const page = mountPage(`/profiles/${nurse.id}`, { as: 'maya', answers: { profiles: kept.answers } })
  await page.getByLabel('First name').waitFor()
  if (tab) await openTab(page, tab)
  return { page, kept, id: nurse.id, stored: () => kept.stored(nurse.id) }
}

/** Opens a tab of the editor that has nothing unsaved. */
export async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name, exact: true }).click()
  await page.locator('[role=tab][aria-selected=true]', { hasText: name }).waitFor()
}

export const saveBar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' })
export const saveTab = (page: Page) => saveBar(page).getByRole('button', { name: 'Save changes' }).click()
export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
export const focusedField = () => document.activeElement?.getAttribute('name')

/** What stands under a field: its problem, or else its hint. */
export const problemOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).find(Boolean) ?? null
  })
