import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { settle } from '#testing/time.ts'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt, type Page } from '#testing/visit.ts'
import { dialogOf, MAYA, openEditor, problemOf, saveBar, saveTab } from './mounted-editor.testing.ts'

const linkOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Your profiles' }).getByRole('listitem').filter({ hasText: name }).getByRole('link')
/** Whether the browser would ask before it closes the window. */
const asksBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('nobody leaves a profile or the page with unsaved changes by accident', async () => {
  const { page, id, kept } = await openEditor(MAYA)
  const other = kept.all().find((profile) => profile.id !== id)?.id
  const ask = vi.fn(() => false)
  vi.stubGlobal('confirm', ask)
  expect(asksBeforeClosing()).toBe(false)
  await page.getByLabel('City').fill('Malmö')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const question = dialogOf(page, 'Unsaved Changes')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  expect(page.place()).toBe(`/profiles/${id}`)
  expect(asksBeforeClosing()).toBe(true)

  await linkOf(page, 'Teacher').click()
  // proves EDITOR-029
  await eventually(() => ask.mock.calls).toEqual([['You have unsaved changes. Are you sure you want to switch profiles?']])
  await settle()
  expect([page.place(), page.getByLabel('City').inputValue()]).toEqual([`/profiles/${id}`, 'Malmö'])
  expect(page.getByRole('dialog').count()).toBe(0)

  ask.mockReturnValue(true)
  await linkOf(page, 'Teacher').click()
  await arriveAt(page, `/profiles/${other}`)
  // proves EDITOR-024
  await eventually(() => saveBar(page).count()).toBe(0)
  await linkOf(page, 'Nurse').click()
  await arriveAt(page, `/profiles/${id}`)
  await eventually(() => page.getByLabel('City').inputValue()).toBe('')
})

test("ONBOARD-037 onboarding's summary says that it is not used; a suggestion made of facts is accepted by keyboard and saved by the person", async () => {
  const { page, id, stored, kept } = await openEditor({
    ...MAYA,
    professional_summary: 'Maya is looking for work as Registered Nurse. Heard about us on LinkedIn.',
    onboardingFields: ['professional_summary'],
    technical_skills: ['Triage'],
  })
  const summary = page.getByLabel('Professional summary')
  const suggest = page.getByRole('button', { name: 'Suggest a summary' })
  await eventually(() => problemOf(page, 'Professional summary')).toContain('They stay out of resumes, letters and forms')
  await suggest.press('Enter')
  const suggestion = page.getByRole('region', { name: 'Suggested summary' })
  await eventually(() => suggestion.hasKeyboard()).toBe(true)
  await expectAccessible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await eventually(() => suggest.hasKeyboard()).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await eventually(() => summary.hasKeyboard()).toBe(true)
  await eventually(() => summary.inputValue()).toMatch(/^Registered Nurse at Öresund Hospital since /)
  expect(page.server.sentTo('profiles/update')).toEqual([])
  await summary.type(' Nights.')
  await saveTab(page)
  await seeToast('Changes saved', 'Personal Information')
  expect(stored()?.professional_summary).toMatch(/ Nights\.$/)
  // The server forgets that it was onboarding's as soon as another one is saved.
  kept.change(id, { onboardingFields: [] })
  await page.goto(`/profile-details/${id}`)
  await page.getByText(/Nights\.$/).waitFor()
})

test('a profile that another window deletes is said to be gone, and what was typed stays', async () => {
  const { page, kept, id } = await openEditor({ full_name: 'Maya' })
  await page.getByLabel('City').fill('Malmö')
  const left = kept.all().filter((profile) => profile.id !== id)
  page.server.answer({ profiles: { list: left, get: fault('PROFILE_NOT_FOUND'), update: fault('PROFILE_NOT_FOUND') } })
  await saveTab(page)
  await page.getByRole('alert').filter({ hasText: 'This profile was deleted in another window.' }).waitFor()
  expect(page.getByLabel('City').inputValue()).toBe('Malmö')
  await expectAccessible()
})
