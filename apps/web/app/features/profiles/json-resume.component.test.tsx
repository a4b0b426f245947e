import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { seeToast } from '#testing/toasts.ts'
import type { Page } from '#testing/visit.ts'
import { dialogOf, MAYA, openEditor } from './editor/mounted-editor.testing.ts'

const RESUME = { basics: { name: 'Maya Berg' } }
const asFile = (text: string) => new File([text], 'x.json', { type: 'application/json' })
const importing = (page: Page) => dialogOf(page, 'Import into this profile')
const picker = (page: Page) => importing(page).getByLabel('JSON Resume file')
const send = (page: Page) => importing(page).getByRole('button', { name: 'Import' })

async function chooseInMenu(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Menu for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a profile goes out as a JSON Resume, with a report of what the file leaves out', async () => {
  const { page, id } = await openEditor(MAYA)
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:resume')
  page.server.answer({ profiles: { exportJsonResume: { resume: RESUME, leftOut: ['Gender: Female'] } } })
  await chooseInMenu(page, 'Nurse', 'Export (JSON Resume)')
  const dialog = dialogOf(page, 'Export Profile')
  await dialog.getByRole('button', { name: 'Download file' }).click()
  await dialog.getByText('What the file leaves out:').waitFor()
  expect(dialog.getByRole('listitem').allTextContents()).toEqual(['Gender: Female'])
  expect(page.server.sentTo('profiles/exportJsonResume')).toEqual([{ id }])
  const [[file] = []] = made.mock.calls
  expect(file instanceof Blob && (await file.text())).toBe(JSON.stringify(RESUME, null, 2))
  await expectAccessible()
  made.mockRestore()
})

test('an import fills a profile and reports what did not fit; what is no JSON Resume is refused', async () => {
  const { page, kept } = await openEditor(MAYA)
  const copy = kept.all().find(({ profile_name }) => profile_name === 'Teacher')?.id ?? ''
  await chooseInMenu(page, 'Teacher', 'Import (JSON Resume)')
  await importing(page).waitFor()
  expect(send(page).isDisabled()).toBe(true)
  await picker(page).setInputFiles(asFile('no JSON'))
  await send(page).click()
  await importing(page).getByText("This isn't a JSON Resume file").waitFor()
  page.server.answer({ profiles: { importJsonResume: fault('NOT_A_JSON_RESUME') } })
  await picker(page).setInputFiles(asFile('[1]'))
  await eventually(() => importing(page).getByText("This isn't a JSON Resume file").count()).toBe(0)
  await send(page).click()
  await importing(page).getByText("This isn't a JSON Resume file").waitFor()
  await expectAccessible()

  page.server.answer({
    profiles: {
      importJsonResume: ({ id }) => {
        kept.change(id, { full_name: 'Maya Berg' })
        return { profile: kept.all().find((one) => one.id === id) as never, leftOut: ['basics.image'] }
      },
    },
  })
  await picker(page).setInputFiles(asFile(JSON.stringify(RESUME)))
  await send(page).click()
  await importing(page).getByText('"Teacher" was filled from the file.').waitFor()
  expect(importing(page).getByRole('listitem').allTextContents()).toEqual(['basics.image'])
  await seeToast('Profile imported', '"Teacher" was filled from x.json.')
  expect(page.server.sentTo('profiles/importJsonResume').at(-1)).toMatchObject({ id: copy, resume: RESUME })
  await importing(page).getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('listitem').filter({ hasText: 'Teacher' }).getByText('Maya Berg').waitFor()
})

test('an import asks what should become of unsaved edits before it writes over them', async () => {
  const { page, stored } = await openEditor(MAYA)
  const question = dialogOf(page, 'Unsaved Changes')
  await page.getByLabel('City').fill('Lund')
  await chooseInMenu(page, 'Nurse', 'Import (JSON Resume)')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  expect([importing(page).count(), page.getByLabel('City').inputValue()]).toEqual([0, 'Lund'])
  await chooseInMenu(page, 'Nurse', 'Import (JSON Resume)')
  await question.getByRole('button', { name: 'Save & Continue' }).click()
  await importing(page).waitFor()
  expect(stored()?.location_city).toBe('Lund')
})

test('an import over what another window has saved says so, and the next try takes it along', async () => {
  const { page, id, kept, stored } = await openEditor(MAYA)
  await chooseInMenu(page, 'Nurse', 'Import (JSON Resume)')
  await importing(page).waitFor()
  await picker(page).setInputFiles(asFile(JSON.stringify(RESUME)))
  kept.change(id, { address: 'Storgatan 1' })
  page.server.answer({
    profiles: {
      importJsonResume: ({ version }) => {
        if (version !== stored()?.version) return fault('PROFILE_CHANGED')
        kept.change(id, { full_name: 'Maya Berg' })
        return { profile: stored() as never, leftOut: [] }
      },
    },
  })
  await send(page).click()
  await importing(page).getByText('This profile was changed in another window, so nothing was imported yet.').waitFor()
  expect(stored()?.full_name).toBe('Maya Lindqvist')
  await eventually(() => page.getByLabel('Address').inputValue()).toBe('Storgatan 1')
  await send(page).click()
  await importing(page).getByText('"Nurse" was filled from the file.').waitFor()
  expect(stored()).toMatchObject({ full_name: 'Maya Berg', address: 'Storgatan 1' })
})
