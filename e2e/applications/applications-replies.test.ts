import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inspect, openProduct, visitAs } from '#e2e/browser.ts'
import { personWith } from '#e2e/profiles.ts'

const product = openProduct()

test('a CSV file is chosen, imported and exported again, and a task goes into the calendar', async () => {
  const { person } = await personWith(product, 'Planner')
  const { applications } = person.call
  const typed = { job_title: 'Transport Planner', company: 'Rijnmond Dairy', status: 'applied', appliedOn: '2026-11-03' } as const
  const { id } = await applications.tracker.add(typed)
  const task = { title: 'Interview', day: '2037-11-26', time: '10:30', zone: 'Europe/Amsterdam', reminder: 'none' } as const
  await applications.tasks.add({ ...task, applicationId: id })
  const page = await visitAs(product, person)
  await page.goto('/applications')
  const dialog = page.getByRole('dialog')
  const tool = async (name: string) => {
    await page.getByRole('button', { name: 'More tools' }).click()
    return page.getByRole('menuitem', { name })
  }
  await (await tool('Import a CSV file')).click()
  const text = 'Role,Firm,Stage\nCook,Acme,Applied\nBaker,Korn,Offer\nCook,,Applied\nTransport Planner,Rijnmond Dairy,Applied'
  await dialog.getByLabel('CSV file').setInputFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await dialog.getByLabel('Company').selectOption({ label: 'Firm' })
  await dialog.getByText('2 rows ready, 1 duplicate, 1 row with problems').waitFor()
  await inspect(page, 'applications-import')
  await dialog.getByRole('button', { name: 'Import 2 applications' }).click()
  await page.getByRole('button', { name: /^Baker/ }).waitFor()
  const exported = await savedText(page, async () => (await tool('Export as CSV')).click())
  expect(exported.split('\r\n').filter((line) => /^(?:Baker|Cook|Transport Planner),/.test(line))).toHaveLength(3)
  await page.getByRole('button', { name: /^Transport Planner/ }).click()
  const calendar = await savedText(page, () => page.getByRole('link', { name: /into your calendar/ }).click())
  expect(calendar).toContain('DTSTART:20371126T093000Z')
})

async function savedText(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return readFile((await download.path()) ?? '', 'utf8')
}
