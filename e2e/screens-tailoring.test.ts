import { test } from 'vitest'
import { inspect, openProduct } from './shared/browser.ts'
import { openBuilder, sheet, visitInes } from './shared/ines.ts'
import { dialogOf } from './shared/profiles.ts'
import { visitInesWithJobs } from './shared/tailoring.ts'

const product = openProduct()

test('tailoring: the choice of jobs, the proof, and copies that failed', async () => {
  const page = await visitInesWithJobs(product)
  await openBuilder(page, page.documentId)
  await page.getByRole('button', { name: 'Tailor to a job' }).click()
  const dialog = dialogOf(page, 'Tailor to a job')
  await dialog.getByRole('checkbox', { name: 'Head of Chocolate' }).check()
  await dialog.getByRole('checkbox', { name: 'Viennoiserie Chef' }).check()
  await inspect(page, 'tailor-jobs')
  await dialog.getByRole('button', { name: 'See what would change' }).click()
  await sheet(page).locator('[data-new]').first().waitFor()
  await page.getByRole('heading', { name: 'Tailored to 2 jobs' }).waitFor()
  await inspect(page, 'tailor-review')
  await page.route('**/rpc/documents/resumes/duplicate', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Make 2 copies' }).click()
  await page.getByText('1 of 2 copies made, 1 failed.').waitFor()
  await inspect(page, 'tailor-copies', { widths: ['1280'] })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: 'Page' }).click()
  await inspect(page, 'tailor-proof', { widths: ['390'] })
})

test('tailoring without saved jobs; AI without an endpoint, and with one and its ledger', async () => {
  const page = await visitInes(product)
  await openBuilder(page, page.documentId)
  await page.getByRole('button', { name: 'Tailor to a job' }).click()
  await dialogOf(page, 'Tailor to a job').getByRole('link', { name: 'Find jobs' }).waitFor()
  await inspect(page, 'tailor-no-jobs', { widths: ['390'] })
  await page.goto('/resume')
  await page.getByRole('button', { name: 'AI', exact: true }).click()
  await dialogOf(page, 'AI').getByText('Everything is written by the local engine').waitFor()
  await inspect(page, 'ai-local', { widths: ['1280'] })
  const answer = (json: object) => ({ json: { json, meta: [] } })
  const entry = {
    id: '0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a11',
    purpose: 'cover letter',
    endpoint: 'ai.example.org',
    model: 'small',
    sent: 'Write the body of a cover letter in English.\n\nPROFILE\n{"summary":"Pastry chef with twelve years in hotels."}',
    received: 'At Wren and Harrow Hotel I lead six chefs.',
    outcome: 'answered',
    tokens: 1240,
    createdAt: '2026-11-16T09:14:00.000Z',
  }
  const late = { ...entry, id: '0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a12', purpose: 'resume', received: null, outcome: 'timeout' }
  const status = { endpoint: { model: 'small', host: 'ai.example.org' }, isOn: true }
  await page.route('**/rpc/documents/ai/status', (route) => route.fulfill(answer(status)))
  await page.route('**/rpc/documents/ai/ledger', (route) => route.fulfill(answer({ rows: [entry, late], next: null })))
  await page.reload()
  await page.getByRole('button', { name: 'AI', exact: true }).click()
  await dialogOf(page, 'AI').getByText('What was sent').first().click()
  await inspect(page, 'ai-endpoint')
})
