import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { passTime } from '#testing/time.ts'
import { seeToast, toastsTold } from '#testing/toasts.ts'
import type { Page } from '#testing/visit.ts'
import {
  alertIn,
  chosen,
  NOTHING_FOUND,
  openResume,
  picker,
  progress,
  resumeFile,
  reviewDialog,
  uploadButton,
  uploadDialog,
} from './mounted-resume.testing.ts'

async function openUpload(path: 'profiles' | 'edit-profile' = 'profiles') {
  const opened = await openResume(path)
  await opened.page.getByRole('button', { name: /^Upload (your )?Resume$/ }).click()
  await uploadDialog(opened.page).waitFor()
  return opened
}

/** Lets a file fall on the place for it. */
const dropFile = (page: Page, name: string) =>
  page.locator('[data-drop] > *').evaluate((target) => {
    for (const type of ['dragenter', 'dragover', 'drop']) {
      const event = new Event(type, { bubbles: true, cancelable: true })
      target.dispatchEvent(Object.assign(event, { dataTransfer: { files: [resumeFile(name)] } }))
    }
  })

test('a file is chosen, replaced and removed before it is sent', async () => {
  const { page } = await openUpload()
  await expectAccessible()
  expect(uploadButton(page).isDisabled()).toBe(true)
  await picker(page).setInputFiles(resumeFile())
  // proves RESUME-001
  await chosen(page).getByText('Ines Calder.txt').waitFor()
  expect(chosen(page).textContent()).toMatch(/\d+ bytes/)
  await eventually(() => uploadButton(page).hasKeyboard()).toBe(true)
  await expectAccessible()

  await chosen(page).locator('input[type=file]').setInputFiles(resumeFile('Newer.txt'))
  // proves RESUME-007
  await chosen(page).getByText('Newer.txt').waitFor()
  expect(chosen(page).getByText('Ines Calder.txt').count()).toBe(0)
  await chosen(page).getByRole('button', { name: 'Remove Newer.txt' }).click()
  await eventually(() => chosen(page).count()).toBe(0)
  expect(uploadButton(page).isDisabled()).toBe(true)

  dropFile(page, 'Dropped.pdf')
  // proves RESUME-001
  await chosen(page).getByText('Dropped.pdf').waitFor()
  dropFile(page, 'Dropped again.docx')
  // proves RESUME-007
  await chosen(page).getByText('Dropped again.docx').waitFor()
})

test('a file of another kind or size is refused at once', async () => {
  const { page } = await openUpload()
  for (const name of ['photo.png', 'resume.pages', 'resume']) {
    await picker(page).setInputFiles(resumeFile(name))
    // proves RESUME-003
    await alertIn(page).getByText('Please upload a PDF, DOC, DOCX, or TXT file.', { exact: true }).waitFor()
    expect(chosen(page).count()).toBe(0)
  }
  await expectAccessible()
  const large = (bytes: number) => Object.defineProperty(resumeFile('large.txt'), 'size', { value: bytes })
  await picker(page).setInputFiles(large(10_485_761))
  // proves RESUME-004
  await alertIn(page).getByText('File size must be less than 10MB.', { exact: true }).waitFor()
  expect(chosen(page).count()).toBe(0)
  await picker(page).setInputFiles(large(10_485_760))
  await chosen(page).getByText('10 MB').waitFor()
  expect(alertIn(page).count()).toBe(0)
  expect(uploadButton(page).isEnabled()).toBe(true)
})

