import { CSV_FIELDS } from '@jobapply/core/applications/csv/constants'
import type { CsvPreview, ImportSummary } from '@jobapply/core/applications/csv/schema'
import { forOwnTexts } from '@jobapply/core/applications/own-texts'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { keepApplications, newApplication } from '#testing/keep-applications.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'
import type { Page } from '#testing/visit.ts'

const COLUMNS = Object.fromEntries(Object.keys(CSV_FIELDS).map((field) => [field, null])) as CsvPreview['mapping']
const ROW = {
  ...{
    location: '',
    job_url: null,
    appliedAt: null,
    deadline: null,
    nextAt: null,
    ...forOwnTexts(() => ''),
    source: '',
    notes: '',
  },
  ...{ job_title: 'Baker', company: 'Korn', status: 'offer' as const },
}
const UNMAPPED: CsvPreview = {
  ...{ shape: null, headers: ['Role', 'Firm', 'Stage'], mapping: { ...COLUMNS, job_title: 0, status: 2 } },
  ...{ dateOrder: null, asksDateOrder: false, isLong: false },
  ...{ rows: [], counts: { rows: 3, ready: 0, duplicates: 0, problems: 3 }, messages: [] },
}
const MAPPED: CsvPreview = {
  ...UNMAPPED,
  ...{ mapping: { ...UNMAPPED.mapping, company: 1 }, rows: [ROW] },
  counts: { rows: 3, ready: 1, duplicates: 1, problems: 1 },
  messages: [{ line: 4, kind: 'problem', text: 'Company is required' }],
}

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'More tools' }).click()
  await page.getByRole('menuitem', { name: 'Import a CSV file' }).click()
  await page.getByRole('dialog').waitFor()
}

test('a CSV file is mapped, looked at, imported and taken back', async () => {
  const kept = keepApplications(newApplication('Transport Planner', 'applied'))
  const imports: ImportSummary[] = []
  const baker = newApplication('Baker', 'offer', { company: 'Korn' })
  const csv = {
    preview: ({ mapping }: { mapping?: { company: number | null } | undefined }) => (mapping?.company === 1 ? MAPPED : UNMAPPED),
    import: () => {
      kept.add(baker)
      const done = { id: crypto.randomUUID(), name: 'mine.csv', at: RECORDED_AT.toISOString(), count: 1, undoneAt: null }
      imports.push(done)
      return done
    },
    imports: () => imports,
    undo: () => {
      kept.remove(baker.id)
      imports.length = 0
      return { removed: 1, kept: 0 }
    },
  }
  const page = mountPage('/applications', { answers: { applications: { ...kept.answers, csv } } })
  const dialog = page.getByRole('dialog')
  await openImport(page)
  await dialog
    .getByLabel('CSV file')
    .setInputFiles(new File(['Role,Firm,Stage\nBaker,Korn,Offer'], 'mine.csv', { type: 'text/csv' }))
  await dialog.getByText('0 rows ready').waitFor()
  expect(dialog.getByRole('button', { name: 'Import 0 applications' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Company').selectOption('Firm')
  await dialog.getByText('1 row ready, 1 duplicate, 1 row with problems').waitFor()
  await dialog.getByText('Company is required').waitFor()
  expect(page.server.sentTo('applications/csv/preview')).toMatchObject([{}, { mapping: { job_title: 0, company: 1, status: 2 } }])
  await expectAccessible()
  expect(page.server.sentTo('applications/csv/import')).toEqual([])
  await dialog.getByRole('button', { name: 'Import 1 application' }).click()
  await seeToast('Import finished', '1 application added.')
  await page.getByRole('button', { name: /^Baker/ }).waitFor()
  await openImport(page)
  await dialog.getByRole('button', { name: 'Undo the import of mine.csv' }).click()
  await seeToast('Import undone', '1 application removed.')
  await eventually(() => page.getByRole('button', { name: /^Baker/ }).count()).toBe(0)
})
