import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { colourOf } from '#testing/colours.ts'
import { eventually } from '#testing/locator.ts'
import { seeToast } from '#testing/toasts.ts'
import type { Page } from '#testing/visit.ts'
import { dialogOf, focusedField, MAYA, openEditor, openTab, problemOf, saveBar, saveTab } from './mounted-editor.testing.ts'

const tabNames = (page: Page) => page.getByRole('tab').allTextContents()
const openedTab = (page: Page) => page.locator('[role=tab][aria-selected=true]').textContent()
const labels = (page: Page, section: string) => page.getByRole('region', { name: section }).locator('label').allTextContents()

test('the personal tab has its sections, and what it saves shows on both routes', async () => {
  const { page, id, stored } = await openEditor()
  // proves EDITOR-002
  await eventually(() => tabNames(page)).toEqual([
    'Personal Information',
    'Work Experience',
    'Education',
    'Certifications',
    'Skills',
  ])
  // proves EDITOR-006
  await eventually(() => labels(page, 'Personal Information')).toEqual(['First name', 'Last name', 'Gender'])
  // proves EDITOR-007
  await eventually(() => labels(page, 'Contact Information')).toEqual(['Email', 'Country code', 'Phone'])
  // proves EDITOR-008
  await eventually(() => labels(page, 'Location & Background').sort()).toEqual(
    ['Address', 'Citizenship', 'City', 'Country', 'Professional summary', 'State', 'Zip code'].sort(),
  )
  // proves EDITOR-009
  await eventually(() => labels(page, 'Online Presence')).toEqual(['LinkedIn URL', 'Portfolio URL', 'GitHub URL', 'Other URL'])
  expect(saveBar(page).count()).toBe(0)

  await page.getByLabel('First name').fill('Mary Ann')
  await page.getByLabel('Last name').fill('Lee')
  // proves EDITOR-024
  await saveBar(page).waitFor()
  // proves EDITOR-099
  await eventually(() => page.getByLabel('Gender').locator('option').allTextContents()).toEqual([
    'Not chosen',
    'Male',
    'Female',
    'Other',
    'Prefer not to say',
  ])
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByLabel('Email').fill('mary@gmail.com')
  const codes = page.getByLabel('Country code')
  await codes.click()
  // proves EDITOR-100
  const options = page.getByRole('listbox').getByRole('option')
  await eventually(() => options.count()).toBeGreaterThan(150)
  const offered = options.allTextContents().map((text) => text.split(' ')[0])
  expect(offered.slice(0, 10)).toEqual(['+1', '+44', '+91', '+86', '+81', '+49', '+33', '+39', '+34', '+61'])
  await codes.fill('swed')
  await page.keyboard.press('Enter')
  await eventually(() => codes.inputValue()).toContain('+46')
  await page.getByLabel('Phone').type('70x123-45a67')
  // proves EDITOR-049
  await eventually(() => page.getByLabel('Phone').inputValue()).toBe('70123-4567')
  await page.getByLabel('Country', { exact: true }).click()
  // proves EDITOR-101
  await eventually(() => page.getByRole('listbox').getByRole('option').count()).toBeGreaterThan(190)
  await page.getByLabel('Country', { exact: true }).fill('Swede')
  await page.keyboard.press('Enter')
  await page.getByLabel('Citizenship').fill('India')
  await page.keyboard.press('Enter')
  await page.getByLabel('City').fill('<b>Malmö</b>')
  await page.getByLabel('Other URL').focus()
  // proves EDITOR-041 EDITOR-044
  await eventually(() => page.getByLabel('City').inputValue()).toBe('b Malmö/b')
  await eventually(() => problemOf(page, 'City')).toBe('Invalid characters detected')
  await page.getByLabel('City').fill('Malmö')
  await page.getByLabel('LinkedIn URL').fill('linkedin.com/in/mary')
  await page.getByLabel('Professional summary').fill('select, create and update')
  await saveTab(page)
  // proves EDITOR-032
  await seeToast('Changes saved', 'Personal Information')
  // proves EDITOR-024
  await saveBar(page).waitFor({ state: 'detached' })
  // proves EDITOR-051 EDITOR-043 EDITOR-092
  expect(stored()).toMatchObject({
    full_name: 'Mary Ann Lee',
    gender: 'female',
    country_code: '+46',
    phone: '70123-4567',
    location_country: 'Sweden',
    citizenship: 'India',
    linkedin_url: 'https://linkedin.com/in/mary',
    professional_summary: 'select, create and update',
    github_url: null,
  })
  await page.goto(`/edit-profile/${id}`)
  // proves EDITOR-001
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Malmö')
})

