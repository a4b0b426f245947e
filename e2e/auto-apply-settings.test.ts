import { addProfile } from '@jobapply/server/testing/jobs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { applicant, approve, approveDemo, LAMPLIGHTER, row, tab } from './shared/applying.ts'
import { openProduct, visitAs } from './shared/browser.ts'
import { search, words } from './shared/search.ts'
import { arriveAt, eventually } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
const SHIFTS = 'Which shifts can you work?'

test('one answer serves every application that asks the same, and is kept for the next; it can be changed and forgotten', async () => {
  const person = await applicant(product)
  await approveDemo(product, person, 'shifts', 2)
  const page = await visitAs(product, person)
  await page.goto('/auto-apply?tab=needs-you')
  const card = page.getByRole('listitem', { name: SHIFTS })
  await card.getByText('serves 2').waitFor()
  await card.getByText('Days').click()
  await card.getByText('Nights').click()
  await page.getByRole('button', { name: 'Save 1 answer' }).click()
  await seeToast(page, '1 answer saved', 'The others still wait for you.')
  await card.waitFor({ state: 'detached' })
  const { rows } = await person.call.applications.list({ view: 'needs-you' })
  for (const { id } of rows)
    expect((await person.call.applications.get({ id })).fields).toContainEqual(expect.objectContaining({ value: 'Days, Nights' }))

  await page.getByRole('link', { name: 'Answers', exact: true }).click()
  await page.getByRole('heading', { name: SHIFTS }).waitFor()
  await page.getByRole('button', { name: 'Where it was used' }).click()
  await eventually(() => page.getByRole('list', { name: 'Used by' }).getByRole('listitem').count()).toBe(2)
  await page.getByRole('button', { name: `Change the answer to ${SHIFTS}` }).click()
  await page.getByText('Nights', { exact: true }).click()
  await page.getByRole('button', { name: 'Save answer' }).click()
  await seeToast(page, 'Answer changed', '')
  await page.getByText('Days', { exact: true }).waitFor()
  await page.getByRole('button', { name: `Forget the answer to ${SHIFTS}` }).click()
  await page.getByRole('button', { name: 'Forget', exact: true }).click()
  await page.getByRole('heading', { name: 'No answer is kept yet' }).waitFor()
})

test('with the keyboard alone: j goes to a question, a digit chooses, Ctrl+S saves; consents stand apart and are not kept', async () => {
  const person = await applicant(product)
  await approveDemo(product, person, 'convictions', 1)
  const page = await visitAs(product, person)
  await page.goto('/auto-apply?tab=needs-you')
  const apart = page.getByRole('region', { name: 'Only you, each time' })
  await apart.getByText('For this employer alone, not kept.').first().waitFor()
  expect(await apart.getByRole('checkbox', { name: 'Keep for the same question' }).count()).toBe(0)
  const first = page.locator('[data-question]').first()
  await page.keyboard.press('j')
  await page.keyboard.press('1')
  await eventually(() => first.getByRole('radio').first().isChecked()).toBe(true)
  await page.keyboard.press('Control+s')
  await seeToast(page, '1 answer saved', '')
})

