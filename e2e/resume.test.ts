import { readFileSync } from 'node:fs'
import { RESUME_TEXT, resumeFile } from '@jobapply/server/testing/resumes'
import { docxOf, pdfOf } from '@jobapply/server/testing/word-files'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { chooseInMenu, dialogOf, fillProfile, openTab, personWith, saveBar } from './shared/profiles.ts'
import { found, listenForPicker, pickable, picker, reviewDialog, upload, uploadButton, uploadDialog } from './shared/resumes.ts'
import { eventually, hasKeyboard } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
const INES = {
  full_name: 'Ines Calder',
  email: 'ines.calder@example.org',
  country_code: '+44',
  location_country: 'United Kingdom',
}
/** The second position has years only: it cannot be saved as it is. */
const WITH_GAP = RESUME_TEXT.replace('June 2014 - February 2019', '2014 - 2019')

async function visitProfile(path: string, ...names: string[]) {
  const { person, ids } = await personWith(product, 'Pastry', ...names)
  const id = ids[0] ?? ''
  const page = await visitAs(product, person)
  const open = () => page.goto(`/${path}/${id}`)
  return { page, person, id, open, stored: (which = id) => person.call.profiles.get({ id: which }), ids }
}
const saveReview = (page: Page) => reviewDialog(page).getByRole('button', { name: 'Save to profile' })