test('stars stand at what is mandatory and nowhere else', async () => {
  const { page } = await openEditor()
  const starred = () =>
    page
      .locator('[data-star]')
      .evaluateAll((stars) => stars.map((star) => star.parentElement?.querySelector('label')?.textContent))
  // proves EDITOR-023
  await eventually(starred).toEqual(['First name', 'Email', 'Country code', 'Phone', 'Country', 'Citizenship', 'LinkedIn URL'])
  // proves EDITOR-022
  expect(colourOf(page.locator('[data-star]').first())).toBe('orange')
  await page.getByText('Best to have').first().waitFor()
  await page.getByText('Nice to have').first().waitFor()
  await page.getByText('Mandate* fields are essential for qualifying Auto-Apply Jobs').waitFor()
  await openTab(page, 'Work Experience')
  await eventually(starred).toEqual(['Company', 'Position', 'Start date', 'End date'])
  await openTab(page, 'Education')
  await eventually(starred).toEqual(['Degree'])
  for (const tab of ['Certifications', 'Skills']) {
    await openTab(page, tab)
    await eventually(starred).toEqual([])
  }
})

test('what is wrong is said at its field and the first one gets the keyboard', async () => {
  const { page, stored } = await openEditor({ full_name: 'Maya Lindqvist' })
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByLabel(label, { exact: true }).blur()
  }
  await type('Email', 'maya at home')
  await type('Phone', '123')
  await page.getByLabel('Country code').fill('United States')
  await page.keyboard.press('Enter')
  await type('Zip code', '12')
  await type('LinkedIn URL', 'my page')
  await type('Other URL', 'http://')
  await type('Portfolio URL', 'x y')
  await type('GitHub URL', 'ftp://x.org')
  const problems = async () =>
    Object.fromEntries(
      await Promise.all(
        ['Email', 'Phone', 'Zip code', 'LinkedIn URL', 'Other URL', 'Portfolio URL', 'GitHub URL'].map(
          async (label) => [label, problemOf(page, label)] as const,
        ),
      ),
    )
  const expected = {
    Email: 'Invalid email format',
    Phone: 'Invalid phone number format',
    'Zip code': 'Invalid zip code format',
    'LinkedIn URL': 'Invalid LinkedIn URL',
    'Other URL': 'Invalid website URL',
    'Portfolio URL': 'Invalid portfolio URL',
    'GitHub URL': 'Invalid GitHub URL',
  }
  await page.getByLabel('First name').fill('')
  await page.getByLabel('Last name').fill('')
  await saveTab(page)
  // proves EDITOR-076 EDITOR-056 EDITOR-057 EDITOR-058 EDITOR-059
  await eventually(problems).toEqual(expected)
  // proves EDITOR-052 EDITOR-076
  await eventually(() => problemOf(page, 'First name')).toBe('Full name is required')
  await eventually(() => focusedField()).toBe('first_name')
  await expectAccessible()
  await page.getByLabel('First name').fill('a'.repeat(60))
  await page.getByLabel('Last name').fill('b'.repeat(60))
  // proves EDITOR-047
  await eventually(
    async () =>
      (await page.getByLabel('First name').inputValue()).length + (await page.getByLabel('Last name').inputValue()).length,
  ).toBe(100)
  await saveTab(page)
  // proves EDITOR-053
  await eventually(() => problemOf(page, 'First name')).toBe('Full name must be less than 100 characters')
  const limit = (label: string) => page.getByLabel(label, { exact: true }).getAttribute('maxlength')
  // proves EDITOR-048 EDITOR-046
  await eventually(() => Promise.all(['Email', 'Phone', 'City', 'State', 'Zip code', 'Address'].map(limit))).toEqual([
    '100',
    '18',
    '50',
    '50',
    '20',
    '2000',
  ])
  expect(stored()?.full_name).toBe('Maya Lindqvist')
  await saveBar(page).getByRole('button', { name: 'Discard' }).click()
  await eventually(() => page.getByLabel('First name').inputValue()).toBe('Maya')
})

test('leaving a tab with unsaved changes asks whether to save them', async () => {
  const { page, stored } = await openEditor(MAYA)
  await openTab(page, 'Skills')
  // proves EDITOR-025
  expect(page.getByRole('dialog').count()).toBe(0)
  await openTab(page, 'Personal Information')
  await page.getByLabel('City').fill('Malmö')
  await page.getByRole('tab', { name: 'Education' }).click()
  const question = dialogOf(page, 'Unsaved Changes')
  await question.waitFor()
  await expectAccessible()
  // proves EDITOR-010
  await eventually(() => question.getByRole('button').allTextContents().filter(Boolean)).toEqual([
    'Cancel',
    'Discard Changes',
    'Save & Continue',
  ])
  await question.getByRole('button', { name: 'Cancel' }).click()
  // proves EDITOR-026
  await eventually(() => [openedTab(page), page.getByLabel('City').inputValue()]).toEqual(['Personal Information', 'Malmö'])

  await page.getByRole('tab', { name: 'Education' }).click()
  await question.getByRole('button', { name: 'Discard Changes' }).click()
  // proves EDITOR-027
  await eventually(() => openedTab(page)).toBe('Education')
  await eventually(() => saveBar(page).count()).toBe(0)
  await openTab(page, 'Personal Information')
  await eventually(() => page.getByLabel('City').inputValue()).toBe('')

  await page.getByLabel('City').fill('Lund')
  await page.getByRole('tab', { name: 'Education' }).click()
  await question.getByRole('button', { name: 'Save & Continue' }).click()
  // proves EDITOR-028
  await eventually(() => openedTab(page)).toBe('Education')
  expect(stored()?.location_city).toBe('Lund')
})
