import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { seeToast, toasts } from '#testing/toasts.ts'
import { dialogOf, focusedField, MAYA, openEditor, problemOf, saveBar, saveTab } from './mounted-editor.testing.ts'

test('Save All stores every section; what cannot be saved says so and keeps the edits', async () => {
  const { page, kept, stored } = await openEditor(MAYA)
  const overview = page.getByRole('region', { name: 'Overview' })
  // proves EDITOR-005
  const saveAll = overview.getByRole('button', { name: 'Save All' })
  page.server.answer({ profiles: { update: fault('INTERNAL_SERVER_ERROR') } })
  await page.getByLabel('City').fill('  Malmö ')
  await saveAll.click()
  // proves EDITOR-034
  await seeToast('Save failed', 'Failed to save all sections. Please try again.')
  await saveTab(page)
  // proves EDITOR-035
  await seeToast('Save Failed', 'Failed to save profile. Please try again.')
  expect(page.getByLabel('City').inputValue()).toBe('  Malmö ')

  // A rule that only the server knows is shown at its field as well.
  const refusal = fault('BAD_INPUT', undefined, [{ path: 'location_city', message: 'No such city' }])
  page.server.answer({ profiles: { update: refusal } })
  await saveTab(page)
  await eventually(() => problemOf(page, 'City')).toBe('No such city')
  await eventually(focusedField).toBe('location_city')

  page.server.answer({ profiles: kept.answers })
  await saveAll.click()
  // proves EDITOR-031
  await seeToast('All sections saved', '')
  const [sent] = page.server.sentTo('profiles/update').slice(-1) as [{ changes: object }]
  // proves EDITOR-030
  expect(Object.keys(sent.changes)).toEqual(
    expect.arrayContaining(['full_name', 'experience', 'education', 'certifications', 'technical_skills']),
  )
  // proves EDITOR-030 EDITOR-024
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Malmö')
  await eventually(() => saveBar(page).count()).toBe(0)
  expect(stored()?.location_city).toBe('Malmö')
})

test('two windows: the second save asks before it overwrites the first', async () => {
  const { page, kept, id, stored } = await openEditor(MAYA)
  const saveElsewhere = (location_city: string) => kept.change(id, { location_city })
  await page.getByLabel('State').fill('Skåne')
  await page.getByLabel('City').fill('Mine')
  saveElsewhere('Theirs')
  await saveTab(page)
  const question = dialogOf(page, 'Profile changed elsewhere')
  await question.waitFor()
  await expectAccessible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(stored()?.location_city).toBe('Theirs')
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Mine')

  await saveTab(page)
  await question.getByRole('button', { name: 'Overwrite with mine' }).click()
  await seeToast('Changes saved', '')
  expect(stored()).toMatchObject({ location_city: 'Mine', location_state: 'Skåne' })

  await page.getByLabel('City').fill('Mine again')
  saveElsewhere('Theirs again')
  await saveTab(page)
  await question.getByRole('button', { name: 'Reload the newer version' }).click()
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Theirs again')
  await toasts(page, 'Success').getByRole('button', { name: 'Restore my edits' }).click()
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Mine again')
  await saveTab(page)
  await saveBar(page).waitFor({ state: 'detached' })
  expect(stored()?.location_city).toBe('Mine again')
})
