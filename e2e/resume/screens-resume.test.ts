import { test } from 'vitest'
import { inspect, openProduct, visitAs } from '#e2e/browser.ts'
import { fillProfile, personWith } from '#e2e/profiles.ts'
import { found, pickable, picker, reviewDialog, storeReading, uploadDialog } from '#e2e/resumes.ts'
import { eventually, failCall, focusedField, lowerEdgeOf } from '#e2e/steps.ts'
import { seeToast, toasts } from '#e2e/toasts.ts'

const product = openProduct()

test('a resume that is there, its report, its review with a form, and another upload', async () => {
  const { person, ids } = await personWith(product, 'Pastry')
  const id = ids[0] ?? ''
  await fillProfile(person, id, { full_name: 'Ines Calder', email: 'ines@gmail.com' })
  await storeReading(product, person, id)
  const page = await visitAs(product, person)
  await page.goto(`/profiles/${id}`)
  const overview = page.getByRole('region', { name: 'Overview' })
  const chooseInResumeMenu = async (item: string) => {
    await overview.getByRole('button', { name: 'Menu for the resume' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await overview.getByText('Resume Uploaded').waitFor()
  await inspect(page, 'profiles-resume')
  await chooseInResumeMenu('Readability report')
  await reviewDialog(page).getByText('Put everything in one column').waitFor()
  await inspect(page, 'resume-report')
  await reviewDialog(page).getByRole('tab', { name: 'What was found' }).click()
  await found(page, 'Email').getByRole('button', { name: 'Where your document says it' }).click()
  await found(page, 'Commis Chef').getByRole('button', { name: 'Complete' }).click()
  await eventually(() => focusedField(page)).toBe('company')
  await inspect(page, 'resume-review')

  await found(page, 'Commis Chef').getByLabel('Company').fill('Mill Street Bakery')
  await found(page, 'Commis Chef').getByRole('button', { name: 'Done' }).click()
  await reviewDialog(page).getByRole('button', { name: 'Later' }).click()

  // On a small screen a toast leaves the buttons at the lower edge free.
  await page.setViewportSize({ width: 390, height: 844 })
  await overview.getByRole('button', { name: /^Review/ }).click()
  await failCall(page, 'profiles/saveReview', { status: 500, code: 'UNEXPECTED', message: 'This does not work right now.' })
  await reviewDialog(page).getByRole('button', { name: 'Save to profile' }).click()
  await seeToast(page, 'Something went wrong', 'This does not work right now.')
  const footer = await reviewDialog(page).locator('footer').boundingBox()
  await eventually(() => lowerEdgeOf(toasts(page).first())).toBeLessThan(footer?.y ?? 0)
  await reviewDialog(page).getByRole('button', { name: 'Later' }).click()

  await chooseInResumeMenu('Replace')
  await picker(page).setInputFiles(await pickable())
  await uploadDialog(page).getByRole('region', { name: 'Chosen file' }).waitFor()
  await inspect(page, 'resume-upload')
})