test('APPLY-035 APPLY-057 APPLY-006 the Automation drawer keeps every setting, and nothing that is unsaved is lost silently', async () => {
  const person = await applicant(product)
  const page = await visitAs(product, person)
  await page.goto('/auto-apply')
  await page.getByRole('button', { name: 'Automation' }).click()
  const drawer = page.getByRole('dialog', { name: 'Automation' })
  await eventually(() => drawer.getByRole('switch', { name: 'Dice' }).isChecked()).toBe(false)
  await drawer.getByRole('switch', { name: 'Automation' }).check()
  await drawer.getByLabel('Minimum match score').fill('81')
  await drawer.getByLabel('Applications a day, at most').fill('3')
  await drawer.getByLabel('Keywords to exclude').fill('unpaid')
  await page.keyboard.press('Enter')
  await drawer.getByLabel('Companies to exclude').fill('Loud')
  await page.keyboard.press('Enter')
  await drawer.getByRole('switch', { name: 'Hold per company' }).check()
  await drawer.getByLabel('Days of the hold').fill('14')
  await drawer.getByRole('switch', { name: 'Write a cover letter for each application' }).uncheck()
  await drawer.getByLabel('Message to employers').fill('I can start on any Monday.')
  await drawer.getByRole('switch', { name: 'Dice' }).check()
  await page.keyboard.press('Escape')
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: 'Unsaved Changes' }))
    .getByRole('button', { name: 'Cancel' })
    .click()
  await drawer.getByRole('button', { name: 'Save automation' }).click()
  await seeToast(page, 'Automation saved', 'Automation is on')
  await page.getByText('Active', { exact: true }).waitFor()
  const { profileId } = person
  expect(await person.call.applications.automation.get({ profileId })).toMatchObject({
    isActive: true,
    minMatchScore: 81,
    maxApplicationsPerDay: 3,
    excludeKeywords: ['unpaid'],
    companies_to_exclude: ['Loud'],
    companyHoldDays: 14,
    autoGenerateCoverLetter: false,
    customMessage: 'I can start on any Monday.',
    fullAutomation: ['dice'],
  })
  await page.reload()
  await tab(page, 'Jobs').waitFor()
  await page.getByRole('button', { name: 'Automation' }).click()
  await eventually(() => drawer.getByRole('switch', { name: 'Dice' }).isChecked()).toBe(true)
  await eventually(() => drawer.getByLabel('Days of the hold').inputValue()).toBe('14')
})

test('API-005 an emptied browser loses no setting, application, resume or saved search', async () => {
  const person = await applicant(product)
  const { profileId, call } = person
  await approve(person, ['Lamplighter, Old Harbour'])
  await call.documents.resumes.create({ profileId, name: 'Harbour resume' })
  const { version } = await call.applications.automation.get({ profileId })
  await call.applications.automation.save({ profileId, version, changes: { isActive: true, minMatchScore: 64 } })
  const page = await visitAs(product, person)
  await page.goto('/auto-apply')
  await words(page).fill('lamplighter')
  await page.getByRole('button', { name: 'Save search preferences' }).click()
  await seeToast(page, 'Preferences Saved', '')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('/auto-apply?tab=queue')
  await tab(page, 'Queue (1)').waitFor()
  await row(page, 'Old Harbour').waitFor()
  await page.getByRole('button', { name: 'Automation' }).click()
  await eventually(() => page.getByLabel('Minimum match score').inputValue()).toBe('64')
  await page.keyboard.press('Escape')
  await tab(page, 'Jobs').click()
  await page.getByRole('button', { name: 'Load search preferences' }).click()
  await eventually(() => words(page).inputValue()).toBe('lamplighter')
  await page.goto('/resume')
  await page.getByRole('link', { name: 'Harbour resume' }).waitFor()
})

const profileOf = (page: Page) => page.getByLabel('Profile Required').locator('option:checked').textContent()

test("SHELL-005 /auto-apply/{id} opens the screen for that profile; an id that is not the person's leads to the primary one", async () => {
  const person = await applicant(product)
  const second = await addProfile(person, { ...LAMPLIGHTER, desired_job_title: 'Lock keeper' }, 'Canal')
  const stranger = await applicant(product)
  const page = await visitAs(product, person)
  const found = page.getByRole('note', { name: 'Profile found' })
  await page.goto(`/auto-apply/${second}`)
  await found.getByText('“Canal”').waitFor()
  expect(await page.title()).toContain('Auto Apply')
  await search(page, 'lock keeper')
  await eventually(() => new URL(page.url()).pathname).toBe(`/auto-apply/${second}`)
  await page.reload()
  await found.getByText('“Canal”').waitFor()
  await eventually(() => profileOf(page)).toBe('Canal')
  for (const id of [stranger.profileId, 'abc', '00000000-0000-4000-8000-000000000000']) {
    await page.goto(`/auto-apply/${id}?tab=queue`)
    await arriveAt(page, `/auto-apply/${person.profileId}?tab=queue`)
  }
  await tab(page, 'Jobs').click()
  await found.getByText('“Harbour”').waitFor()
  await page.goto('/auto-apply')
  await found.getByText('“Harbour”').waitFor()
  await arriveAt(page, '/auto-apply')
})
