import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inspect, openProduct, visitAs } from './shared/browser.ts'
import { personWith } from './shared/profiles.ts'
import { eventually } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()

async function visitTracker(view: 'board' | 'list') {
  const { person } = await personWith(product, 'Planner')
  const typed = { job_title: 'Transport Planner', company: 'Rijnmond Dairy', status: 'applied', appliedOn: '2026-11-03' } as const
  const { id } = await person.call.applications.tracker.add(typed)
  const page = await visitAs(product, person)
  await page.goto(`/applications?view=${view}`)
  const tool = async (name: string) => {
    await page.getByRole('button', { name: 'More tools' }).click()
    return page.getByRole('menuitem', { name })
  }
  return Object.assign(page, { id, tool, dialog: page.getByRole('dialog') })
}

const MAIL = `From: Hanna de Vries <hanna@rijnmonddairy.example>
Subject: Transport Planner

Dear Ann, we would like to invite you to an interview on Thursday, 26 November 2037 at 10:30 in our office.`

test('a pasted mail is confirmed, with the zone that it does not say, and becomes a status and a task', async () => {
  const page = await visitTracker('list')
  await (await page.tool('Add a reply')).click()
  await page.dialog.getByLabel('Mail').fill(MAIL)
  await page.dialog.getByRole('button', { name: 'Read the mail' }).click()
  await page.dialog.locator('blockquote', { hasText: 'we would like to invite you to an interview' }).waitFor()
  await eventually(() => page.dialog.getByLabel('This is').inputValue()).toBe('interview')
  await eventually(() => page.dialog.getByRole('radio', { name: /Transport Planner/ }).isChecked()).toBe(true)
  await eventually(() => page.dialog.getByLabel('Date', { exact: true }).inputValue()).toBe('2037-11-26')
  // Nothing is confirmed before the zone is known.
  await eventually(() => page.dialog.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true)
  await inspect(page, 'applications-reply')
  await page.dialog.getByLabel('Time zone').fill('Amsterdam')
  await page.getByRole('option', { name: 'Europe/Amsterdam' }).click()
  await page.dialog.getByRole('button', { name: 'Confirm' }).click()
  await seeToast(page, 'Reply added', 'Interview. Status: Interview.')
  const details = page.getByRole('complementary', { name: 'Details' })
  const task = details.getByRole('checkbox', { name: /Interview with Rijnmond Dairy/ })
  await task.waitFor()
  await inspect(page, 'applications-tasks')
  const { applications } = page.person.call
  expect(await applications.tracker.get({ id: page.id })).toMatchObject({
    status: 'interview',
    nextAt: '2037-11-26T09:30:00.000Z',
  })
  const download = page.waitForEvent('download')
  await details.getByRole('link', { name: /into your calendar/ }).click()
  expect(await readFile((await (await download).path()) ?? '', 'utf8')).toContain('DTSTART:20371126T093000Z')
  await task.click()
  await eventually(async () => (await applications.tasks.list({ applicationId: page.id }))[0]?.doneAt).not.toBeNull()
})

test('a CSV file is mapped, looked at, imported and taken back; the export holds every application', async () => {
  const page = await visitTracker('board')
  await (await page.tool('Import a CSV file')).click()
  const text = 'Role,Firm,Stage\nCook,Acme,Applied\nBaker,Korn,Offer\nCook,,Applied\nTransport Planner,Rijnmond Dairy,Applied'
  await page.dialog.getByLabel('CSV file').setInputFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.dialog.getByText('0 rows ready').waitFor()
  await page.dialog.getByLabel('Company').selectOption({ label: 'Firm' })
  await page.dialog.getByText('2 rows ready, 1 duplicate, 1 row with problems').waitFor()
  await page.dialog.getByText('Company is required').waitFor()
  await inspect(page, 'applications-import')
  expect((await page.person.call.applications.tracker.list()).rows).toHaveLength(1)
  await page.dialog.getByRole('button', { name: 'Import 2 applications' }).click()
  await page.getByRole('button', { name: /^Baker/ }).waitFor()
  const download = page.waitForEvent('download')
  await (await page.tool('Export as CSV')).click()
  const exported = await readFile((await (await download).path()) ?? '', 'utf8')
  expect(exported.split('\r\n').filter((line) => /^(?:Baker|Cook|Transport Planner),/.test(line))).toHaveLength(3)
  await (await page.tool('Import a CSV file')).click()
  await page.dialog.getByRole('button', { name: 'Undo the import of mine.csv' }).click()
  await seeToast(page, 'Import undone', '2 applications removed.')
  await eventually(async () => (await page.person.call.applications.tracker.list()).rows.length).toBe(1)
})
