import type { Person } from '@jobapply/server/testing/people'
import { RESUME_TEXT, resumeFile } from '@jobapply/server/testing/resumes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { chooseInMenu, openMenuOf, personWith } from './shared/profiles.ts'
import {
  answerUploads,
  dropFile,
  listenForPicker,
  pickable,
  picker,
  progress,
  reviewDialog,
  upload,
  uploadButton,
  uploadDialog,
} from './shared/resumes.ts'
import { eventually } from './shared/steps.ts'
import { seeToast, toastsTold } from './shared/toasts.ts'

const product = openProduct()
const HOUR = 3_600_000
const alertIn = (page: Page) => uploadDialog(page).getByRole('alert')
const chosen = (page: Page) => uploadDialog(page).getByRole('region', { name: 'Chosen file' })

async function openUpload(path = 'profiles') {
  const { person, ids } = await personWith(product, 'Pastry')
  const id = ids[0] ?? ''
  const page = await visitAs(product, person)
  await page.goto(`/${path}/${id}`)
  await page.getByRole('button', { name: /^Upload (your )?Resume$/ }).click()
  await uploadDialog(page).waitFor()
  return { page, person, id }
}

/** What the server says at the end of an upload, with nothing left to review. */
async function lastStep(person: Person, id: string, autoSave: 'none' | 'saved' | 'refused' | 'failed') {
  const profile = await person.call.profiles.get({ id })
  const review = {
    resumeId: id,
    filename: 'Ines Calder.txt',
    url: '/files/none',
    lines: [],
    proposals: [],
    unplaced: [],
    findings: [],
  }
  return { stage: 'saved', progress: 100, profile, review, autoSave } as const
}

test('a file is chosen, replaced and removed before it is sent', async () => {
  const { page } = await openUpload()
  await eventually(() => uploadButton(page).isDisabled()).toBe(true)
  await picker(page).setInputFiles(await pickable())
  // proves RESUME-001
  await chosen(page).getByText('Ines Calder.txt').waitFor()
  await eventually(() => chosen(page).textContent()).toMatch(/\d+ bytes/)
  await eventually(() => uploadButton(page).isEnabled()).toBe(true)

  const choosing = listenForPicker(page)
  await chosen(page).getByRole('button', { name: 'Replace' }).click()
  await (await choosing()).setFiles(await pickable(resumeFile('Ines', 'Newer.txt')))
  // proves RESUME-007
  await chosen(page).getByText('Newer.txt').waitFor()
  await eventually(() => chosen(page).getByText('Ines Calder.txt').count()).toBe(0)
  await chosen(page).getByRole('button', { name: 'Remove Newer.txt' }).click()
  await eventually(() => chosen(page).count()).toBe(0)
  await eventually(() => uploadButton(page).isDisabled()).toBe(true)

  await dropFile(page, { name: 'Dropped.pdf', text: 'x' })
  // proves RESUME-001
  await chosen(page).getByText('Dropped.pdf').waitFor()
  await dropFile(page, { name: 'Dropped again.docx', text: 'x' })
  // proves RESUME-007
  await chosen(page).getByText('Dropped again.docx').waitFor()
})

test('a file of another kind or size is refused at once', async () => {
  const { page } = await openUpload()
  for (const name of ['photo.png', 'resume.pages', 'resume']) {
    await picker(page).setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('x') })
    // proves RESUME-003
    await alertIn(page).getByText('Please upload a PDF, DOC, DOCX, or TXT file.', { exact: true }).waitFor()
    expect(await chosen(page).count()).toBe(0)
  }
  const large = (bytes: number) => ({ name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.from(RESUME_TEXT.padEnd(bytes)) })
  await picker(page).setInputFiles(large(10_485_761))
  // proves RESUME-004
  await alertIn(page).getByText('File size must be less than 10MB.', { exact: true }).waitFor()
  expect(await chosen(page).count()).toBe(0)
  await picker(page).setInputFiles(large(10_485_760))
  await chosen(page).getByText('10 MB').waitFor()
  await eventually(() => alertIn(page).count()).toBe(0)
  await uploadButton(page).click()
  await seeToast(page, 'Resume uploaded and parsed successfully!', 'large.txt')
})

