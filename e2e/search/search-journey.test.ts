import { standingSearchTask } from '@jobapply/server/features/search/tasks'
import { moveClock } from '@jobapply/server/platform/clock'
import { addProfile } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openOwnProduct, visitAs } from '#e2e/browser.ts'
import { offerJobs } from '#e2e/jobs.ts'
import { openPostOffice } from '#e2e/mails.ts'
import { openCleared } from '#e2e/search.ts'
import { eventually } from '#e2e/steps.ts'
import { seeToast } from '#e2e/toasts.ts'

const office = await openPostOffice()
const product = openOwnProduct({ SMTP_URL: office.url })
const HOUR = 3_600_000

const card = (page: Page, title: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
const details = (page: Page) => page.getByRole('complementary', { name: 'Details' })
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ })

const ward = (title: string, company: string, more: object = {}) => ({
  title,
  company,
  description: [
    `${company} looks for a ${title} who likes calm handovers.`,
    'Requirements:',
    '- Triage',
    '- IV therapy',
    '- At least 3 years of experience',
    '- ECG interpretation',
  ].join('\n'),
  posted: Date.now() - HOUR,
  ...more,
})

/** Maya: signed up, through the wizard, with a profile. */
async function maya() {
  const person = await newcomer(product.server, { displayName: 'Maya Lindqvist' })
  await addProfile(
    person,
    {
      full_name: 'Maya Lindqvist',
      desired_job_title: 'Registered Nurse',
      technical_skills: ['Triage', 'IV therapy', 'Telemetry'],
      location_city: 'Malmö',
      location_country: 'Sweden',
      total_experience: 5,
    },
    'Nursing',
  )
  return person
}

/** The running server does its task as it does when the clock says so. */
async function runStandingSearches() {
  const { database, tasks } = product.server.platform
  await tasks.send(database.system, standingSearchTask, {})
}

