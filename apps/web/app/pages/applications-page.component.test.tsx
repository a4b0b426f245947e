import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { keepApplications, newApplication } from '#testing/keep-applications.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt, type Page } from '#testing/visit.ts'

/** Somebody who tracks one application of each kind. */
function visitTracker(path = '/applications') {
  const kept = keepApplications(
    newApplication('Fleet Planner', 'saved', { jobId: 'saved:1', company: 'Delfshaven', source: 'Greenhouse' }),
    newApplication('Warehouse Shift Lead', 'applied'),
    newApplication('Transport Planner', 'interview'),
    newApplication('Night Planner', 'offer'),
  )
  return Object.assign(mountPage(path, { answers: { applications: kept.answers } }), { kept })
}
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const details = (page: Page) => page.getByRole('complementary', { name: 'Details' })
const isIn = (page: Page, name: string, title: string) => card(column(page, name) as Page, title).waitFor()

test('SHELL-010 SHELL-012 the sidebar leads to Applications in the group Tools, and the header names the page', async () => {
  const page = visitTracker('/settings?tab=theme')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('heading', { name: 'Tools' }).waitFor()
  const tools = pages
    .locator('section, div, ul')
    .filter({ has: page.getByRole('heading', { name: 'Tools' }) })
    .last()
  expect(tools.getByRole('link').allTextContents()).toEqual(['Job Search', 'Resume Builder', 'Cover Letters', 'Applications'])
  await tools.getByRole('link', { name: 'Applications' }).click()
  await arriveAt(page, '/applications')
  await page.locator('header').getByText('Applications', { exact: true }).first().waitFor()
})

test('TOOLS-004 TOOLS-005 the board lists every application; another status is taken back with Undo, and its history tells both', async () => {
  const page = visitTracker()
  for (const [name, title] of [
    ['Saved', 'Fleet Planner'],
    ['Applied', 'Warehouse Shift Lead'],
    ['Interview', 'Transport Planner'],
    ['Offer', 'Night Planner'],
  ] as const)
    await isIn(page, name, title)
  await expectAccessible()
  await card(page, 'Warehouse Shift Lead').click()
  await details(page).getByLabel('Status').selectOption('under-review')
  await isIn(page, 'Under Review', 'Warehouse Shift Lead')
  await seeToast('Moved to Under Review', 'Warehouse Shift Lead')
  expect(page.kept.statusOf('Warehouse Shift Lead')).toBe('under-review')
  await page.getByRole('button', { name: 'Undo' }).click()
  await isIn(page, 'Applied', 'Warehouse Shift Lead')
  await seeToast('Undone', 'Warehouse Shift Lead')
  expect(page.kept.statusOf('Warehouse Shift Lead')).toBe('applied')
  const history = details(page).getByRole('region', { name: 'History' }).getByRole('listitem')
  await eventually(() => history.allTextContents()).toEqual([
    expect.stringMatching(/^Applied, undone/),
    expect.stringMatching(/^Under Review, /),
  ])
  await expectAccessible()
})

test('a column is wide enough to read, the board scrolls where seven do not fit, and on paper its columns follow each other', async () => {
  const page = visitTracker()
  await isIn(page, 'Saved', 'Fleet Planner')
  const classes = (name: string) => column(page, name).getAttribute('class')?.split(' ')
  expect(classes('Saved')).toContain('min-w-44')
  expect(classes('Board')).toEqual(expect.arrayContaining(['overflow-x-auto', 'print:block', 'print:overflow-visible']))
})