test('the steps of an upload are shown as the server tells them', async () => {
  const { page, answerUpload, lastStep } = await openUpload()
  const server = answerUpload()
  await picker(page).setInputFiles(resumeFile())
  await uploadButton(page).click()
  const value = () => progress(page).getAttribute('aria-valuenow')
  const current = () => uploadDialog(page).locator('[aria-current=step]').textContent()
  const cancel = uploadDialog(page).getByRole('button', { name: 'Cancel upload' })
  // proves RESUME-008
  await eventually(() => uploadDialog(page).getByRole('listitem').allTextContents()).toEqual([
    'Parsing25',
    'Stored50',
    'Profile data prepared75',
    'Saved100',
  ])
  await eventually(() => page.server.sentTo('profiles/uploadResume')).toMatchObject([
    { file: { name: 'Ines Calder.txt' }, autoSave: false },
  ])
  server.tell({ stage: 'parsing', progress: 25 })
  await eventually(value).toBe('25')
  expect(current()).toContain('Parsing')
  await expectAccessible()
  server.tell({ stage: 'stored', progress: 50 })
  await eventually(value).toBe('50')
  expect(cancel.isEnabled()).toBe(true)
  server.tell({ stage: 'prepared', progress: 75 })
  await eventually(value).toBe('75')
  expect(current()).toContain('Saved')
  expect(cancel.isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await uploadDialog(page).waitFor()
  // The last step is shown for a moment only: time stands still until it was looked at.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.tell(lastStep('none', NOTHING_FOUND))
  for (let looks = 0; looks < 50 && value() !== '100'; looks++) await passTime(0)
  expect(value()).toBe('100')
  await passTime(1_000)
  vi.useRealTimers()
  // proves RESUME-009
  await uploadDialog(page).waitFor({ state: 'detached' })
  await seeToast('Resume uploaded and parsed successfully!', 'Ines Calder.txt')
})

test('what goes wrong is said in the dialog and in a toast, and the upload can be tried again', async () => {
  const { page, answerUpload } = await openUpload()
  const failures = [
    fault('RESUME_NOT_PARSED', 'Resume parsing failed: the file is protected by a password.'),
    fault('READER_BUSY', "We're reading many resumes right now. Please try again in a minute."),
  ]
  await picker(page).setInputFiles(resumeFile())
  for (const failure of failures) {
    const server = answerUpload()
    await uploadButton(page).click()
    server.tell({ stage: 'parsing', progress: 25 })
    await eventually(() => progress(page).getAttribute('aria-valuenow')).toBe('25')
    server.fail(failure)
    // proves RESUME-013 RESUME-014
    await alertIn(page).getByText(failure.message, { exact: true }).waitFor()
    expect((await seeToast('Operation failed', failure.message)).type).toBe('error')
    // proves RESUME-015
    expect(progress(page).count()).toBe(0)
    await chosen(page).getByText('Ines Calder.txt').waitFor()
  }
  await expectAccessible()
  for (const end of ['hangUp', 'fail'] as const) {
    const server = answerUpload()
    await uploadButton(page).click()
    await eventually(() => alertIn(page).count()).toBe(0)
    server[end](fault('INTERNAL_SERVER_ERROR', 'Internal server error'))
    // proves RESUME-014
    await alertIn(page).getByText('Failed to upload and process resume', { exact: true }).waitFor()
  }
  await seeToast('Operation failed', 'Failed to upload and process resume')
})

test('an upload is cancelled: the server stops, and it can be started again', async () => {
  const { page, answerUpload, saveUpload, lastStep } = await openUpload()
  const first = answerUpload()
  await picker(page).setInputFiles(resumeFile())
  await uploadButton(page).click()
  first.tell({ stage: 'parsing', progress: 25 })
  await eventually(() => progress(page).getAttribute('aria-valuenow')).toBe('25')
  await uploadDialog(page).getByRole('button', { name: 'Cancel upload' }).click()
  await uploadDialog(page).getByText('The upload was cancelled.').waitFor()
  await eventually(first.isHeld).toBe(false)
  // proves RESUME-015
  expect(progress(page).count()).toBe(0)
  expect(toastsTold()).toEqual([])
  const second = answerUpload()
  await uploadButton(page).click()
  saveUpload()
  second.tell(lastStep('none', NOTHING_FOUND))
  await uploadDialog(page).waitFor({ state: 'detached' })
  await reviewDialog(page).getByText('Your profile has it all').waitFor()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu for Pastry' }).click()
  await page.getByRole('menuitem', { name: 'Upload Resume' }).click()
  // proves RESUME-009
  await picker(page).waitFor()
  expect(chosen(page).count()).toBe(0)
})

test('on /edit-profile it is said how the automatic save went, and what was saved can be taken back', async () => {
  const said = {
    failed: ['Auto-save failed', 'error'],
    refused: ['Upload successful, save failed', 'error'],
    saved: ['Profile Auto-Saved', 'success'],
  } as const
  const { page, answerUpload, saveUpload, lastStep, stored } = await openUpload('edit-profile')
  const about = page.getByRole('region', { name: 'Profile Overview' })
  for (const [outcome, [title, type]] of Object.entries(said)) {
    const server = answerUpload()
    await picker(page).setInputFiles(resumeFile())
    await uploadButton(page).click()
    await eventually(() => page.server.sentTo('profiles/uploadResume').at(-1)).toMatchObject({ autoSave: true })
    saveUpload(outcome === 'saved' ? { email: 'ines.calder@example.org', technical_skills: ['Menu planning'] } : {})
    server.tell(lastStep(outcome as keyof typeof said))
    // proves RESUME-010 RESUME-011 RESUME-012
    const toast = await seeToast(title, 'Resume uploaded and parsed successfully!')
    expect(toast.type).toBe(type)
    if (outcome === 'saved') expect(toast.text).toMatch(/waits? for your review\./)
    // What was not saved is shown in the review.
    await reviewDialog(page).waitFor()
    if (outcome === 'saved') break
    await reviewDialog(page).getByRole('button', { name: 'Later' }).click()
    // proves EDITOR-015 RESUME-021
    await about.getByText('Resume Uploaded').waitFor()
    expect(about.getByRole('button', { name: 'Upload your Resume' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Menu for the resume' }).click()
    await page.getByRole('menuitem', { name: 'Replace' }).click()
    await uploadDialog(page).waitFor()
  }
  const note = reviewDialog(page).getByRole('status').filter({ hasText: 'Saved already:' })
  expect(note.textContent()).toMatch(/Email.*Technical skills \(1\)/)
  await expectAccessible()
  await note.getByRole('button', { name: 'Undo' }).click()
  await seeToast('Undone', 'Your profile is back to how it was before the upload.')
  expect(stored()).toMatchObject({ email: null, technical_skills: [], uploaded_resume_filename: 'Ines Calder.txt' })
})

test('the menu of a card has the upload', async () => {
  const { page } = await openResume('profiles')
  await page.getByRole('button', { name: 'Menu for Bread' }).click()
  // proves PROFILES-014
  await page.getByRole('menuitem', { name: 'Upload Resume' }).click()
  // proves PROFILES-016
  await uploadDialog(page).getByText('"Bread"').waitFor()
})
