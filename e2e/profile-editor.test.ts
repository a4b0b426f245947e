import { expect, test } from 'vitest'
import { openProduct } from './shared/browser.ts'
import { cardOf, dialogOf, MAYA, openEditor, openOnboarded, problemOf, saveBar, saveTab } from './shared/profiles.ts'
import { arriveAt, eventually, hasKeyboard, placeOf } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()

test("ONBOARD-037 onboarding's summary says that it is not used; a suggestion made of facts is accepted by keyboard and saved by the person", async () => {
  const { page, id, stored } = await openOnboarded(product)
  const summary = page.getByLabel('Professional summary')
  await eventually(() => summary.inputValue()).toContain('Heard about')
  await eventually(() => problemOf(page, 'Professional summary')).toContain('They stay out of resumes, letters and forms')
  await page.getByRole('button', { name: 'Suggest a summary' }).press('Enter')
  const suggestion = page.getByRole('region', { name: 'Suggested summary' })
  await eventually(() => hasKeyboard(suggestion)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await eventually(() => hasKeyboard(page.getByRole('button', { name: 'Suggest a summary' }))).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await eventually(() => hasKeyboard(summary)).toBe(true)
  await eventually(() => summary.inputValue()).toMatch(/^Registered Nurse at Öresund Hospital since /)
  expect(await stored()).toMatchObject({ onboardingFields: ['professional_summary'] })
  await page.keyboard.press('End')
  await page.keyboard.type(' Nights.')
  await saveTab(page)
  await seeToast(page, 'Changes saved', 'Personal Information')
  expect(await stored()).toMatchObject({ professional_summary: expect.stringMatching(/ Nights\.$/), onboardingFields: [] })
  await page.goto(`/profile-details/${id}`)
  await page.getByText(/Nights\.$/).waitFor()
})

test('nobody leaves a profile or the page with unsaved changes by accident', async () => {
  const { page, id, other } = await openEditor(product, MAYA)
  const asked: string[] = []
  let answer = false
  page.on('dialog', (dialog) => {
    asked.push(dialog.type() === 'confirm' ? dialog.message() : dialog.type())
    void (answer ? dialog.accept() : dialog.dismiss())
  })
  await page.getByLabel('City').fill('Malmö')
  await cardOf(page, 'Teacher').getByRole('link').click()
  // proves EDITOR-029
  await eventually(() => asked).toEqual(['You have unsaved changes. Are you sure you want to switch profiles?'])
  await eventually(async () => [placeOf(page), await page.getByLabel('City').inputValue()]).toEqual([`/profiles/${id}`, 'Malmö'])

  await page.getByRole('link', { name: 'Dashboard' }).click()
  const question = dialogOf(page, 'Unsaved Changes')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  expect(placeOf(page)).toBe(`/profiles/${id}`)

  await page.close({ runBeforeUnload: true })
  await eventually(() => asked.at(-1)).toBe('beforeunload')
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Malmö')

  answer = true
  await cardOf(page, 'Teacher').getByRole('link').click()
  await arriveAt(page, `/profiles/${other}`)
  // proves EDITOR-024
  await eventually(() => saveBar(page).count()).toBe(0)
  await cardOf(page, 'Nurse').getByRole('link').click()
  await arriveAt(page, `/profiles/${id}`)
  await eventually(() => page.getByLabel('City').inputValue()).toBe('')
})
