import { test } from 'vitest'
import { inspect, openProduct } from './shared/browser.ts'
import { dialogOf, fillProfile, MAYA, openEditor, openOnboarded, openTab, saveTab } from './shared/profiles.ts'
import { eventually, focusedField } from './shared/steps.ts'

const product = openProduct()

test('edits that are unsaved, asked about, refused and overtaken', async () => {
  const { page, person, id } = await openEditor(product, MAYA)
  await page.getByLabel('City').fill('Malmö')
  await inspect(page, 'editor-unsaved')
  await page.getByRole('tab', { name: 'Education' }).click()
  await dialogOf(page, 'Unsaved Changes').waitFor()
  await inspect(page, 'editor-question')
  await dialogOf(page, 'Unsaved Changes').getByRole('button', { name: 'Cancel' }).click()

  await page.getByLabel('First name').fill('')
  await page.getByLabel('Last name').fill('')
  for (const label of ['Email', 'LinkedIn URL', 'Portfolio URL', 'GitHub URL'])
    await page.getByLabel(label, { exact: true }).fill('not one')
  await page.getByLabel('Phone').fill('12')
  await saveTab(page)
  await eventually(() => focusedField(page)).toBe('first_name')
  await inspect(page, 'editor-problems')

  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await page.getByLabel('City').fill('Mine')
  await fillProfile(person, id, { location_city: 'Theirs' })
  await saveTab(page)
  await dialogOf(page, 'Profile changed elsewhere').waitFor()
  await inspect(page, 'editor-conflict')
})

test("onboarding's summary, with another one suggested", async () => {
  const { page, id } = await openOnboarded(product)
  await page.getByRole('button', { name: 'Suggest a summary' }).click()
  await page.getByRole('region', { name: 'Suggested summary' }).waitFor()
  await inspect(page, 'editor-suggested-summary')
  await page.goto(`/profile-summary/${id}`)
  await page.getByText('From the first steps.').waitFor()
  await inspect(page, 'profile-summary-onboarded')
})

test('work experience', async () => {
  const [job] = MAYA.experience ?? []
  const experience = job ? [job, { ...job, id: 'earlier', company: 'Lund Clinic' }] : []
  const { page } = await openEditor(product, { ...MAYA, experience }, 'Work Experience')
  await page.getByRole('button', { name: 'Move Registered Nurse at Öresund Hospital', exact: true }).waitFor()
  await inspect(page, 'editor-experience')
  await page.getByRole('button', { name: 'Add experience' }).click()
  const form = page.getByRole('form', { name: 'Add experience' })
  await form.getByLabel('Company').fill('Union Bank')
  await form.getByLabel('I currently work here').check()
  await form.getByLabel('Technologies').fill('Excel, SAP')
  await form.getByRole('button', { name: 'Add experience' }).click()
  await eventually(() => focusedField(page)).toBe('position')
  await inspect(page, 'editor-experience-form')
})

test('education with a publication', async () => {
  const { page } = await openEditor(product, { full_name: 'Maya' }, 'Education')
  await page.getByRole('form', { name: 'Add education' }).getByLabel('Degree').fill('BSc Nursing')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add publication' }).click()
  await page.getByRole('form', { name: 'Add publication' }).getByLabel('Title').fill('On triage')
  await page.keyboard.press('Enter')
  await page.getByText('On triage').waitFor()
  await inspect(page, 'editor-education')
})

test('certifications with an award', async () => {
  const { page } = await openEditor(product, { full_name: 'Maya' }, 'Certifications')
  const form = page.getByRole('form', { name: 'Add certification' })
  await form.getByLabel('Certification name').fill('ACLS')
  await form.getByLabel('Issuing organization').fill('AHA')
  await form.getByRole('button', { name: 'Add certification' }).click()
  await page.getByRole('button', { name: 'Add achievement' }).click()
  await page.getByRole('form', { name: 'Add achievement' }).getByLabel('Title').fill('Nurse of the year')
  await page.keyboard.press('Enter')
  await page.getByText('Nurse of the year').waitFor()
  await inspect(page, 'editor-certifications')
})

test('skills and languages', async () => {
  const languages = [{ id: '1', name: 'French', proficiency: 'fluent' as const }]
  const skills = { technical_skills: ['Telemetry', 'Triage'], soft_skills: ['Calm'], management_skills: ['Rosters'] }
  const { page } = await openEditor(product, { ...MAYA, ...skills, languages }, 'Skills')
  await page.getByText('French (Fluent)').waitFor()
  await openTab(page, 'Skills')
  await page.getByLabel('Soft skill', { exact: true }).fill('Humour')
  await page.keyboard.press('Enter')
  await inspect(page, 'editor-skills')
})
