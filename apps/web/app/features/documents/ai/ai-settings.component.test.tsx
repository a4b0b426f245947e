import { expect, test } from 'vitest'
import { dialogOf, keepDocuments, openDocuments } from '#features/documents/mounted-documents.testing.ts'
import { expectAccessible } from '#testing/axe.ts'
import { type Answers, fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import type { Page } from '#testing/visit.ts'

const HOST = 'ai.example.org'
const endpoint = { model: 'small', host: HOST }
const ENTRY = {
  id: '0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a11',
  purpose: 'cover letter',
  endpoint: HOST,
  model: 'small',
  sent: 'Write the body of a cover letter in English.\n\nPROFILE\n{"summary":"Pastry chef in Wren and Harrow Hotel."}',
  received: 'I lead six chefs.',
  outcome: 'answered' as const,
  tokens: 1240,
  createdAt: '2026-11-16T09:14:00.000Z',
}
const LATE = {
  ...ENTRY,
  id: '0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a12',
  purpose: 'resume',
  received: null,
  outcome: 'timeout' as const,
}

async function openAi(ai: NonNullable<NonNullable<Answers['documents']>['ai']>) {
  const page = openDocuments(keepDocuments('Pastry, hotels'), '/resume', { documents: { ai } })
  await openDialog(page)
  return page
}
async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'AI', exact: true }).click()
  await dialogOf(page, 'AI').waitFor()
}

test('without an endpoint everything is written by the local engine', async () => {
  const page = await openAi({ status: { endpoint: null, isOn: false }, ledger: { rows: [], next: null } })
  await dialogOf(page, 'AI').getByText('Everything is written by the local engine').waitFor()
  expect(dialogOf(page, 'AI').getByRole('switch').count()).toBe(0)
  await expectAccessible()
})

test('AI is switched on after its host was seen, and the ledger shows what was sent and written', async () => {
  const page = await openAi({ status: { endpoint, isOn: false }, ledger: { rows: [], next: null } })
  const dialog = dialogOf(page, 'AI')
  const switched = dialog.getByRole('switch', { name: `Let ${HOST} write for me` })
  await dialog.getByText('Nothing has been sent.').waitFor()
  expect(switched.isChecked()).toBe(false)
  page.server.answer({ documents: { ai: { choose: fault('AI_ENDPOINT_CHANGED') } } })
  await switched.click()
  await dialog.getByRole('alert').getByText('This installation uses another AI endpoint now.').waitFor()
  await eventually(() => switched.isChecked()).toBe(false)
  page.server.answer({ documents: { ai: { choose: { endpoint, isOn: true }, status: { endpoint, isOn: true } } } })
  await switched.click()
  await eventually(() => switched.isChecked()).toBe(true)
  expect(page.server.sentTo('documents/ai/choose').at(-1)).toEqual({ host: HOST })

  page.server.answer({ documents: { ai: { ledger: { rows: [ENTRY, LATE], next: null } } } })
  await page.reload()
  await openDialog(page)
  const entry = dialog.getByRole('list', { name: 'Ledger' }).getByRole('listitem').first()
  await entry.getByText(`small at ${HOST}`).waitFor()
  await entry.getByText('What was sent').click()
  await eventually(() => entry.getByRole('textbox', { name: 'What was sent' }).inputValue()).toBe(ENTRY.sent)
  await entry.getByText('What was written').click()
  await eventually(() => entry.getByRole('textbox', { name: 'What was written' }).inputValue()).toBe(ENTRY.received)
  await expectAccessible()
})