test('the keyboard alone goes through cards, opens one, moves it, writes a note, begins a task and closes it', async () => {
  const page = visitTracker()
  await card(page, 'Warehouse Shift Lead').focus()
  await page.keyboard.press('ArrowRight')
  expect(card(page, 'Transport Planner').hasKeyboard()).toBe(true)
  await page.keyboard.press('Enter')
  await details(page).getByRole('heading', { name: 'Transport Planner' }).waitFor()
  await page.keyboard.press(']')
  await isIn(page, 'Offer', 'Transport Planner')
  await page.keyboard.press('n')
  await page.getByLabel('Note', { exact: true }).waitFor()
  await page.keyboard.type('Ask about the Sunday rota')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await details(page).getByText('Ask about the Sunday rota').waitFor()
  await page.getByRole('heading', { name: 'Transport Planner' }).click()
  await page.keyboard.press('t')
  await page.getByRole('dialog', { name: 'Add task' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await details(page).waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByText('Move an application to the status before or after').waitFor()
})

test('a move that fails puts the card back and says so', async () => {
  const page = visitTracker()
  await card(page, 'Night Planner').click()
  page.server.answer({ applications: { tracker: { move: fault('UNAVAILABLE', 'Try again in a minute.') } } })
  await details(page).getByLabel('Status').selectOption('rejected')
  await seeToast('', 'Try again in a minute.')
  await isIn(page, 'Offer', 'Night Planner')
  expect(details(page).getByLabel('Status').inputValue()).toBe('offer')
})

test("moving a saved job to Applied asks 'I submitted it', and its receipt is one click away", async () => {
  const page = visitTracker()
  await card(page, 'Fleet Planner').click()
  await details(page).getByLabel('Status').selectOption('applied')
  await page.getByRole('dialog').waitFor()
  await expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'Not yet' }).click()
  await isIn(page, 'Saved', 'Fleet Planner')
  expect(page.server.sentTo('applications/submit')).toEqual([])
  const { id } = page.kept.all().find(({ job_title }) => job_title === 'Fleet Planner') ?? { id: '' }
  const submit = () => {
    page.kept.change(id, { status: 'applied', hasReceipt: true })
    return { success: true, error: null, details: null, application: null, current: null, limits: null }
  }
  page.server.answer({ applications: { submit, receipts: { get: fault('RECEIPT_NOT_FOUND'), check: fault('UNAVAILABLE') } } })
  await details(page).getByLabel('Status').selectOption('applied')
  await page.getByRole('button', { name: 'I submitted it' }).click()
  await isIn(page, 'Applied', 'Fleet Planner')
  expect(page.server.sentTo('applications/submit')).toMatchObject([{ applicationId: id, jobId: 'saved:1' }])
  await details(page).getByText('Open the receipt').click()
  await arriveAt(page, `/applications/${id}/receipt`)
})

test('TOOLS-009 an application made elsewhere is typed in and opened, with dates and a contact', async () => {
  const page = visitTracker()
  await page.getByRole('button', { name: 'Add application' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Job title').fill('Barge Planner')
  await expectAccessible()
  await dialog.getByLabel('Company').fill('Waal Shipping')
  await dialog.getByLabel('Status').selectOption('under-review')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await isIn(page, 'Under Review', 'Barge Planner')
  await details(page).getByText('Add dates').click()
  await details(page).getByLabel('Next date').fill('2030-11-24T10:00')
  await details(page).getByLabel('What comes next').fill('Second interview')
  await details(page).getByRole('button', { name: 'Save dates' }).click()
  await column(page, 'Under Review').getByText('Sun 24 Nov, 10:00').waitFor()
  await details(page).getByText('Add a contact').click()
  await dialog.getByLabel('Name').fill('Hanna de Vries')
  await dialog.getByLabel('Email').fill('hanna@example.org')
  await dialog.getByRole('button', { name: 'Save contact' }).click()
  await details(page).getByRole('link', { name: 'Write to Hanna de Vries' }).waitFor()
  await details(page).getByText('Typed in by you: we did not send it.').waitFor()
})

test('TOOLS-006 the details of a sent application name the letter and the resume that were sent', async () => {
  const letter = 'Dear Harbour Hotel, I plan routes.'
  const sent = newApplication('Cook', 'applied', { documents: 'sent', letter, resumeName: 'Kitchen.pdf' })
  const page = mountPage(`/applications?open=${sent.id}`, { answers: { applications: keepApplications(sent).answers } })
  const documents = details(page).getByRole('region', { name: 'Documents sent' })
  await documents.getByText('Read the letter').click()
  await documents.getByText(letter).waitFor()
  await documents.getByText('Kitchen.pdf').waitFor()
})

test('the details say that the posting of an application is back', async () => {
  const postingNews = 'The employer listed this job again on 12 Nov 2026, under a new id.'
  const rejected = newApplication('Cook', 'rejected', { postingNews })
  const page = mountPage(`/applications?open=${rejected.id}`, { answers: { applications: keepApplications(rejected).answers } })
  await details(page).getByText(postingNews).waitFor()
  await expectAccessible()
})

test('a saved job whose posting has closed says so on its card and in the details', async () => {
  const saved = newApplication('Cook', 'saved', { postingNews: 'Closed: its source no longer lists it.', isPostingClosed: true })
  const page = mountPage('/applications', { answers: { applications: keepApplications(saved).answers } })
  await page.getByRole('button', { name: /Cook.*Posting closed/ }).click()
  await details(page).getByText('Closed: its source no longer lists it.').waitFor()
  await expectAccessible()
})

test('no application yet, nothing found, and applications that cannot be read', async () => {
  const page = mountPage('/applications', { answers: { applications: keepApplications().answers } })
  await page.getByRole('heading', { name: 'No applications yet' }).waitFor()
  await expectAccessible()
  await page.goto('/applications?text=zebra&status=offer')
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor()
  await expectAccessible()
  page.server.answer({ applications: { tracker: { counts: fault('BAD_INPUT', 'Not now.') } } })
  await page.reload()
  await page.getByText('Not now.').waitFor()
  await expectAccessible()
})
