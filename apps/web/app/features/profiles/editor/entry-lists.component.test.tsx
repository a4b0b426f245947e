import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { eventually } from '#testing/locator.ts'
import { seeToast } from '#testing/toasts.ts'
import type { Page } from '#testing/visit.ts'
import { dialogOf, focusedField, MAYA, openEditor, openTab, saveBar, saveTab } from './mounted-editor.testing.ts'

const formOf = (page: Page, name: string) => page.getByRole('form', { name })
const entries = (page: Page, list: string) => page.getByRole('list', { name: list, exact: true }).getByRole('listitem')
const names = (page: Page, list: string) => entries(page, list).locator('p:first-child').allTextContents()

async function chooseMonth(page: Page, form: string, label: string, month: string, year: string) {
  await formOf(page, form).getByLabel(`${label}: month`).selectOption(month)
  await formOf(page, form).getByLabel(`${label}: year`).fill(year)
}

/** Saves the tab, looks at it again as if for the first time. */
async function saveAndReload(page: Page, tab: string) {
  await saveTab(page)
  await saveBar(page).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByLabel('First name').waitFor()
  await openTab(page, tab)
}

test('work experience is added by a form that knows what it needs', async () => {
  const { page, stored } = await openEditor({ full_name: 'Maya' }, 'Work Experience')
  const form = formOf(page, 'Add experience')
  const add = form.getByRole('button', { name: 'Add experience' })
  await add.click()
  // proves EDITOR-078
  expect(entries(page, 'Work experience').count()).toBe(0)
  await eventually(() => focusedField()).toBe('company')
  await form.getByLabel('Company').fill('Union Bank')
  await form.getByLabel('Position').fill('Teller')
  await chooseMonth(page, 'Add experience', 'Start date', 'March', '2021')
  await add.click()
  // proves EDITOR-078
  expect(entries(page, 'Work experience').count()).toBe(0)
  await form.getByText('End date is required').waitFor()
  await expectAccessible()
  await chooseMonth(page, 'Add experience', 'End date', 'April', '2023')
  await form.getByLabel('I currently work here').check()
  // proves EDITOR-079
  await eventually(() => form.getByLabel('End date: year').inputValue()).toBe('')
  await eventually(() => form.getByLabel('End date: month').isDisabled()).toBe(true)
  await eventually(() => form.getByLabel('End date: year').isDisabled()).toBe(true)
  await form.getByLabel('Technologies').fill('Excel, SAP,Excel')
  await add.click()
  // proves EDITOR-090
  await eventually(() => names(page, 'Work experience')).toEqual(['Teller at Union Bank'])
  await page.getByRole('button', { name: 'Add experience' }).click()
  await eventually(() => form.getByLabel('Company').inputValue()).toBe('')
  await form.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Edit Teller at Union Bank' }).click()
  const open = formOf(page, 'Teller at Union Bank')
  await open.getByLabel('Description').fill('Cash and <b>kindness</b>')
  await open.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Add project' }).click()
  await formOf(page, 'Add project').getByLabel('Project name').fill('Branch closing')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add volunteer work' }).click()
  await formOf(page, 'Add volunteer work').getByLabel('Organization').fill('Red Cross')
  await page.keyboard.press('Enter')
  await saveAndReload(page, 'Work Experience')
  // proves EDITOR-126
  await eventually(() => [names(page, 'Projects'), names(page, 'Volunteer work')]).toEqual([['Branch closing'], ['Red Cross']])
  const experience = stored()?.experience
  // proves EDITOR-090 EDITOR-066
  expect(experience).toEqual([
    expect.objectContaining({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      company: 'Union Bank',
      startDate: '2021-03',
      endDate: null,
      current: true,
      technologies: ['Excel', 'SAP'],
      description: 'Cash and <b>kindness</b>',
    }),
  ])
})

test('a half-typed entry is never lost silently', async () => {
  const { page, stored } = await openEditor(MAYA, 'Work Experience')
  await page.getByRole('button', { name: 'Add experience' }).click()
  const form = formOf(page, 'Add experience')
  await form.getByLabel('Company').fill('Skåne Kliniken')
  // proves EDITOR-024
  await saveBar(page).waitFor()
  await saveTab(page)
  const question = dialogOf(page, 'Unfinished entry')
  await question.getByRole('button', { name: 'Finish it' }).click()
  await eventually(() => form.getByLabel('Company').inputValue()).toBe('Skåne Kliniken')
  await eventually(() => focusedField()).toBe('position')
  await form.getByLabel('Position').fill('Head nurse')
  await chooseMonth(page, 'Add experience', 'Start date', 'May', '2019')
  await chooseMonth(page, 'Add experience', 'End date', 'March', '2021')
  await saveTab(page)
  await seeToast('Changes saved', '')
  expect(stored()?.experience.map(({ company }) => company)).toEqual(['Öresund Hospital', 'Skåne Kliniken'])

  await page.getByRole('button', { name: 'Add project' }).click()
  await formOf(page, 'Add project').getByLabel('Description').fill('A note to nobody')
  await saveTab(page)
  await question.getByRole('button', { name: 'Save without it' }).click()
  await saveBar(page).waitFor({ state: 'detached' })
  expect(stored()?.projects).toEqual([])
})

