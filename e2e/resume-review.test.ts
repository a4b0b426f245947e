import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { chooseInMenu, dialogOf, fillProfile, personWith, problemOf } from './shared/profiles.ts'
import { found, HARD_TO_READ, reviewDialog, storeReading, uploadDialog } from './shared/resumes.ts'
import { eventually, failCall, focusedField, lowerEdgeOf } from './shared/steps.ts'
import { seeToast, toasts } from './shared/toasts.ts'

const product = openProduct()

/** Somebody whose resume has been read, with a name and an email of their own in the profile. */
async function openProfile() {
  const { person, ids } = await personWith(product, 'Pastry')
  const id = ids[0] ?? ''
  await fillProfile(person, id, { full_name: 'Ines Calder', email: 'ines@gmail.com' })
  await storeReading(product, person, id)
  const page = await visitAs(product, person)
  await page.goto(`/profiles/${id}`)
  const overview = page.getByRole('region', { name: 'Overview' })
  const review = reviewDialog(page)
  const openReview = async () => {
    await overview.getByRole('button', { name: /^Review \d+ finding/ }).click()
    await review.waitFor()
  }
  const save = review.getByRole('button', { name: 'Save to profile' })
  return { page, person, id, overview, review, openReview, save, stored: () => person.call.profiles.get({ id }) }
}

test('what was found is kept, edited or skipped, and only what is kept is saved', async () => {
  const { page, overview, review, openReview, save, stored } = await openProfile()
  // proves EDITOR-004
  await overview.getByText('Resume Uploaded').waitFor()
  expect(await overview.getByRole('button', { name: 'Upload Resume' }).count()).toBe(0)
  await openReview()
  await review.getByText('8 of 11 will be saved').waitFor()
  const email = found(page, 'Email')
  // proves RESUME-022
  await email.getByText('ines@gmail.com').waitFor()
  await email.getByText('ines.calder@example.org', { exact: true }).waitFor()
  await eventually(() => email.getByRole('radio', { name: 'Keep mine' }).isChecked()).toBe(true)
  await email.getByRole('button', { name: 'Where your document says it' }).click()
  await email.getByText('ines.calder@example.org | +44 20 7946 0018').waitFor()
  const city = found(page, 'City')
  await city.getByText('Please check').waitFor()
  await eventually(() => city.getByRole('radio', { name: 'Keep mine' }).isChecked()).toBe(true)

  await city.getByText("Use resume's", { exact: true }).click()
  await found(page, 'Professional summary').getByText('Keep mine', { exact: true }).click()
  await found(page, 'Desired job title').getByRole('button', { name: 'Edit Desired job title' }).click()
  await review.getByLabel('Desired job title').last().fill('Head Pastry Chef')
  await review.getByRole('button', { name: 'Done' }).click()
  await found(page, 'Desired job title').getByText('Head Pastry Chef').waitFor()
  await found(page, 'Country code').getByText('Keep mine', { exact: true }).click()
  // The number goes with its code.
  await eventually(() => found(page, 'Phone').getByRole('radio', { name: 'Keep mine' }).isChecked()).toBe(true)
  await review.getByText('6 of 11 will be saved').waitFor()
  await save.click()
  await seeToast(page, 'Changes saved', '6 things')
  await review.waitFor({ state: 'detached' })
  const profile = await stored()
  expect(profile).toMatchObject({
    email: 'ines@gmail.com',
    location_city: 'London',
    desired_job_title: 'Head Pastry Chef',
    professional_summary: null,
    country_code: null,
    phone: null,
    technical_skills: ['Laminated dough', 'Menu planning', 'Food safety'],
  })
  expect(profile.experience.map(({ company }) => company)).toEqual(['Harbour Hotel'])
  // The editor shows it at once; what was not taken can be looked at again, and nobody is asked to.
  await eventually(() => page.getByLabel('City').inputValue()).toBe('London')
  await eventually(() => overview.getByRole('button', { name: /^Review/ }).count()).toBe(0)
  await overview.getByRole('button', { name: 'Menu of the resume' }).click()
  await page.getByRole('menuitem', { name: 'Review what was found' }).click()
  await found(page, 'Email').waitFor()
  await eventually(() => found(page, 'City').count()).toBe(0)
})

test('on a small screen a toast leaves the buttons at the lower edge free', async () => {
  const { page, review, openReview, save } = await openProfile()
  await page.setViewportSize({ width: 390, height: 844 })
  await openReview()
  await failCall(page, 'profiles/saveReview', { status: 500, code: 'UNEXPECTED', message: 'This does not work right now.' })
  await save.click()
  await seeToast(page, 'Something went wrong', 'This does not work right now.')
  const footer = await review.locator('footer').boundingBox()
  await eventually(() => lowerEdgeOf(toasts(page).first())).toBeLessThan(footer?.y ?? 0)
})

