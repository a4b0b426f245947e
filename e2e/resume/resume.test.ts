import { readFileSync } from 'node:fs'
import { RESUME_TEXT } from '@jobapply/server/testing/resumes'
import { pdfOf } from '@jobapply/server/testing/word-files'
import { expect, test } from 'vitest'
import { openProduct, visitAs } from '#e2e/browser.ts'
import { personWith } from '#e2e/profiles.ts'
import { found, listenForPicker, reviewDialog, uploadButton, uploadDialog } from '#e2e/resumes.ts'
import { eventually, hasKeyboard } from '#e2e/steps.ts'
import { seeToast } from '#e2e/toasts.ts'

const product = openProduct()

test('a resume is uploaded, reviewed beside its page and saved with the keyboard alone, and had back as it was', async () => {
  const { person, ids } = await personWith(product, 'Pastry')
  const id = ids[0] ?? ''
  const file = pdfOf(RESUME_TEXT)
  const page = await visitAs(product, person)
  await page.goto(`/profiles/${id}`)
  const choosing = listenForPicker(page)
  await page.getByRole('button', { name: 'Upload Resume' }).focus()
  await page.keyboard.press('Enter')
  await uploadDialog(page).waitFor()
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Resume file')
  await page.keyboard.press('Enter')
  await (await choosing()).setFiles({ name: 'Ines Calder.pdf', mimeType: 'application/pdf', buffer: file })
  // proves RESUME-001
  await eventually(() => uploadButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  // proves RESUME-009
  await seeToast(page, 'Resume uploaded and parsed successfully!', 'Ines Calder.pdf')
  await reviewDialog(page).waitFor()
  expect((await person.call.profiles.get({ id })).full_name).toBeNull()
  // The page of the document stands beside what was found in it.
  const pane = reviewDialog(page).getByRole('region', { name: 'Your resume' })
  await pane.getByRole('img', { name: 'Page 1 of Ines Calder.pdf' }).locator('canvas').waitFor()
  await found(page, 'Name').hover()
  await pane.locator('[data-mark=active]').first().waitFor()

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
  // The button that it came from is gone: the keyboard stays in the page.
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  const profile = await person.call.profiles.get({ id })
  expect(profile).toMatchObject({ full_name: 'Inés Calder', email: null, country_code: '+44' })
  expect(profile.experience.map(({ company }) => company)).toEqual(['Harbour Hotel', 'Mill Street Bakery'])

  await page.getByRole('button', { name: 'Menu for the resume' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Download' }).click()])
  expect(download.suggestedFilename()).toBe('Ines Calder.pdf')
  expect(readFileSync(await download.path())).toEqual(file)
})