test('education keeps grades of every scale, and publications', async () => {
  const { page, stored } = await openEditor({ full_name: 'Maya' }, 'Education')
  const form = formOf(page, 'Add education')
  await form.getByLabel('Institution').fill('Lund University')
  await form.getByRole('button', { name: 'Add education' }).click()
  // proves EDITOR-080
  expect(entries(page, 'Education').count()).toBe(0)
  await form.getByLabel('Institution').fill('')
  await form.getByLabel('Degree').fill('BSc Nursing')
  await form.getByLabel('Graduation year').fill('-2019')
  // proves EDITOR-050
  await eventually(() => form.getByLabel('Graduation year').inputValue()).toBe('')
  await form.getByLabel('Graduation year').fill('2099')
  await form.getByLabel('GPA').fill('4.5')
  await form.getByRole('button', { name: 'Add education' }).click()
  // proves EDITOR-069
  await form.getByText('GPA must be between 0 and 4').waitFor()
  await form.getByLabel('GPA').fill('')
  await form.getByRole('button', { name: 'Add education' }).click()
  // proves EDITOR-068
  await form.getByText(/Graduation year must be between 1950 and 20\d\d/).waitFor()
  await form.getByLabel('Graduation year').fill('2019')
  await form.getByLabel('Grade on another scale').fill('8.7/10')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add publication' }).click()
  await formOf(page, 'Add publication').getByLabel('Title').fill('On triage')
  await formOf(page, 'Add publication').getByLabel('Date of publication: year').fill('2020')
  await page.keyboard.press('Enter')
  await saveAndReload(page, 'Education')
  // proves EDITOR-067 EDITOR-125
  expect(stored()).toMatchObject({
    education: [{ degree: 'BSc Nursing', institution: null, grade: '8.7/10', gpa: null, graduationYear: 2019 }],
  })
  await entries(page, 'Education').getByText('8.7/10').waitFor()
  await expectAccessible()
  // proves EDITOR-127
  await eventually(() => names(page, 'Publications')).toEqual(['On triage'])
})

test('certifications wait for name and issuer, and awards stand beside them', async () => {
  const { page, stored } = await openEditor({ full_name: 'Maya' }, 'Certifications')
  const form = formOf(page, 'Add certification')
  const add = form.getByRole('button', { name: 'Add certification' })
  // proves EDITOR-081
  await eventually(() => add.isDisabled()).toBe(true)
  await form.getByLabel('Certification name').fill('ACLS')
  await eventually(() => add.isDisabled()).toBe(true)
  await form.getByLabel('Issuing organization').fill('AHA')
  await eventually(() => add.isEnabled()).toBe(true)
  await chooseMonth(page, 'Add certification', 'Expiry date', 'May', '2030')
  await form.getByLabel('Never expires').check()
  // proves EDITOR-082
  await eventually(() => form.getByLabel('Expiry date: year').inputValue()).toBe('')
  await eventually(() => form.getByLabel('Expiry date: month').isDisabled()).toBe(true)
  await add.click()
  await page.getByRole('button', { name: 'Edit ACLS' }).click()
  const open = formOf(page, 'ACLS')
  // proves EDITOR-083
  await eventually(() => open.getByRole('button').allTextContents().filter(Boolean)).toEqual(['Done', 'Remove'])
  await open.getByLabel('Credential ID').fill('X-1')
  await open.getByRole('button', { name: 'Done' }).click()
  await open.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Add achievement' }).click()
  const award = formOf(page, 'Add achievement')
  await award.getByLabel('Issuer').fill('City of Malmö')
  await award.getByRole('button', { name: 'Add achievement' }).click()
  // proves EDITOR-087
  expect(entries(page, 'Awards and achievements').count()).toBe(0)
  await award.getByLabel('Title').fill('Nurse of the year')
  await page.keyboard.press('Enter')
  await saveAndReload(page, 'Certifications')
  // proves EDITOR-128
  await eventually(() => names(page, 'Awards and achievements')).toEqual(['Nurse of the year'])
  // proves EDITOR-120
  expect(stored()).toMatchObject({
    certifications: [{ name: 'ACLS', issuer: 'AHA', neverExpires: true, expiry_date: null, credential_id: 'X-1' }],
    awards: [{ id: expect.any(String), title: 'Nurse of the year', issuer: 'City of Malmö', date: null, description: null }],
  })
  await page.getByRole('button', { name: 'Edit ACLS' }).click()
  await expectAccessible()
  await open.getByRole('button', { name: 'Remove' }).click()
  // proves EDITOR-083
  await eventually(() => entries(page, 'Certifications').count()).toBe(0)
})
