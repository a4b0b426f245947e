import { expect, test } from 'vitest'
import { fault } from '#testing/calls.ts'
import { keepPreferences } from '#testing/keep-preferences.ts'
import { newProfiles } from '#testing/keep-profiles.ts'
import { mountPage } from '#testing/mount.tsx'
import { recorded } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'
import { leaveFor, type Page } from '#testing/visit.ts'

const ENDED = fault('SIGNED_OUT')
const { session } = recorded.maya.auth
const NOBODY = { ...session, user: null }

function open(path: (first: string) => string) {
  const kept = keepPreferences(...newProfiles('Nurse', 'Teacher'))
  const [first = ''] = kept.profiles.all().map(({ id }) => id)
  const page = mountPage(path(first), { as: 'maya', answers: kept.answers })
  return { page, kept, place: path(first) }
}

/** The same person signs in again: the page is a new document, and this tab has kept what it stored. */
async function signInAgain(page: Page, kept: ReturnType<typeof keepPreferences>) {
  page.server.answer({ auth: { session }, ...kept.answers })
  await page.reload()
}

test('when the session ends while somebody types, saving leads to sign-in and back to the page with everything typed', async () => {
  const { page, kept, place } = open((id) => `/profiles/${id}`)
  const save = () => page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save changes' }).click()
  await page.getByLabel('First name').fill('Maria')
  await page.getByLabel('Professional summary').fill('Nurse in cardiology.\nCalm in triage.')
  page.server.answer({ auth: { session: NOBODY }, profiles: { update: ENDED } })
  await save()
  await leaveFor(page, `/auth?${new URLSearchParams({ next: place })}`)

  await signInAgain(page, kept)
  await page.getByLabel('First name').waitFor()
  expect(page.getByLabel('First name').inputValue()).toBe('Maria')
  expect(page.getByLabel('Professional summary').inputValue()).toBe('Nurse in cardiology.\nCalm in triage.')
  await save()
  await seeToast('Changes saved', '')
  await page.reload()
  await page.getByLabel('First name').waitFor()
  expect(page.getByLabel('First name').inputValue()).toBe('Maria')
  expect(page.getByRole('region', { name: 'Unsaved changes' }).count()).toBe(0)
})

test('a call outside of forms that finds the session ended leads to sign-in with the way back, too', async () => {
  const { page, place } = open((id) => `/profiles/${id}`)
  await page.getByRole('button', { name: 'Menu for Teacher' }).click()
  page.server.answer({ auth: { session: NOBODY }, profiles: { setPrimary: ENDED } })
  await page.getByRole('menuitem', { name: 'Make primary' }).click()
  await leaveFor(page, `/auth?${new URLSearchParams({ next: place })}`)
})

test('unsaved job preferences survive the end of the session, too', async () => {
  const { page, kept, place } = open((id) => `/job-preferences/${id}`)
  const title = page.getByLabel('Desired job title')
  await title.fill('Ward manager')
  page.server.answer({ auth: { session: NOBODY }, preferences: { save: ENDED } })
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await leaveFor(page, `/auth?${new URLSearchParams({ next: place })}`)
  await signInAgain(page, kept)
  await title.waitFor()
  expect(title.inputValue()).toBe('Ward manager')
})
