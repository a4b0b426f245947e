import { NOT_A_JSON_RESUME } from '@jobapply/core/profiles/faults'
import { HARD_TO_READ } from '@jobapply/core/resume/hard-to-read.testing'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { newProfile } from '#testing/keep-profiles.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import type { Page } from '#testing/visit.ts'

const { data } = HARD_TO_READ
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const drop = (page: Page, name: string) =>
  page.locator('[data-drop] > *').evaluate((target) => {
    const files = [new File(['Ines Calder'], name, { type: 'text/plain' })]
    target.dispatchEvent(Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { files } }))
  })

async function openWizard() {
  const answers = { onboarding: { finish: newProfile("Ann's Profile") }, resume: { parse: { status: 'success' as const, data } } }
  const page = mountPage('/onboarding/step/1', { as: 'starter', answers })
  await page.getByLabel('Your name').waitFor()
  return page
}

test('the first step offers the resume first: a dropped file answers it, and the name stays editable', async () => {
  const page = await openWizard()
  const headings = page.getByRole('heading').allTextContents()
  expect(headings.indexOf('Drop your resume here')).toBeLessThan(headings.indexOf('What should I call you?'))
  await page.getByText('Enter your name or upload a resume to continue.').waitFor()
  await expectAccessible()
  drop(page, 'photo.png')
  await page.getByRole('alert').getByText('Please upload a PDF, DOC, DOCX, or TXT file.').waitFor()
  drop(page, 'Ines Calder.txt')
  await page.getByText('Ines Calder.txt has answered what it could.').waitFor()
  expect(page.getByLabel('Your name').inputValue()).not.toBe('')
  expect([next(page).isEnabled(), page.getByText('Next needs').count()]).toEqual([true, 0])
  await page.getByLabel('Your name').fill('Inés')
  await next(page).click()
  await page.getByText('Choose one of the two.').waitFor()
  expect(next(page).isDisabled()).toBe(true)
})

test('a JSON Resume answers the first step, too, and is imported into the new profile', async () => {
  const page = await openWizard()
  const dropJson = (text: string) =>
    page.locator('[data-drop] > *').evaluate((target) => {
      const files = [new File([text], 'ines.json', { type: 'application/json' })]
      target.dispatchEvent(Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { files } }))
    })
  dropJson('{"nothing":1}')
  await page.getByRole('alert').getByText(NOT_A_JSON_RESUME.message).waitFor()
  dropJson(JSON.stringify({ basics: { name: 'Ines Calder', label: 'Baker' } }))
  await page.getByText('ines.json has answered what it could.').waitFor()
  expect(page.getByLabel('Your name').inputValue()).toBe('Ines Calder')
  expect(page.server.sentTo('resume/parse')).toEqual([])
})

test('a button that waits says what for, step by step', async () => {
  const page = await openWizard()
  await page.getByLabel('Your name').fill('Ann')
  await next(page).click()
  await page.getByText('For Myself').click()
  await next(page).click()
  await page.getByText('Next needs a job title, a country, a job type, your experience and a salary range.').waitFor()
  await page.getByLabel('Desired job title').fill('Registered Nurse')
  await eventually(() => page.getByText('Next needs a country,').count()).toBe(1)
  expect(next(page).getAttribute('aria-describedby')).toBe('next-needs')
  await expectAccessible()
})

test("ONBOARD-014 ONBOARD-016 'Other' opens the list of all countries, and is enough without a pick", async () => {
  const page = await openWizard()
  await page.getByLabel('Your name').fill('Ann')
  await next(page).click()
  await page.getByText('For Myself').click()
  await next(page).click()
  await page.getByLabel('Desired job title').fill('Registered Nurse')
  expect(page.getByLabel('Which country?').count()).toBe(0)
  await page.getByRole('radio', { name: 'Other' }).check()
  await page.getByText('Full Time').click()
  await page.getByText('5-10 years').click()
  await page.getByRole('radio', { name: '$50,000 - $75,000' }).check()
  expect(next(page).isEnabled()).toBe(true)
  await page.getByLabel('Which country?').fill('Swed')
  await page.getByRole('option', { name: 'Sweden' }).click()
  const kept = JSON.parse(localStorage.getItem('onboardingData') ?? '{}')
  expect(kept.step3.preferredCountry).toBe('Sweden')
  expect([page.getByRole('radio', { name: 'Other' }).isChecked(), next(page).isEnabled()]).toEqual([true, true])
  await expectAccessible()
})

test('ONBOARD-015 with a current salary the expected one can be taken back', async () => {
  const page = await openWizard()
  await page.getByLabel('Your name').fill('Ann')
  await next(page).click()
  await page.getByText('For Myself').click()
  await next(page).click()
  const expected = page.getByRole('radio', { name: '$75,000 - $100,000' })
  await expected.check()
  const clear = page.getByRole('button', { name: 'Clear expected salary' })
  expect(clear.count()).toBe(0)
  await page.getByLabel('Current salary range').selectOption('$50,000 - $75,000')
  await clear.click()
  expect([expected.isChecked(), clear.count()]).toEqual([false, 0])
  await page.getByText('Next needs a job title, a country, a job type and your experience.').waitFor()
})
