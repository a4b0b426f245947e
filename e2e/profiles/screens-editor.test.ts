import { test } from 'vitest'
import { inspect, openProduct } from '#e2e/browser.ts'
import { MAYA, openEditor, openTab, saveTab } from '#e2e/profiles.ts'
import { eventually, focusedField } from '#e2e/steps.ts'

const product = openProduct()

test('edits that are refused, a form below a list, and chips', async () => {
  const [job] = MAYA.experience ?? []
  const experience = job ? [job, { ...job, id: 'earlier', company: 'Lund Clinic' }] : []
  const languages = [{ id: '1', name: 'French', proficiency: 'fluent' as const }]
  const skills = { technical_skills: ['Telemetry', 'Triage'], soft_skills: ['Calm'], management_skills: ['Rosters'] }
  const { page } = await openEditor(product, { ...MAYA, ...skills, languages, experience })
  await page.getByLabel('First name').fill('')
  await page.getByLabel('Last name').fill('')
  for (const label of ['Email', 'LinkedIn URL', 'Portfolio URL', 'GitHub URL'])
    await page.getByLabel(label, { exact: true }).fill('not one')
  await page.getByLabel('Phone').fill('12')
  await saveTab(page)
  await eventually(() => focusedField(page)).toBe('first_name')
  await inspect(page, 'editor-problems')

  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await openTab(page, 'Skills')
  await page.getByText('French (Fluent)').waitFor()
  await inspect(page, 'editor-skills')
  await openTab(page, 'Work Experience')
  // Its buttons are below it where there is no room beside it.
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const name = page.getByRole('list', { name: 'Work experience' }).getByText('Registered Nurse at Lund Clinic')
  await eventually(async () => (await name.boundingBox())?.width ?? 0).toBeGreaterThan(250)
  if (wide) await page.setViewportSize(wide)
  await page.getByRole('button', { name: 'Add experience' }).click()
  const form = page.getByRole('form', { name: 'Add experience' })
  await form.getByLabel('Company').fill('Union Bank')
  await form.getByLabel('I currently work here').check()
  await form.getByLabel('Technologies').fill('Excel, SAP')
  await form.getByRole('button', { name: 'Add experience' }).click()
  await eventually(() => focusedField(page)).toBe('position')
  await inspect(page, 'editor-experience')
})
