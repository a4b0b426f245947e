import { newcomer } from '@jobapply/server/testing/people'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { button, card, fact, visitMaya } from './shared/maya.ts'
import { arriveAt, eventually, placeOf } from './shared/steps.ts'

const product = openProduct()
/** In the colour of the labels, which is paler than that of the values. */
const isMuted = (value: Locator) =>
  value.evaluate((element) => {
    const colorOf = (one: Element | null | undefined) => one && getComputedStyle(one).color
    const label = element.closest('dd')?.previousElementSibling
    return colorOf(element) === colorOf(label) && colorOf(element) !== colorOf(element.closest('dd'))
  })

test('the summary of a profile tells all that is stored, and what is not', async () => {
  const page = await visitMaya(product)
  await page.goto('/profile-summary')
  // proves SUMMARY-010
  await arriveAt(page, `/profile-summary/${page.full}`)
  await card(page, 'Personal Information').waitFor()
  // proves SUMMARY-001
  await button(page, 'Nursing').getByText('Primary').waitFor()
  expect(await button(page, 'Teaching').getByText('Primary').count()).toBe(0)
  // proves SUMMARY-004
  await page.getByText('not a resume').waitFor()
  const cards = [
    'Personal Information',
    'Online Presence',
    'Work Experience',
    'Education',
    'Certifications',
    'Skills',
    'Languages',
  ]
  // proves SUMMARY-005
  for (const name of [...cards, 'Awards and Achievements']) await eventually(() => card(page, name).isVisible(), name).toBe(true)
  for (const [kind, skill] of [
    ['Technical', 'Telemetry'],
    ['Soft', 'Calm'],
    ['Management', 'Rostering'],
  ] as const)
    await eventually(() => fact(page, 'Skills', kind).textContent()).toContain(skill)
  // proves SUMMARY-009
  await eventually(() => fact(page, 'Work Experience', 'Technologies').first().textContent()).toBe('CosmicMelior')
  await eventually(() => fact(page, 'Education', 'School').textContent()).toBe('Lund University')
  for (const [name, text] of [
    ['Projects', 'Handover card'],
    ['Volunteer Work', 'First aider · Red Cross'],
    ['Publications', 'Calm handovers'],
    ['References', 'Eva Holm'],
  ] as const)
    await card(page, name).getByText(text, { exact: true }).waitFor()
  await card(page, 'Volunteer Work').getByText('May 2018 to present').waitFor()
  // Bullets are a list, also on paper.
  await eventually(() => fact(page, 'Projects', 'Description').getByRole('listitem').allTextContents()).toEqual([
    'One page for each bed',
    'Used on three wards',
  ])
  // proves SUMMARY-006
  const nothing = fact(page, 'Personal Information', 'Gender').getByRole('img', { name: 'Not provided' })
  await eventually(() => nothing.textContent()).toBe('Null')
  await eventually(() => isMuted(nothing)).toBe(true)
  const link = fact(page, 'Online Presence', 'LinkedIn').getByRole('link')
  await eventually(() => link.getAttribute('rel')).toContain('noopener')

  await button(page, 'Teaching').click()
  // proves SUMMARY-001 SUMMARY-010 SHELL-005
  await arriveAt(page, `/profile-summary/${page.bare}`)
  await fact(page, 'Personal Information', 'Full name').getByRole('img', { name: 'Not provided' }).waitFor()
  await page.goto(`/profile-summary/${page.bare}`)
  await fact(page, 'Personal Information', 'Full name').getByRole('img', { name: 'Not provided' }).waitFor()
  expect(placeOf(page)).toBe(`/profile-summary/${page.bare}`)

  await page.getByRole('link', { name: 'Job Preferences' }).last().click()
  // proves SUMMARY-003
  await arriveAt(page, `/job-preferences/${page.bare}`)
  await page.goBack()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  // proves SUMMARY-002
  await arriveAt(page, `/edit-profile/${page.bare}`)
})

test('the summary reads the settings again when the window gets the focus and when another tab has changed them', async () => {
  const page = await visitMaya(product)
  await page.goto('/profile-summary')
  const note = page.getByRole('note', { name: 'Auto-apply settings' })
  await note.getByText('at most 5 applications a day').waitFor()
  const change = (target: Page, figure: number) =>
    target.evaluate((maxApplicationsPerDay) => {
      const copy = JSON.parse(localStorage.getItem('autoApplySettings') ?? '{}')
      localStorage.setItem('autoApplySettings', JSON.stringify({ ...copy, maxApplicationsPerDay }))
    }, figure)

  await change(page, 6)
  await eventually(() => note.textContent()).toContain('at most 5 applications')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  // proves SUMMARY-007
  await note.getByText('at most 6 applications a day').waitFor()

  const other = await page.context().newPage()
  await other.goto('/')
  await change(other, 9)
  // proves SUMMARY-008
  await note.getByText('at most 9 applications a day').waitFor()
})

