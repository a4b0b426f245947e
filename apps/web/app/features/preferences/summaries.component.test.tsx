import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { keepJobs } from '#testing/keep-jobs.ts'
import { newProfile } from '#testing/keep-profiles.ts'
import { eventually, type Locator } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { recorded } from '#testing/recordings.ts'
import { settle } from '#testing/time.ts'
import { arriveAt, type Page } from '#testing/visit.ts'

const [FULL = '', BARE = ''] = recorded.maya.profiles.list.map(({ id }) => id)
const openMaya = (path: string) => mountPage(path, { as: 'maya' })

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** What a card says beside this label. */
const fact = (page: Page, name: string, label: string) =>
  card(page, name)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd')
const button = (page: Page, name: string) => page.getByRole('group', { name: 'Profile' }).getByRole('button', { name })
/** In the paler ink. */
const isMuted = (value: Locator) => value.evaluate(({ className }) => /(^| )text-ink-3( |$)/.test(className))

test('the summary of a profile tells all that is stored, and what is not', async () => {
  const page = openMaya('/profile-summary')
  // proves SUMMARY-010
  await arriveAt(page, `/profile-summary/${FULL}`)
  await card(page, 'Personal Information').waitFor()
  // proves SUMMARY-001
  await button(page, 'Nursing').getByText('Primary').waitFor()
  expect(button(page, 'Teaching').getByText('Primary').count()).toBe(0)
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
  await arriveAt(page, `/profile-summary/${BARE}`)
  await fact(page, 'Personal Information', 'Full name').getByRole('img', { name: 'Not provided' }).waitFor()
  await page.goto(`/profile-summary/${BARE}`)
  await fact(page, 'Personal Information', 'Full name').getByRole('img', { name: 'Not provided' }).waitFor()
  expect(page.place()).toBe(`/profile-summary/${BARE}`)

  await page.getByRole('link', { name: 'Job Preferences' }).last().click()
  // proves SUMMARY-003
  await arriveAt(page, `/job-preferences/${BARE}`)
  await page.goBack()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  // proves SUMMARY-002
  await arriveAt(page, `/edit-profile/${BARE}`)
})

test('the summary of the preferences shows what counts', async () => {
  const page = openMaya('/job-preferences-summary')
  // proves PREFS-031
  await arriveAt(page, `/job-preferences-summary/${FULL}`)
  // proves PREFS-027
  for (const name of ['Salary and Experience', 'Work Authorization', 'Additional Information', 'Keywords and Exclusions'])
    await card(page, name).waitFor()
  await eventually(() => fact(page, 'Auto-Apply Settings', 'Applications a day').textContent()).toBe('at most 5')
  expect(page.getByRole('main').locator('input, select, textarea').count()).toBe(0)
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
  await page.goto(`/job-preferences-summary/${BARE}`)
  await fact(page, 'Salary and Experience', 'Desired salary').getByRole('img', { name: 'Not provided' }).waitFor()
  // proves PREFS-031 SHELL-005
  expect(page.place()).toBe(`/job-preferences-summary/${BARE}`)
  await page.getByRole('link', { name: 'Edit Job Preferences' }).click()
  // proves PREFS-030
  await arriveAt(page, `/job-preferences/${BARE}`)
})

test('the details of a profile read like a resume', async () => {
  const page = openMaya(`/profile-details/${FULL}`)
  const sheet = page.getByRole('article')
  await sheet.waitFor()
  // proves DETAILS-001
  expect(page.getByRole('main').locator('input, select, textarea').count()).toBe(0)
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

  await page.getByRole('link', { name: 'Back to Editor' }).click()
  // proves DETAILS-009
  await arriveAt(page, `/edit-profile/${FULL}`)

  await page.goto(`/profile-details/${BARE}`)
  // proves DETAILS-003
  await sheet.getByText('Secondary').waitFor()
  // proves DETAILS-006
  expect(sheet.getByRole('heading', { level: 2 }).count()).toBe(0)

  page.server.answer({ profiles: { get: fault('PROFILE_NOT_FOUND') } })
  for (const id of ['nobody', '00000000-0000-4000-8000-000000000000']) {
    await page.goto(`/profile-details/${id}`)
    // proves DETAILS-008
    await page.getByRole('heading', { name: 'Profile Not Found' }).waitFor()
    await expectAccessible()
  }
  await page.getByRole('link', { name: 'Back to Profiles' }).click()
  await eventually(() => page.place()).toMatch(/^\/profiles/)
})

test('the summary reads the settings again when the window gets the focus and when another tab has changed them', async () => {
  const page = openMaya('/profile-summary')
  const note = page.getByRole('note', { name: 'Auto-apply settings' })
  await note.getByText('up to 5 applications a day').waitFor()
  const change = (maxApplicationsPerDay: number) => {
    const copy = JSON.parse(localStorage.getItem('autoApplySettings') ?? '{}')
    localStorage.setItem('autoApplySettings', JSON.stringify({ ...copy, maxApplicationsPerDay }))
  }
  await eventually(() => localStorage.getItem('autoApplySettings')).toContain('maxApplicationsPerDay')
  change(9)
  expect(note.textContent()).toContain('up to 5 applications')
  dispatchEvent(new Event('storage'))
  await settle()
  // proves SUMMARY-008
  expect(note.textContent()).toContain('up to 9 applications a day')
  change(6)
  expect(note.textContent()).toContain('up to 9 applications')
  dispatchEvent(new Event('focus'))
  await settle()
  // proves SUMMARY-007
  expect(note.textContent()).toContain('up to 6 applications a day')
})

test('the dashboard names what the person’s own data still asks for', async () => {
  const page = openMaya('/dashboard')
  // Somebody without applications is shown matches, as soon as their part is loaded.
  page.server.answer({ search: keepJobs().answers.search })
  const steps = card(page, 'What to do next')
  await steps.getByText('Set your job preferences').waitFor()
  await steps.getByText('Still open: education, joining date.').waitFor()
  expect(steps.getByText(/Complete your profile/).count()).toBe(0)
  await steps.getByRole('link', { name: 'Set preferences' }).click()
  await arriveAt(page, `/job-preferences/${FULL}`)
})

test('the dashboard asks for a profile, and then for what it lacks', async () => {
  const page = mountPage('/dashboard')
  await page.getByRole('link', { name: 'Go to Profiles' }).waitFor()
  page.server.answer({ profiles: { list: [newProfile('First', { is_primary: true })] } })
  await page.reload()
  await page.getByText('Complete your profile: 0%').waitFor()
})