test('an incomplete entry says what is missing and is completed where it stands', async () => {
  const { page, review, openReview, save, stored } = await openProfile()
  await openReview()
  const entry = found(page, 'Commis Chef')
  // proves RESUME-023
  await entry.getByText('Company is required').waitFor()
  await entry.getByRole('button', { name: 'Complete' }).click()
  await eventually(() => focusedField(page)).toBe('company')
  await save.click()
  await eventually(() => problemOf(page, 'Company')).toBe('Company is required')
  await entry.getByRole('button', { name: 'Done' }).click()
  await eventually(() => focusedField(page)).toBe('company')
  await entry.getByLabel('Company').fill('Mill Street Bakery')
  await entry.getByRole('button', { name: 'Done' }).click()
  await found(page, 'Commis Chef at Mill Street Bakery').getByRole('radio', { name: "Use resume's" }).waitFor()
  await save.click()
  await review.waitFor({ state: 'detached' })
  expect((await stored()).experience.map(({ company, startDate }) => [company, startDate])).toEqual([
    ['Harbour Hotel', '2019-03'],
    ['Mill Street Bakery', '2014-06'],
  ])
})

test('"Later" keeps the decisions; a profile that was changed elsewhere is not overwritten without a question', async () => {
  const { page, person, id, review, openReview, save, stored } = await openProfile()
  await openReview()
  await found(page, 'City').getByText("Use resume's", { exact: true }).click()
  await review.getByRole('button', { name: 'Later' }).click()
  await review.waitFor({ state: 'detached' })
  expect((await stored()).location_city).toBeNull()
  await openReview()
  await eventually(() => found(page, 'City').getByRole('radio', { name: "Use resume's" }).isChecked()).toBe(true)

  await fillProfile(person, id, { location_city: 'Leeds' })
  await save.click()
  const question = dialogOf(page, 'Profile changed elsewhere')
  await question.waitFor()
  expect((await stored()).location_city).toBe('Leeds')
  await question.getByRole('button', { name: 'Reload the newer version' }).click()
  await found(page, 'City').getByText('Leeds').waitFor()
  await eventually(() => found(page, 'City').getByRole('radio', { name: "Use resume's" }).isChecked()).toBe(true)
  await fillProfile(person, id, { location_state: 'Yorkshire' })
  await save.click()
  await question.getByRole('button', { name: 'Overwrite with mine' }).click()
  await eventually(stored).toMatchObject({ location_city: 'London', location_state: 'Yorkshire' })
  await eventually(() => page.getByRole('dialog').count()).toBe(0)
})

test('unsaved edits are asked about before a review changes the profile', async () => {
  const { page, overview, review, stored } = await openProfile()
  await page.getByLabel('State').fill('Surrey')
  await overview.getByRole('button', { name: /^Review/ }).click()
  const question = dialogOf(page, 'Unsaved Changes')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await review.count()).toBe(0)
  await eventually(() => page.getByLabel('State').inputValue()).toBe('Surrey')
  await chooseInMenu(page, 'Pastry', 'Upload Resume')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await uploadDialog(page).count()).toBe(0)
  await overview.getByRole('button', { name: /^Review/ }).click()
  await question.getByRole('button', { name: 'Save & Continue' }).click()
  await review.waitFor()
  expect((await stored()).location_state).toBe('Surrey')
})

test('the report says what a system would stumble over, and text without a place can be copied', async () => {
  const { page, overview, review } = await openProfile()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await overview.getByRole('button', { name: 'Menu of the resume' }).click()
  await page.getByRole('menuitem', { name: 'Readability report' }).click()
  await review.getByText('Put everything in one column').waitFor()
  await review.getByText('EXPERIENCE stands beside SKILLS').waitFor()
  await review.getByRole('tab', { name: 'What was found' }).click()
  await review.getByRole('button', { name: 'Copy text' }).click()
  await review.getByText('Copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(HARD_TO_READ.unplaced.join('\n'))
})

test('a stored file is had back and deleted', async () => {
  const { page, person, id, overview } = await openProfile()
  const menu = overview.getByRole('button', { name: 'Menu of the resume' })
  await menu.click()
  await page.getByRole('menu').waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Download' }).click()])
  expect(download.suggestedFilename()).toBe('Ines Calder.pdf')
  expect(readFileSync(await download.path(), 'utf8')).toBe('the file')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Stored files' }).click()
  const files = dialogOf(page, 'Stored resumes')
  await files.getByText('Ines Calder.pdf').waitFor()
  await files.getByRole('button', { name: 'Delete Ines Calder.pdf' }).click()
  const question = dialogOf(page, 'Delete Resume')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await person.call.profiles.listResumes({ id })).toHaveLength(1)
  await files.getByRole('button', { name: 'Delete Ines Calder.pdf' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await seeToast(page, 'Resume deleted', 'Ines Calder.pdf')
  await overview.getByRole('button', { name: 'Upload Resume' }).waitFor()
  expect(await person.call.profiles.listResumes({ id })).toEqual([])
})