test('a person searches, reads why, saves and hides, lets the product keep searching, and gets each new job once by bell and mail', async () => {
  await offerJobs(
    product,
    ward('Registered Nurse, Cardiology', 'Öresund Hospital', {
      pay: { min: 39_500, max: 44_000, currency: 'SEK', period: 'month' },
    }),
    ward('Registered Nurse, Night Ward', 'Loud Clinics'),
    ward('Registered Nurse, Field Hospital', 'Fjord Care', { location: 'Oslo, Norway' }),
  )
  const page = await visitAs(product, await maya())
  const { call, email } = page.person

  await openCleared(page)
  await page.getByLabel('Search jobs').getByRole('textbox').first().fill('registered nurse')
  // proves TOOLS-001 SEARCH-010 SEARCH-026
  await page.keyboard.press('Enter')
  await seeToast(page, 'Search completed!', 'jobs')
  for (const title of ['Cardiology', 'Night Ward', 'Field Hospital']) await card(page, title).waitFor()

  await page.getByLabel('Country', { exact: true }).selectOption('Sweden')
  await page.getByRole('button', { name: 'Search Jobs' }).click()
  await card(page, 'Field Hospital').waitFor({ state: 'detached' })
  await card(page, 'Cardiology').waitFor()

  // proves SEARCH-037 MATCH-018
  // The explanation: knock-outs first, the parts of the score with the posting's own words, what is missing, how healthy the posting is.
  await card(page, 'Cardiology')
    .getByRole('button', { name: /^Details/ })
    .click()
  const why = details(page).getByRole('region', { name: 'Why this score' })
  await why.waitFor()
  await eventually(() => details(page).getByRole('region', { name: 'Knock-outs' }).textContent()).toMatch(
    /^Nothing blocks you.*5 years/,
  )
  await eventually(() => why.getByRole('progressbar').count()).toBeGreaterThanOrEqual(4)
  await eventually(() => why.locator('q').allTextContents()).toEqual(expect.arrayContaining([expect.stringContaining('Triage')]))
  await eventually(() => why.getByRole('list', { name: 'Missing' }).textContent()).toMatch(/ECG/i)
  await eventually(() => details(page).getByRole('region', { name: 'The posting' }).textContent()).toMatch(/still open/)

  await details(page).getByRole('button', { name: 'Save' }).click()
  await seeToast(page, 'Job saved', 'Registered Nurse, Cardiology')
  await card(page, 'Cardiology').getByRole('img', { name: 'Saved' }).waitFor()
  await eventually(async () => (await call.applications.saved.list()).rows).toMatchObject([
    { company: 'Öresund Hospital', status: 'saved' },
  ])

  await card(page, 'Night Ward')
    .getByRole('button', { name: /^Details/ })
    .click()
  await details(page).getByRole('heading', { name: 'Registered Nurse, Night Ward' }).waitFor()
  await details(page).getByRole('button', { name: 'Hide company' }).click()
  await seeToast(page, 'Company hidden', 'Loud Clinics')
  await card(page, 'Night Ward').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await card(page, 'Night Ward').waitFor()

  await page.getByRole('button', { name: 'Saved searches' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved searches' })
  await dialog.getByLabel('Save this search as').fill('Nursing in Sweden')
  await page.keyboard.press('Enter')
  const kept = dialog.getByRole('listitem').filter({ hasText: 'Nursing in Sweden' })
  await kept.waitFor()
  await eventually(() => kept.getByLabel('Keep searching').isChecked()).toBe(true)
  await page.keyboard.press('Escape')

  // New jobs come into the index, one of them elsewhere; the task of the server looks.
  await offerJobs(
    product,
    ward('Registered Nurse, Heart Clinic', 'Skåne Kliniken'),
    ward('Registered Nurse, Harbour', 'Bergen Care', { location: 'Bergen, Norway' }),
  )
  await runStandingSearches()
  await eventually(() => office.lettersTo(email).length).toBe(1)
  const [letter] = office.lettersTo(email)
  expect(letter?.subject).toBe('1 new job for “Nursing in Sweden”')
  for (const form of [letter?.text, letter?.html]) {
    expect(form).toContain('Registered Nurse, Heart Clinic, Skåne Kliniken')
    expect(form).not.toContain('Cardiology')
    expect(form).not.toContain('Bergen')
  }

  await page.reload()
  await eventually(() => bell(page).getAttribute('aria-label')).toBe('Notices, 1 unread')
  await bell(page).click()
  const notice = page.getByRole('dialog', { name: 'Notices' }).getByRole('listitem')
  await notice.first().waitFor()
  await eventually(() => notice.allTextContents()).toEqual([
    expect.stringMatching(/1 new job for “Nursing in Sweden”.*Registered Nurse, Heart Clinic, Skåne Kliniken/),
  ])

  // The letter as a mail program shows it, and where its button leads.
  const reader = await page.context().newPage()
  await reader.setContent(letter?.html ?? '')
  await reader.getByRole('link', { name: 'See the job', exact: true }).click()
  await details(reader).getByRole('heading', { name: 'Registered Nurse, Heart Clinic' }).waitFor()
  await card(reader, 'Cardiology').waitFor()
  expect(await card(reader, 'Harbour').count()).toBe(0)
  await reader.close()

  // What has been told stands beside the saved search.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Saved searches' }).click()
  await kept.getByText('1 job sent so far').waitFor()

  // Hours later the search looks again: only what has come since is told.
  moveClock(5 * HOUR)
  onTestFinished(() => moveClock(-5 * HOUR))
  await offerJobs(product, ward('Registered Nurse, Day Surgery', 'Lund Dagkirurgi'))
  await runStandingSearches()
  await eventually(async () => (await call.notices.list()).rows.map(({ title }) => title)).toEqual(
    Array(2).fill('1 new job for “Nursing in Sweden”'),
  )
  // An email comes once a day.
  expect(office.lettersTo(email).length).toBe(1)
  moveClock(20 * HOUR)
  onTestFinished(() => moveClock(-20 * HOUR))
  await runStandingSearches()
  await eventually(() => office.lettersTo(email).length).toBe(2)
  expect(office.lettersTo(email)[1]?.text).toContain('Registered Nurse, Day Surgery')
  expect(office.lettersTo(email)[1]?.text).not.toContain('Heart Clinic')
})
