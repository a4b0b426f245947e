import type { AutomationRead } from '@jobapply/core/applications/automation-schema'
import { expect, test } from 'vitest'
import { applicant, button, openAutoApply } from '#features/applications/applying.testing.ts'
import { expectAccessible } from '#testing/axe.ts'
import { eventually } from '#testing/locator.ts'
import { seeToast } from '#testing/toasts.ts'

const DEFAULTS: AutomationRead = {
  ...{ isActive: false, minMatchScore: 70, excludeKeywords: [], maxApplicationsPerDay: 5, autoGenerateCoverLetter: true },
  ...{ customMessage: '', companies_to_exclude: null, fullAutomation: [], companyHoldDays: null, version: 1, stoppedAt: null },
}

test('APPLY-035 APPLY-057 APPLY-006 the Automation drawer keeps every setting, and nothing that is unsaved is lost silently', async () => {
  const person = applicant()
  let stored = DEFAULTS
  const page = await openAutoApply(person, {
    applications: {
      automation: {
        get: () => stored,
        save: ({ changes }) => {
          stored = { ...stored, ...(changes as Partial<AutomationRead>), version: 2 }
          person.profiles.change(person.profile.id, { automation_is_active: stored.isActive })
          return stored
        },
      },
    },
  })
  await button(page, 'Automation').click()
  const drawer = page.getByRole('dialog', { name: 'Automation' })
  const toggle = (name: string) => drawer.getByRole('switch', { name, exact: true })
  await toggle('Dice').waitFor()
  expect(toggle('Dice').isChecked()).toBe(false)
  await toggle('Automation').click()
  await drawer.getByLabel('Minimum match score').fill('81')
  await drawer.getByLabel('Maximum applications per day').fill('3')
  await drawer.getByLabel('Keywords to exclude').fill('unpaid')
  await page.keyboard.press('Enter')
  await drawer.getByLabel('Companies to exclude').fill('Loud')
  await page.keyboard.press('Enter')
  await toggle('Pause after applying to a company').click()
  await drawer.getByLabel('Days to pause').press('Control+a')
  await page.keyboard.type('14')
  await toggle('Write a cover letter for each application').click()
  await drawer.getByLabel('Message to employers').fill('I can start on any Monday.')
  await toggle('Dice').click()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Unsaved Changes' }).getByRole('button', { name: 'Cancel' }).click()
  await button(drawer, 'Save automation').click()
  await seeToast('Automation saved', 'Automation is on')
  await page.getByText('Active', { exact: true }).waitFor()
  expect(stored).toMatchObject({
    ...{ isActive: true, minMatchScore: 81, maxApplicationsPerDay: 3, excludeKeywords: ['unpaid'] },
    ...{ companies_to_exclude: ['Loud'], companyHoldDays: 14, autoGenerateCoverLetter: false },
    ...{ customMessage: 'I can start on any Monday.', fullAutomation: ['dice'] },
  })
  await page.reload()
  await button(page, 'Automation').click()
  await toggle('Dice').waitFor()
  await eventually(() => toggle('Dice').isChecked()).toBe(true)
  expect(drawer.getByLabel('Days to pause').inputValue()).toBe('14')
})

test('the days of a hold can be emptied and typed anew, and an empty field is asked for instead of switching the hold off', async () => {
  const person = applicant()
  const stored = { ...DEFAULTS, companyHoldDays: 30 }
  const page = await openAutoApply(person, { applications: { automation: { get: stored } } })
  await button(page, 'Automation').click()
  const drawer = page.getByRole('dialog', { name: 'Automation' })
  const days = drawer.getByLabel('Days to pause')
  await days.waitFor()
  await days.fill('')
  expect(days.count()).toBe(1)
  await button(drawer, 'Save automation').click()
  await drawer.getByText('Enter a number of days from 1 to 365').waitFor()
  expect(drawer.getByRole('switch', { name: 'Pause after applying to a company' }).isChecked()).toBe(true)
  await days.fill('7')
  expect(drawer.getByText('Enter a number of days from 1 to 365').count()).toBe(0)
})