test('the summary of the preferences shows what counts', async () => {
  const page = await visitMaya(product)
  await page.goto('/job-preferences-summary')
  // proves PREFS-031
  await arriveAt(page, `/job-preferences-summary/${page.full}`)
  // proves PREFS-027
  for (const name of ['Salary and Experience', 'Work Authorization', 'Additional Information', 'Keywords and Exclusions'])
    await card(page, name).waitFor()
  await eventually(() => fact(page, 'Auto-Apply Settings', 'Applications a day').textContent()).toBe('at most 5')
  expect(await page.getByRole('main').locator('input, select, textarea').count()).toBe(0)
  await eventually(() => fact(page, 'Salary and Experience', 'Desired salary').textContent()).toBe('USD 50,000 to 75,000')
  await eventually(() => fact(page, 'Work Authorization', 'Sweden').textContent()).toBe('Citizen, clearance: None')
  // proves PREFS-028
  await eventually(() => fact(page, 'Keywords and Exclusions', 'Keywords').locator('span > span').allTextContents()).toEqual([
    'cardiology',
    'telemetry',
    'icu',
    '+1',
    '+1',
  ])
  // proves PREFS-029
  await eventually(() => fact(page, 'Keywords and Exclusions', 'Excluded companies').textContent()).toBe('AcmeInitechGlobex+2')
  // proves SUMMARY-006
  const nothing = fact(page, 'Salary and Experience', 'Current salary').getByRole('img', { name: 'Not provided' })
  await eventually(() => nothing.textContent()).toBe('Null')
  await eventually(() => isMuted(nothing)).toBe(true)
  await page.goto(`/job-preferences-summary/${page.bare}`)
  await fact(page, 'Salary and Experience', 'Desired salary').getByRole('img', { name: 'Not provided' }).waitFor()
  // proves PREFS-031 SHELL-005
  expect(placeOf(page)).toBe(`/job-preferences-summary/${page.bare}`)
  await page.getByRole('link', { name: 'Edit Job Preferences' }).click()
  // proves PREFS-030
  await arriveAt(page, `/job-preferences/${page.bare}`)
})

test('the details of a profile read like a resume, on the screen and on paper', async () => {
  const page = await visitMaya(product)
  await page.goto(`/profile-details/${page.full}`)
  const sheet = page.getByRole('article')
  await sheet.waitFor()
  // proves DETAILS-001
  expect(await page.getByRole('main').locator('input, select, textarea').count()).toBe(0)
  const header = sheet.locator('header')
  // proves DETAILS-002
  for (const text of ['Maya Lindqvist', 'Registered Nurse', 'maya@gmail.com', '+46 70 123 45 67', 'Malmö, Sweden'])
    await eventually(() => header.getByText(text, { exact: true }).isVisible(), text).toBe(true)
  // proves DETAILS-003
  await header.getByText('Primary').waitFor()
  // proves DETAILS-004
  await eventually(() =>
    header.getByRole('link').evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])),
  ).toEqual([
    ['LinkedIn', 'https://www.linkedin.com/in/maya'],
    ['GitHub', 'https://github.com/maya'],
    ['Website', 'https://maya.example.org/'],
  ])
  // proves DETAILS-005
  await eventually(() => sheet.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Summary',
    'Work Experience',
    'Education',
    'Certifications',
    'Technical Skills',
    'Languages',
    'Soft Skills',
    'Management Skills',
    'Additional Information',
    'Achievements',
  ])
  // proves DETAILS-007
  await eventually(() => sheet.locator('dl > div').allTextContents()).toEqual([
    'Work authorizationSweden: Citizen',
    'Security clearanceNone',
    'Willing to relocateNo',
    'Desired salaryUSD 50,000 to 75,000',
  ])

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await eventually(() => page.getByRole('navigation', { name: 'Pages' }).isVisible()).toBe(false)
  await eventually(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  await header.getByText('linkedin.com/in/maya').waitFor()
  const ink = await sheet.evaluate((node) => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(node).color)?.[1] ?? 1))
  expect(ink).toBeLessThan(0.4)
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })

  await page.getByRole('link', { name: 'Back to Editor' }).click()
  // proves DETAILS-009
  await arriveAt(page, `/edit-profile/${page.full}`)

  await page.goto(`/profile-details/${page.bare}`)
  // proves DETAILS-003
  await sheet.getByText('Secondary').waitFor()
  // proves DETAILS-006
  expect(await sheet.getByRole('heading', { level: 2 }).count()).toBe(0)

  const stranger = await newcomer(product.server)
  const theirs = await stranger.call.profiles.create({ profile_name: 'Private' })
  for (const id of ['nobody', '00000000-0000-4000-8000-000000000000', theirs.id]) {
    await page.goto(`/profile-details/${id}`)
    // proves DETAILS-008
    await page.getByRole('heading', { name: 'Profile Not Found' }).waitFor()
  }
  await page.getByRole('link', { name: 'Back to Profiles' }).click()
  await eventually(() => placeOf(page)).toMatch(/^\/profiles/)
})

test('the dashboard names what the person’s own data still asks for', async () => {
  const page = await visitMaya(product)
  await page.goto('/dashboard')
  const steps = card(page, 'What to do next')
  await steps.getByText('Set your job preferences').waitFor()
  await steps.getByText('Still open: education, joining date.').waitFor()
  expect(await steps.getByText(/Complete your profile/).count()).toBe(0)
  await steps.getByRole('link', { name: 'Set preferences' }).click()
  await arriveAt(page, `/job-preferences/${page.full}`)

  const fresh = await visitAs(product)
  await fresh.goto('/dashboard')
  await fresh.getByRole('link', { name: 'Go to Profiles' }).waitFor()
  await fresh.person.call.profiles.create({ profile_name: 'First' })
  await fresh.reload()
  await fresh.getByText('Complete your profile: 0 %').waitFor()
})
