import { RESUME_FILE_LOST } from '@jobapply/core/resume/faults'
import { RESUME_TEXT, resumeFile } from '@jobapply/server/testing/resumes'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { inspect, openProduct, visitAs } from './shared/browser.ts'
import { dialogOf, fillProfile, personWith } from './shared/profiles.ts'
import {
  answerUploads,
  found,
  pickable,
  picker,
  progress,
  reviewDialog,
  storeReading,
  upload,
  uploadDialog,
} from './shared/resumes.ts'
import { eventually, failCall, focusedField } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
/** The server starts a process to read a resume, which takes long on a busy machine. */
const READING_TIMEOUT = 90_000
const overview = (page: Page) => page.getByRole('region', { name: 'Overview' })
const chooseInResumeMenu = async (page: Page, item: string) => {
  await overview(page).getByRole('button', { name: 'Menu of the resume' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** A profile with a name and an email of its own; its resume has been read, or is still to come. */
async function openProfile(path: 'profiles' | 'edit-profile', isRead: boolean) {
  const { person, ids } = await personWith(product, 'Pastry')
  const id = ids[0] ?? ''
  await fillProfile(person, id, { full_name: 'Ines Calder', email: 'ines@gmail.com' })
  if (isRead) await storeReading(product, person, id)
  const page = await visitAs(product, person)
  await page.goto(`/${path}/${id}`)
  await page.getByLabel('First name').waitFor()
  return page
}

test('an upload from the choice of a file to its end', async () => {
  const page = await openProfile('profiles', false)
  await overview(page).getByRole('button', { name: 'Upload Resume' }).click()
  await picker(page).waitFor()
  await inspect(page, 'resume-upload')
  await picker(page).setInputFiles({ name: 'photo.png', mimeType: 'application/pdf', buffer: Buffer.from('x') })
  await uploadDialog(page).getByRole('alert').waitFor()
  await inspect(page, 'resume-upload-refused')
  await picker(page).setInputFiles(await pickable())
  await uploadDialog(page).getByRole('region', { name: 'Chosen file' }).waitFor()
  await inspect(page, 'resume-upload-chosen')

  const server = await answerUploads(page)
  const arrived = server.arrives()
  await upload(page)
  await arrived
  server.tell({ stage: 'parsing', progress: 25 })
  await eventually(() => progress(page).getAttribute('aria-valuenow')).toBe('25')
  await inspect(page, 'resume-upload-progress')
  const message = 'Resume parsing failed: the file is protected by a password.'
  server.fail({ defined: true, code: 'RESUME_NOT_PARSED', status: 422, message })
  await uploadDialog(page).getByRole('alert').getByText(message).waitFor()
  await inspect(page, 'resume-upload-failed')

  await page.unrouteAll()
  await upload(page)
  await found(page, 'Pastry Chef at Harbour Hotel').waitFor({ timeout: READING_TIMEOUT })
  await inspect(page, 'resume-review-all')
})

test('a review on /edit-profile of what could not be saved at once', async () => {
  const page = await openProfile('edit-profile', false)
  await page.getByRole('button', { name: 'Upload your Resume' }).click()
  await upload(page, resumeFile(RESUME_TEXT.replace('June 2014 - February 2019', '2014 - 2019')))
  const incomplete = found(page, 'Commis Chef at Mill Street Bakery')
  await incomplete.getByText('The start date needs its month.').waitFor({ timeout: READING_TIMEOUT })
  await inspect(page, 'resume-review-rest')
  await reviewDialog(page).getByRole('button', { name: 'Later' }).click()
  await page.getByText('Resume Uploaded', { exact: true }).waitFor()
  await inspect(page, 'edit-profile-resume')
})

test('a resume that is there, its menu, its files and its report', async () => {
  const page = await openProfile('profiles', true)
  await overview(page).getByText('Resume Uploaded').waitFor()
  await inspect(page, 'profiles-resume')
  await overview(page).getByRole('button', { name: 'Menu of the resume' }).click()
  await page.getByRole('menu').waitFor()
  await inspect(page, 'profiles-resume-menu', { widths: ['1280'] })
  await page.getByRole('menuitem', { name: 'Stored files' }).click()
  await dialogOf(page, 'Stored resumes').getByText('Ines Calder.pdf').waitFor()
  await inspect(page, 'resume-files')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await chooseInResumeMenu(page, 'Readability report')
  await reviewDialog(page).getByText('Put everything in one column').waitFor()
  await inspect(page, 'resume-report')
  const profileId = new URL(page.url()).pathname.split('/').at(-1)
  const { systemPool } = product.server.platform.database
  await systemPool.query("update resumes set storage_key = storage_key || '-gone' where folder = $1", [profileId])
  await page.reload()
  await chooseInResumeMenu(page, 'Stored files')
  await dialogOf(page, 'Stored resumes').getByText(RESUME_FILE_LOST.message).waitFor()
  await inspect(page, 'resume-files-lost')
})

test('the review, an entry that is incomplete, and a save that fails', async () => {
  const page = await openProfile('profiles', true)
  await overview(page)
    .getByRole('button', { name: /^Review \d+ finding/ })
    .click()
  await found(page, 'Email').getByRole('button', { name: 'Where your document says it' }).click()
  await found(page, 'Email').getByText('ines.calder@example.org | +44 20 7946 0018').waitFor()
  await inspect(page, 'resume-review')
  await found(page, 'Commis Chef').getByRole('button', { name: 'Complete' }).click()
  await eventually(() => focusedField(page)).toBe('company')
  const save = reviewDialog(page).getByRole('button', { name: 'Save to profile' })
  await save.click()
  await reviewDialog(page).getByText('Company is required').first().waitFor()
  await inspect(page, 'resume-review-form')
  await found(page, 'Commis Chef').getByLabel('Company').fill('Mill Street Bakery')
  await found(page, 'Commis Chef').getByRole('button', { name: 'Done' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await failCall(page, 'profiles/saveReview', { status: 500, code: 'UNEXPECTED', message: 'This does not work right now.' })
  await save.click()
  await seeToast(page, 'Something went wrong', 'This does not work right now.')
  await inspect(page, 'resume-review-toast', { widths: ['390'] })
})
