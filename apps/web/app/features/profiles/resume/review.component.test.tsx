import { RESUME_FILE_LOST } from '@jobapply/core/resume/faults'
import { HARD_TO_READ } from '@jobapply/core/resume/hard-to-read.testing'
import { expect, test, vi } from 'vitest'
import { dialogOf, focusedField, problemOf } from '#features/profiles/editor/mounted-editor.testing.ts'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { resize } from '#testing/resize.ts'
import { seeToast } from '#testing/toasts.ts'
import type { Page } from '#testing/visit.ts'
import { FILE, found, openResume, overview, reviewDialog, uploadDialog } from './mounted-resume.testing.ts'

/** Somebody whose resume has been read, with a name and an email of their own in the profile. */
const openProfile = () => openResume('profiles', { full_name: 'Ines Calder', email: 'ines@gmail.com' }, true)

const openReview = async (page: Page) => {
  await overview(page)
    .getByRole('button', { name: /^Review \d+ finding/ })
    .click()
  await reviewDialog(page).waitFor()
}
const chooseInResumeMenu = async (page: Page, item: string) => {
  await overview(page).getByRole('button', { name: 'Menu for the resume' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const save = (page: Page) => reviewDialog(page).getByRole('button', { name: 'Save to profile' })
const isMine = (page: Page, name: string) => found(page, name).getByRole('radio', { name: 'Keep mine' }).isChecked()

test('what was found is kept, edited or skipped, and only what is kept is saved', async () => {
  const { page, stored } = await openProfile()
  const review = reviewDialog(page)
  // proves EDITOR-004
  await overview(page).getByText('Resume Uploaded').waitFor()
  expect(overview(page).getByRole('button', { name: 'Upload Resume' }).count()).toBe(0)
  await openReview(page)
  await review.getByText('8 of 11 will be saved').waitFor()
  const email = found(page, 'Email')
  // proves RESUME-022
  await email.getByText('ines@gmail.com').waitFor()
  await email.getByText('ines.calder@example.org', { exact: true }).waitFor()
  expect(isMine(page, 'Email')).toBe(true)
  await email.getByRole('button', { name: 'Where your document says it' }).click()
  await email.getByText('ines.calder@example.org | +44 20 7946 0018').waitFor()
  // The document stands beside it, and the row at hand is marked more than the others.
  const marks = (kind: string) => review.getByRole('region', { name: 'Your resume' }).locator(`[data-mark=${kind}]`)
  await eventually(() => marks('active').allTextContents()).toEqual(['ines.calder@example.org | +44 20 7946 0018'])
  expect(marks('found').count()).toBeGreaterThan(1)
  await found(page, 'City').getByText('Please check').waitFor()
  expect(isMine(page, 'City')).toBe(true)
  await expectAccessible()

  await found(page, 'City').getByText("Use resume's", { exact: true }).click()
  await found(page, 'Professional summary').getByText('Keep mine', { exact: true }).click()
  await found(page, 'Desired job title').getByRole('button', { name: 'Edit Desired job title' }).click()
  await review.getByLabel('Desired job title').last().fill('Head Pastry Chef')
  await review.getByRole('button', { name: 'Done' }).click()
  await found(page, 'Desired job title').getByText('Head Pastry Chef').waitFor()
  await found(page, 'Country code').getByText('Keep mine', { exact: true }).click()
  // The number goes with its code.
  await eventually(() => isMine(page, 'Phone')).toBe(true)
  await review.getByText('6 of 11 will be saved').waitFor()
  await save(page).click()
  await seeToast('Changes saved', '6 things')
  await review.waitFor({ state: 'detached' })
  expect(stored()).toMatchObject({
    email: 'ines@gmail.com',
    location_city: 'London',
    desired_job_title: 'Head Pastry Chef',
    professional_summary: null,
    country_code: null,
    phone: null,
    technical_skills: ['Laminated dough', 'Menu planning', 'Food safety'],
    experience: [{ company: 'Harbour Hotel' }],
  })
  // The editor shows it at once; what was not taken can be looked at again, and nobody is asked to.
  await eventually(() => page.getByLabel('City').inputValue()).toBe('London')
  await eventually(() =>
    overview(page)
      .getByRole('button', { name: /^Review/ })
      .count(),
  ).toBe(0)
  await chooseInResumeMenu(page, 'Review what was found')
  await found(page, 'Email').waitFor()
  expect(found(page, 'City').count()).toBe(0)
})

test('an incomplete entry says what is missing and is completed where it stands; a save that fails says so', async () => {
  const { page, stored } = await openProfile()
  await openReview(page)
  const entry = found(page, 'Commis Chef')
  // proves RESUME-023
  await entry.getByText('Company is required').waitFor()
  await entry.getByRole('button', { name: 'Complete' }).click()
  await eventually(focusedField).toBe('company')
  await save(page).click()
  await eventually(() => problemOf(page, 'Company')).toBe('Company is required')
  await expectAccessible()
  await entry.getByRole('button', { name: 'Done' }).click()
  await eventually(focusedField).toBe('company')
  await entry.getByLabel('Company').fill('Mill Street Bakery')
  await entry.getByRole('button', { name: 'Done' }).click()
  await found(page, 'Commis Chef at Mill Street Bakery').getByRole('radio', { name: "Use resume's" }).waitFor()

  page.server.answer({ profiles: { saveReview: fault('INTERNAL_SERVER_ERROR', 'This does not work right now.') } })
  await save(page).click()
  await seeToast('Something went wrong', 'This does not work right now.')
  await reviewDialog(page).waitFor()
  page.server.answer({ profiles: { saveReview: ({ changes }) => ({ ...stored(), ...(changes as object) }) } })
  await save(page).click()
  await reviewDialog(page).waitFor({ state: 'detached' })
  const sent = page.server.sentTo('profiles/saveReview').at(-1) as { changes: { experience: object[] } }
  expect(sent.changes.experience).toMatchObject([
    { company: 'Harbour Hotel', startDate: '2019-03' },
    { company: 'Mill Street Bakery', startDate: '2014-06' },
  ])
})

test('"Later" keeps the decisions; a profile that was changed elsewhere is not overwritten without a question', async () => {
  const { page, stored, changeElsewhere } = await openProfile()
  const review = reviewDialog(page)
  const takesCity = () => found(page, 'City').getByRole('radio', { name: "Use resume's" }).isChecked()
  await openReview(page)
  await found(page, 'City').getByText("Use resume's", { exact: true }).click()
  await review.getByRole('button', { name: 'Later' }).click()
  await review.waitFor({ state: 'detached' })
  expect(stored().location_city).toBeNull()
  await openReview(page)
  await eventually(takesCity).toBe(true)

  changeElsewhere({ location_city: 'Leeds' })
  await save(page).click()
  const question = dialogOf(page, 'Profile changed elsewhere')
  await question.waitFor()
  expect(stored().location_city).toBe('Leeds')
  await question.getByRole('button', { name: 'Reload the newer version' }).click()
  await found(page, 'City').getByText('Leeds').waitFor()
  await eventually(takesCity).toBe(true)
  changeElsewhere({ location_state: 'Yorkshire' })
  await save(page).click()
  await question.getByRole('button', { name: 'Overwrite with mine' }).click()
  await eventually(stored).toMatchObject({ location_city: 'London', location_state: 'Yorkshire' })
  await eventually(() => page.getByRole('dialog').count()).toBe(0)
})

test('unsaved edits are asked about before a review or an upload changes the profile', async () => {
  const { page, stored } = await openProfile()
  await page.getByLabel('State').fill('Surrey')
  await overview(page)
    .getByRole('button', { name: /^Review/ })
    .click()
  const question = dialogOf(page, 'Unsaved Changes')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  expect(reviewDialog(page).count()).toBe(0)
  expect(page.getByLabel('State').inputValue()).toBe('Surrey')
  await page.getByRole('button', { name: 'Menu for Pastry' }).click()
  await page.getByRole('menuitem', { name: 'Upload Resume' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  expect(uploadDialog(page).count()).toBe(0)
  await overview(page)
    .getByRole('button', { name: /^Review/ })
    .click()
  await question.getByRole('button', { name: 'Save & Continue' }).click()
  await reviewDialog(page).waitFor()
  expect(stored().location_state).toBe('Surrey')
})

test('the report says what a system would stumble over, and text without a place can be copied', async () => {
  const { page } = await openProfile()
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const review = reviewDialog(page)
  await chooseInResumeMenu(page, 'Readability report')
  await review.getByText('Put everything in one column').waitFor()
  await review.getByText('EXPERIENCE stands beside SKILLS').waitFor()
  await expectAccessible()
  await review.getByRole('tab', { name: 'What was found' }).click()
  await review.getByRole('button', { name: 'Copy text' }).click()
  await review.getByText('Copied').waitFor()
  expect(copy.mock.calls).toEqual([[HARD_TO_READ.unplaced.join('\n')]])
  copy.mockRestore()
})

test('a stored file is had back and deleted, and one that is lost says so', async () => {
  const { page, setFiles } = await openProfile()
  const files = dialogOf(page, 'Stored resumes')
  await overview(page).getByRole('button', { name: 'Menu for the resume' }).click()
  expect(page.getByRole('menuitem', { name: 'Download' }).getAttribute('href')).toBe(FILE.url)
  await page.getByRole('menuitem', { name: 'Stored files' }).click()
  await files.getByText(FILE.filename).waitFor()
  expect(files.getByRole('link', { name: `Download ${FILE.filename}` }).getAttribute('href')).toBe(FILE.url)
  await expectAccessible()
  const remove = files.getByRole('button', { name: `Delete ${FILE.filename}` })
  await remove.click()
  const question = dialogOf(page, 'Delete Resume')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(page.server.sentTo('profiles/removeResume')).toEqual([])
  await files.getByRole('button', { name: 'Close' }).last().click()

  setFiles([{ ...FILE, isLost: true }])
  await page.reload()
  await chooseInResumeMenu(page, 'Stored files')
  await files.getByText(RESUME_FILE_LOST.message).waitFor()
  expect(files.getByRole('link').count()).toBe(0)
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await seeToast('Resume deleted', FILE.filename)
  await overview(page).getByRole('button', { name: 'Upload Resume' }).waitFor()
})

test('a doubtful job says which of its parts may be misread, and where there is no room for the document its lines are shown', async () => {
  const doubts = ['company', 'startDate', 'endDate'].map((part) => ({
    path: `experience.0.${part}`,
    confidence: 0.5,
    lines: [5],
  }))
  const evidence = [...HARD_TO_READ.evidence.filter(({ path }) => path !== 'experience.0.company'), ...doubts]
  const { page } = await openResume('profiles', { full_name: 'Ines Calder' }, true, { ...HARD_TO_READ, evidence })
  await openReview(page)
  const job = found(page, 'Pastry Chef at Harbour Hotel')
  await job.getByText('We may have misread the company and the dates.').waitFor()
  await found(page, 'City').getByText('We may have misread this.').waitFor()
  // What is asked comes first, in its section and among the sections.
  const names = reviewDialog(page).getByRole('listitem').getByRole('heading', { level: 4 }).allTextContents()
  expect(names[0]).toContain('City')
  expect(reviewDialog(page).getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    ...['Personal Information', 'Work Experience', 'Job Preferences', 'Education', 'Skills'],
  ])
  expect(
    found(page, 'Professional summary')
      .getByText(/misread/)
      .count(),
  ).toBe(0)
  // On a wide screen the document stands beside it.
  expect(job.getByText('Pastry Chef, Harbour Hotel, London').count()).toBe(0)
  await reviewDialog(page).getByRole('button', { name: 'Later' }).click()
  resize(390)
  await openReview(page)
  await job.getByText('Pastry Chef, Harbour Hotel, London').waitFor()
  await expectAccessible()
})

test('RESUME-010 a doubtful description is asked beside its job, and both make one entry', async () => {
  const doubt = { path: 'experience.0.description', confidence: 0.5, lines: [6] }
  const reading = { ...HARD_TO_READ, evidence: [...HARD_TO_READ.evidence, doubt] }
  const { page, stored } = await openResume('profiles', { full_name: 'Ines Calder' }, true, reading)
  await openReview(page)
  const description = 'Pastry Chef at Harbour Hotel: description'
  await found(page, description).getByText('Adds to yours').waitFor()
  await found(page, description).getByText('Please check').waitFor()
  expect(isMine(page, description)).toBe(true)
  await found(page, description).getByText("Use resume's", { exact: true }).click()
  await save(page).click()
  await reviewDialog(page).waitFor({ state: 'detached' })
  expect(stored().experience).toMatchObject([
    { company: 'Harbour Hotel', description: HARD_TO_READ.data.experience[0]?.description },
  ])
})
