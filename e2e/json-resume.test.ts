import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { cardOf, chooseInMenu, dialogOf, fillProfile, MAYA, openEditor, personWith } from './shared/profiles.ts'
import { eventually } from './shared/steps.ts'

const product = openProduct()
const RESUME = { basics: { name: 'Maya Berg' } }
const asFile = (resume: unknown) => ({
  name: 'x.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(resume)),
})

test('a profile goes out as a JSON Resume and comes in again, with a report of what did not fit', async () => {
  const { person, ids } = await personWith(product, 'Nurse', 'Copy')
  await fillProfile(person, ids[0] ?? '', {
    ...MAYA,
    gender: 'female',
    awards: [{ id: 'a', title: 'Nurse of the year', issuer: null, date: null, description: null }],
  })
  const page = await visitAs(product, person)
  await page.goto('/profiles')
  await chooseInMenu(page, 'Nurse', 'Export (JSON Resume)')
  const dialog = dialogOf(page, 'Export Profile')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Nurse.json')
  await dialog.getByText('What the file leaves out:').waitFor()
  await eventually(() => dialog.getByRole('listitem').count()).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  const file = await download.path()
  await chooseInMenu(page, 'Copy', 'Import (JSON Resume)')
  const importing = dialogOf(page, 'Import into this profile')
  await importing
    .getByLabel('JSON Resume file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[1]') })
  await importing.getByRole('button', { name: 'Import' }).click()
  await importing.getByText('This file is not a JSON Resume').waitFor()
  await importing.getByLabel('JSON Resume file').setInputFiles(file)
  await importing.getByRole('button', { name: 'Import' }).click()
  await importing.getByText('"Copy" was filled from the file.').waitFor()
  await importing.getByRole('button', { name: 'Close' }).last().click()
  await cardOf(page, 'Copy').getByText('Maya Lindqvist').waitFor()
  const [nurse, copy] = await person.call.profiles.list()
  expect(copy?.experience).toMatchObject([{ company: nurse?.experience[0]?.company, startDate: '2021-03', current: true }])
  expect(copy?.awards).toMatchObject([{ title: 'Nurse of the year' }])
})

test('an import asks what should become of unsaved edits before it writes over them', async () => {
  const { page, stored } = await openEditor(product, MAYA)
  const question = dialogOf(page, 'Unsaved Changes')
  const importing = dialogOf(page, 'Import into this profile')
  await page.getByLabel('City').fill('Lund')
  await chooseInMenu(page, 'Nurse', 'Import (JSON Resume)')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await eventually(async () => [await importing.count(), await page.getByLabel('City').inputValue()]).toEqual([0, 'Lund'])
  await chooseInMenu(page, 'Nurse', 'Import (JSON Resume)')
  await question.getByRole('button', { name: 'Save & Continue' }).click()
  await importing.getByLabel('JSON Resume file').setInputFiles(asFile(RESUME))
  await importing.getByRole('button', { name: 'Import' }).click()
  await importing.getByText('"Nurse" was filled from the file.').waitFor()
  expect(await stored()).toMatchObject({ full_name: 'Maya Berg', location_city: 'Lund' })
})

test('an import over what another window has saved says so, and the next try takes it along', async () => {
  const { page, person, id, stored } = await openEditor(product, MAYA)
  await chooseInMenu(page, 'Nurse', 'Import (JSON Resume)')
  const importing = dialogOf(page, 'Import into this profile')
  await importing.getByLabel('JSON Resume file').setInputFiles(asFile(RESUME))
  await fillProfile(person, id, { address: 'Storgatan 1' })
  const send = importing.getByRole('button', { name: 'Import' })
  await send.click()
  await importing.getByText('This profile was changed in another window, so nothing was imported yet.').waitFor()
  expect((await stored()).full_name).toBe('Maya Lindqvist')
  await page.getByLabel('Address').and(page.locator('[value="Storgatan 1"]')).waitFor({ state: 'attached' })
  await send.click()
  await importing.getByText('"Nurse" was filled from the file.').waitFor()
  expect(await stored()).toMatchObject({ full_name: 'Maya Berg', address: 'Storgatan 1' })
})