test('the steps of an upload are shown as the server tells them', async () => {
  const { page, person, id } = await openUpload()
  const server = await answerUploads(page)
  const arrived = server.arrives()
  await upload(page)
  await arrived
  const value = () => progress(page).getAttribute('aria-valuenow')
  const current = () => uploadDialog(page).locator('[aria-current=step]').textContent()
  // proves RESUME-008
  await eventually(() => uploadDialog(page).getByRole('listitem').allTextContents()).toEqual([
    'Parsing25',
    'Stored50',
    'Profile data prepared75',
    'Saved100',
  ])
  server.tell({ stage: 'parsing', progress: 25 })
  await eventually(value).toBe('25')
  await eventually(current).toContain('Parsing')
  server.tell({ stage: 'stored', progress: 50 })
  await eventually(value).toBe('50')
  await eventually(() => uploadDialog(page).getByRole('button', { name: 'Cancel upload' }).isEnabled()).toBe(true)
  server.tell({ stage: 'prepared', progress: 75 })
  await eventually(value).toBe('75')
  await eventually(current).toContain('Saved')
  await eventually(() => uploadDialog(page).getByRole('button', { name: 'Cancel upload' }).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await uploadDialog(page).waitFor()
  // The last step is shown for a moment only: time stands still until it was looked at.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + HOUR)
  server.tell(await lastStep(person, id, 'none'))
  await eventually(value).toBe('100')
  await page.clock.resume()
  // proves RESUME-009
  await uploadDialog(page).waitFor({ state: 'detached' })
  await seeToast(page, 'Resume uploaded and parsed successfully!', 'Ines Calder.txt')
})

test('what goes wrong is said in the dialog and in a toast, and the upload can be tried again', async () => {
  const { page } = await openUpload()
  const server = await answerUploads(page)
  const failures = [
    ['Resume parsing failed: the file is protected by a password.', 'RESUME_NOT_PARSED', 422],
    ['Many resumes are being read right now. Please try again in a minute.', 'READER_BUSY', 503],
  ] as const
  await picker(page).setInputFiles(await pickable())
  for (const [message, code, status] of failures) {
    const arrived = server.arrives()
    await uploadButton(page).click()
    await arrived
    server.tell({ stage: 'parsing', progress: 25 })
    await eventually(() => progress(page).getAttribute('aria-valuenow')).toBe('25')
    server.fail({ defined: true, code, status, message })
    // proves RESUME-013 RESUME-014
    await alertIn(page).getByText(message, { exact: true }).waitFor()
    expect((await seeToast(page, 'Operation failed', message)).type).toBe('error')
    // proves RESUME-015
    await eventually(() => progress(page).count()).toBe(0)
    await chosen(page).getByText('Ines Calder.txt').waitFor()
  }
  for (const end of ['hangUp', 'fail'] as const) {
    const arrived = server.arrives()
    await uploadButton(page).click()
    await arrived
    await eventually(() => alertIn(page).count()).toBe(0)
    server[end]({ code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'Internal server error', defined: false })
    // proves RESUME-014
    await alertIn(page).getByText('Failed to upload and process resume', { exact: true }).waitFor()
  }
  await seeToast(page, 'Operation failed', 'Failed to upload and process resume')
})

test('an upload is cancelled: the server stops, and it can be started again', async () => {
  const { page, person, id } = await openUpload()
  const server = await answerUploads(page)
  const first = server.arrives()
  await upload(page)
  await first
  server.tell({ stage: 'parsing', progress: 25 })
  await progress(page).waitFor()
  await uploadDialog(page).getByRole('button', { name: 'Cancel upload' }).click()
  await uploadDialog(page).getByText('The upload was cancelled.').waitFor()
  await eventually(server.isHeld).toBe(false)
  // proves RESUME-015
  await eventually(() => progress(page).count()).toBe(0)
  expect(toastsTold(page)).toEqual([])
  const second = server.arrives()
  await uploadButton(page).click()
  await second
  server.tell(await lastStep(person, id, 'none'))
  await uploadDialog(page).waitFor({ state: 'detached' })

  await reviewDialog(page).getByText('Your profile has it all').waitFor()
  await page.keyboard.press('Escape')
  await chooseInMenu(page, 'Pastry', 'Upload Resume')
  // proves RESUME-009
  await picker(page).waitFor()
  expect(await chosen(page).count()).toBe(0)
})

test('on /edit-profile it is said how the automatic save went', async () => {
  const said = {
    saved: ['Profile Auto-Saved', 'success'],
    refused: ['Upload successful, save failed', 'error'],
    failed: ['Auto-save failed', 'error'],
  } as const
  const { page, person, id } = await openUpload('edit-profile')
  const server = await answerUploads(page)
  for (const [outcome, [title, type]] of Object.entries(said)) {
    const arrived = server.arrives()
    await upload(page)
    await arrived
    server.tell(await lastStep(person, id, outcome as keyof typeof said))
    // proves RESUME-010 RESUME-011 RESUME-012
    expect((await seeToast(page, title, 'Resume uploaded and parsed successfully!')).type).toBe(type)
    if (outcome === 'failed') break
    // What was not saved is shown in the review.
    if (outcome === 'refused') {
      await reviewDialog(page).waitFor()
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Upload your Resume' }).click()
  }
})

test('the menu of a card has the upload', async () => {
  const { person } = await personWith(product, 'Pastry', 'Bread')
  const page = await visitAs(product, person)
  await page.goto('/profiles')
  const menu = await openMenuOf(page, 'Bread')
  const items = await menu.getByRole('menuitem').allTextContents()
  // proves PROFILES-014
  expect(items).toEqual(expect.arrayContaining(['Edit', 'Upload Resume', 'Delete']))
  await menu.getByRole('menuitem', { name: 'Upload Resume' }).click()
  // proves PROFILES-016
  await uploadDialog(page).getByText('"Bread"').waitFor()
})
