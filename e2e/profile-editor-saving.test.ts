import { expect, test } from 'vitest'
import { openProduct } from './shared/browser.ts'
import { dialogOf, fillProfile, MAYA, openEditor, problemOf, saveBar, saveTab } from './shared/profiles.ts'
import { eventually, failCall, focusedField } from './shared/steps.ts'
import { seeToast, toasts } from './shared/toasts.ts'

const product = openProduct()

test('Save All stores every section; what cannot be saved says so and keeps the edits', async () => {
  const { page, stored } = await openEditor(product, MAYA)
  const overview = page.getByRole('region', { name: 'Overview' })
  // proves EDITOR-005
  const saveAll = overview.getByRole('button', { name: 'Save All' })
  const broken = { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'No.' }
  await failCall(page, 'profiles/update', broken)
  await page.getByLabel('City').fill('  Malmö ')
  await saveAll.click()
  // proves EDITOR-034
  await seeToast(page, 'Save failed', 'Failed to save all sections. Please try again.')
  await saveTab(page)
  // proves EDITOR-035
  await seeToast(page, 'Save Failed', 'Failed to save profile. Please try again.')
  await eventually(() => page.getByLabel('City').inputValue()).toBe('  Malmö ')
  await page.unroute('**/rpc/profiles/update')

  // A rule that only the server knows is shown at its field as well.
  await failCall(page, 'profiles/update', {
    ...broken,
    status: 400,
    code: 'BAD_INPUT',
    data: [{ path: 'location_city', message: 'No such city' }],
  } as never)
  await saveTab(page)
  await eventually(() => problemOf(page, 'City')).toBe('No such city')
  await eventually(() => focusedField(page)).toBe('location_city')
  await page.unroute('**/rpc/profiles/update')

  const [request] = await Promise.all([page.waitForRequest('**/rpc/profiles/update'), saveAll.click()])
  // proves EDITOR-030
  expect(Object.keys(request.postDataJSON().json.changes)).toEqual(
    expect.arrayContaining(['full_name', 'experience', 'education', 'certifications', 'technical_skills']),
  )
  // proves EDITOR-031
  await seeToast(page, 'All sections saved', '')
  // proves EDITOR-030 EDITOR-024
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Malmö')
  await eventually(() => saveBar(page).count()).toBe(0)
  expect((await stored()).location_city).toBe('Malmö')
})

test('two windows: the second save asks before it overwrites the first', async () => {
  const { page, person, id, stored } = await openEditor(product, MAYA)
  const saveElsewhere = (location_city: string) => fillProfile(person, id, { location_city })
  await page.getByLabel('State').fill('Skåne')
  await page.getByLabel('City').fill('Mine')
  await saveElsewhere('Theirs')
  await saveTab(page)
  const question = dialogOf(page, 'Profile changed elsewhere')
  await question.waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await stored()).location_city).toBe('Theirs')
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Mine')

  await saveTab(page)
  await question.getByRole('button', { name: 'Overwrite with mine' }).click()
  await seeToast(page, 'Changes saved', '')
  expect(await stored()).toMatchObject({ location_city: 'Mine', location_state: 'Skåne' })

  await page.getByLabel('City').fill('Mine again')
  await saveElsewhere('Theirs again')
  await saveTab(page)
  await question.getByRole('button', { name: 'Reload the newer version' }).click()
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Theirs again')
  await toasts(page, 'Success').getByRole('button', { name: 'Restore my edits' }).click()
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Mine again')
  await saveTab(page)
  await saveBar(page).waitFor({ state: 'detached' })
  expect((await stored()).location_city).toBe('Mine again')
})