test('a resume is uploaded from a card, reviewed and saved', async () => {
  const { page, open, stored, ids } = await visitProfile('profiles', 'Bread')
  const other = ids[1] ?? ''
  await open()
  await chooseInMenu(page, 'Bread', 'Upload Resume')
  // proves PROFILES-016
  await uploadDialog(page).getByText('"Bread"').waitFor()
  await upload(page)
  // proves RESUME-009
  await seeToast(page, 'Resume uploaded and parsed successfully!', 'Ines Calder.txt')
  await uploadDialog(page).waitFor({ state: 'detached' })
  await reviewDialog(page).getByText('Ines Calder.txt').waitFor()
  expect((await stored(other)).full_name).toBeNull()
  await eventually(() => found(page, 'Name').getByRole('paragraph').textContent()).toBe('Ines Calder')
  await found(page, 'Pastry Chef at Harbour Hotel').getByText('Keep mine', { exact: true }).click()
  await saveReview(page).click()
  await reviewDialog(page).waitFor({ state: 'detached' })
  await seeToast(page, 'Changes saved', 'Ines Calder.txt')
  const bread = await stored(other)
  expect(bread).toMatchObject(INES)
  expect(bread.experience.map(({ company }) => company)).toEqual(['Mill Street Bakery'])
  expect(bread.uploaded_resume_filename).toBe('Ines Calder.txt')
  expect((await stored()).uploaded_resume_filename).toBeNull()

  const overview = page.getByRole('region', { name: 'Overview' })
  // proves EDITOR-004
  await overview.getByRole('button', { name: 'Upload Resume' }).waitFor()
  expect(await overview.getByText('Resume Uploaded').count()).toBe(0)
  await page.getByRole('link', { name: 'Bread' }).click()
  // proves EDITOR-004 RESUME-021
  await overview.getByText('Resume Uploaded').waitFor()
  await eventually(() => overview.getByRole('button', { name: 'Upload Resume' }).count()).toBe(0)
  await eventually(() => page.getByLabel('Email').inputValue()).toBe(INES.email)

  await overview.getByRole('button', { name: 'Menu of the resume' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Download' }).click()])
  expect(readFileSync(await download.path(), 'utf8')).toBe(RESUME_TEXT)
})

test('the same with the keyboard alone', async () => {
  const { page, open, stored } = await visitProfile('profiles')
  await open()
  const choosing = listenForPicker(page)
  await page.getByRole('button', { name: 'Upload Resume' }).focus()
  await page.keyboard.press('Enter')
  await uploadDialog(page).waitFor()
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Resume file')
  await page.keyboard.press('Enter')
  await (await choosing()).setFiles(await pickable())
  // proves RESUME-001
  await eventually(() => uploadButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await reviewDialog(page).waitFor()
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document
      const group = at?.closest('fieldset')?.querySelector('legend')?.textContent
      return group ? `${group}: ${at?.closest('label')?.textContent}` : (at?.getAttribute('aria-label') ?? at?.textContent)
    })
  const tabTo = async (name: string) => {
    for (let steps = 0; steps < 80 && (await focused()) !== name; steps++) await page.keyboard.press('Tab')
    expect(await focused()).toBe(name)
  }
  await tabTo("Email: Use resume's")
  await page.keyboard.press('ArrowRight')
  await eventually(() => found(page, 'Email').getByRole('radio', { name: 'Keep mine' }).isChecked()).toBe(true)
  await tabTo('Edit Name')
  await page.keyboard.press('Enter')
  await eventually(() => hasKeyboard(found(page, 'Name').getByRole('textbox').first())).toBe(true)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Inés')
  await page.keyboard.press('Enter')
  await found(page, 'Name').getByText('Inés Calder').waitFor()
  await tabTo('Save to profile')
  await page.keyboard.press('Enter')
  await reviewDialog(page).waitFor({ state: 'detached' })
  expect(await stored()).toMatchObject({ full_name: 'Inés Calder', email: null, country_code: '+44' })
  // The button that it came from is gone: the keyboard stays in the page.
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('on /edit-profile what is found is saved at once; what was typed stays, and what is incomplete waits', async () => {
  const { page, person, id, open, stored } = await visitProfile('edit-profile')
  await fillProfile(person, id, { full_name: 'Ines Calder', email: 'ines@gmail.com' })
  await open()
  const overview = page.getByRole('region', { name: 'Profile Overview' })
  // proves EDITOR-015
  await overview.getByRole('button', { name: 'Upload your Resume' }).waitFor()
  expect(await overview.getByText('Resume Uploaded').count()).toBe(0)
  await page.getByLabel('State').fill('Surrey')
  await overview.getByRole('button', { name: 'Upload your Resume' }).click()
  // What is unsaved is asked about before anything is written beside it.
  await dialogOf(page, 'Unsaved Changes').getByRole('button', { name: 'Save & Continue' }).click()
  await upload(page, resumeFile(WITH_GAP))
  // proves RESUME-010 RESUME-023
  await seeToast(page, 'Profile Auto-Saved', 'Resume uploaded and parsed successfully!')
  expect(await page.getByText('save failed').count()).toBe(0)
  const review = reviewDialog(page)
  await review.waitFor()
  // proves RESUME-022
  await eventually(() => found(page, 'Email').textContent()).toMatch(/ines@gmail\.com.*ines\.calder@example\.org/)
  await eventually(() => found(page, 'Email').getByRole('radio', { name: 'Keep mine' }).isChecked()).toBe(true)
  // proves RESUME-023
  await found(page, 'Commis Chef at Mill Street Bakery').getByText('The start date needs its month.').waitFor()
  const profile = await stored()
  // proves RESUME-010 RESUME-022
  expect(profile).toMatchObject({ ...INES, email: 'ines@gmail.com', location_state: 'Surrey' })
  expect(profile.experience.map(({ company }) => company)).toEqual(['Harbour Hotel'])
  await review.getByRole('button', { name: 'Later' }).click()
  // proves EDITOR-015 RESUME-021
  await overview.getByText('Resume Uploaded').waitFor()
  await eventually(() => overview.getByRole('button', { name: 'Upload your Resume' }).count()).toBe(0)
  // The form has the saved values, with nothing unsaved.
  await eventually(() => page.getByLabel('Email').inputValue()).toBe('ines@gmail.com')
  await eventually(() => page.getByLabel('State').inputValue()).toBe('Surrey')
  await eventually(() => page.getByLabel('Country', { exact: true }).inputValue()).toBe('United Kingdom')
  await eventually(() => saveBar(page).count()).toBe(0)
  await openTab(page, 'Work Experience')
  await page.getByText('Pastry Chef at Harbour Hotel').waitFor()
})

test('a PDF and a DOCX fill a profile as well, and what cannot be read says why', async () => {
  const { page, person, id, open, stored } = await visitProfile('edit-profile')
  await open()
  const upon = page.getByRole('button', { name: 'Upload your Resume' })
  await upon.click()
  await picker(page).setInputFiles({ name: 'blank.pdf', mimeType: 'application/pdf', buffer: pdfOf('') })
  await uploadButton(page).click()
  // proves RESUME-013 RESUME-014
  await uploadDialog(page).getByRole('alert').getByText('Resume parsing failed: the file is empty.', { exact: true }).waitFor()
  await seeToast(page, 'Operation failed', 'Resume parsing failed: the file is empty.')
  // proves RESUME-015
  await eventually(() => uploadDialog(page).getByRole('progressbar').count()).toBe(0)
  expect(await person.call.profiles.listResumes({ id })).toEqual([])
  await uploadDialog(page).getByRole('button', { name: 'Remove blank.pdf' }).click()

  for (const [name, buffer] of Object.entries({ 'a.pdf': pdfOf(RESUME_TEXT), 'b.docx': docxOf(RESUME_TEXT) })) {
    const { version } = await stored()
    await person.call.profiles.update({ id, version, changes: { full_name: 'Nobody', email: null, experience: [] } as never })
    await page.reload()
    await page.getByLabel('First name').waitFor()
    const menu = page.getByRole('button', { name: 'Menu of the resume' })
    await upon.or(menu).waitFor()
    if (await upon.count()) await upon.click()
    else {
      await menu.click()
      await page.getByRole('menuitem', { name: 'Replace' }).click()
    }
    await picker(page).setInputFiles({ name, mimeType: '', buffer })
    await uploadButton(page).click()
    await seeToast(page, 'Profile Auto-Saved', '')
    const profile = await stored()
    expect(profile).toMatchObject({ email: INES.email, uploaded_resume_filename: name })
    expect(profile.experience.map(({ company }) => company)).toEqual(['Harbour Hotel', 'Mill Street Bakery'])
    // The document stands beside what was found in it: its page, or its text where it has none.
    const pane = reviewDialog(page).getByRole('region', { name: 'Your resume' })
    if (name.endsWith('.pdf')) await pane.getByRole('img', { name: 'Page 1 of a.pdf' }).locator('canvas').waitFor()
    else await pane.getByText('Ines Calder', { exact: true }).waitFor()
    await found(page, 'Name').hover()
    await pane.locator('[data-mark=active]').first().waitFor()
    const saved = reviewDialog(page).getByRole('status').filter({ hasText: 'Saved already:' })
    await eventually(() => saved.textContent()).toMatch(/Email.*Position \(2\)/)
    if (name.endsWith('.docx')) {
      await saved.getByRole('button', { name: 'Undo' }).click()
      await seeToast(page, 'Undone', 'Your profile is as it was before the upload.')
      expect(await stored()).toMatchObject({ email: null, experience: [], uploaded_resume_filename: name })
    }
    await reviewDialog(page).getByRole('button', { name: 'Later' }).click()
  }
})
