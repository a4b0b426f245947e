import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { eventually } from '#testing/locator.ts'
import type { Page } from '#testing/visit.ts'
import { openEditor, openTab, saveBar, saveTab } from './mounted-editor.testing.ts'

const NEEDS_ONE = 'Please add at least one technical skill to complete this section.'
const entries = (page: Page, list: string) => page.getByRole('list', { name: list, exact: true }).getByRole('listitem')

test('skills are added with Enter, the plus or a pasted list, each once, with their level', async () => {
  const { page, stored } = await openEditor({ full_name: 'Maya' }, 'Skills')
  // proves EDITOR-091
  await page.getByText(NEEDS_ONE).waitFor()
  const skill = page.getByLabel('Technical skill', { exact: true })
  await skill.fill('   ')
  await page.keyboard.press('Enter')
  // proves EDITOR-084
  expect(entries(page, 'Technical skills').count()).toBe(0)
  await skill.fill('  Telemetry ')
  await page.keyboard.press('Enter')
  await skill.fill('telemetry')
  await page.getByRole('button', { name: 'Add technical skill' }).click()
  // proves EDITOR-085
  await eventually(() => entries(page, 'Technical skills').count()).toBe(1)
  await skill.fill('Triage')
  await page.getByRole('button', { name: 'Add technical skill' }).click()
  await skill.fill('C++ <vector>, IV therapy,Triage')
  // proves EDITOR-084
  await eventually(() => entries(page, 'Technical skills').locator('span.font-medium').allTextContents()).toEqual([
    'Telemetry',
    'Triage',
    'C++ vector',
    'IV therapy',
  ])
  // proves EDITOR-091
  await eventually(() => page.getByText(NEEDS_ONE).count()).toBe(0)
  const level = page.getByLabel('Level of Triage')
  // proves EDITOR-071 EDITOR-113
  await eventually(() => level.locator('option').allTextContents()).toEqual(['Beginner', 'Intermediate', 'Advanced', 'Expert'])
  await eventually(() => level.inputValue()).toBe('intermediate')
  await level.selectOption('Expert')
  await page.getByLabel('Soft skill', { exact: true }).fill('Calm,Listening')
  await page.getByLabel('Soft skill', { exact: true }).fill('Humour')
  await page.getByLabel('Management skill', { exact: true }).fill('Rosters')
  await page.keyboard.press('Enter')

  await page.getByRole('button', { name: 'Add language' }).click()
  const form = page.getByRole('form', { name: 'Add language' })
  // proves EDITOR-072 EDITOR-113
  await eventually(() => form.getByLabel('Proficiency').locator('option').allTextContents()).toEqual([
    'Beginner',
    'Intermediate',
    'Advanced',
    'Fluent',
    'Native',
  ])
  await eventually(() => form.getByLabel('Proficiency').inputValue()).toBe('intermediate')
  await form.getByRole('button', { name: 'Add language' }).click()
  // proves EDITOR-086
  expect(entries(page, 'Languages').count()).toBe(0)
  await form.getByLabel('Language').fill('French')
  await form.getByLabel('Proficiency').selectOption('Fluent')
  await form.getByRole('button', { name: 'Add language' }).click()
  // proves EDITOR-119
  await entries(page, 'Languages').getByText('French (Fluent)').waitFor()
  await expectAccessible()
  await saveTab(page)
  await saveBar(page).waitFor({ state: 'detached' })
  // proves EDITOR-117 EDITOR-118 EDITOR-119
  expect(stored()).toMatchObject({
    technical_skills: ['Telemetry', 'Triage', 'C++ vector', 'IV therapy'],
    technical_skill_levels: { Triage: 'expert', Telemetry: 'intermediate' },
    soft_skills: ['Calm', 'Listening', 'Humour'],
    management_skills: ['Rosters'],
    languages: [{ id: expect.any(String), name: 'French', proficiency: 'fluent' }],
  })
  await page.reload()
  await page.getByLabel('First name').waitFor()
  await openTab(page, 'Skills')
  // proves EDITOR-117 EDITOR-129
  await eventually(() => page.getByLabel('Level of Triage').inputValue()).toBe('expert')
  await entries(page, 'Languages').getByText('French (Fluent)').waitFor()
})

test('references live on the personal tab', async () => {
  const { page, stored } = await openEditor({ full_name: 'Maya' })
  await page.getByRole('button', { name: 'Add reference' }).click()
  const form = page.getByRole('form', { name: 'Add reference' })
  await form.getByLabel('Name').fill('Dr. Berg')
  await form.getByLabel('Email of the reference').fill('berg@example.org')
  await page.keyboard.press('Enter')
  await saveTab(page)
  await saveBar(page).waitFor({ state: 'detached' })
  await page.reload()
  // proves EDITOR-130
  await page.getByRole('list', { name: 'References' }).getByText('Dr. Berg').waitFor()
  expect(stored()?.profile_references).toMatchObject([{ name: 'Dr. Berg', email: 'berg@example.org' }])
})
