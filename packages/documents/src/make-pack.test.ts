import type { PackSheet } from '@jobapply/core/applications/pack/sheet'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { makePackPdf } from './make-pack.ts'

const requirement = (name: string, mark: 'met' | 'notMet', text: string, note: string) => ({
  ...{ key: name, name, mark, asked: '', text, isQuote: true, note },
})
const sheet: PackSheet = {
  ...{ title: 'Accounts Assistant', place: 'Deansgate Dental, Manchester', note: 'Amara Osei, 19 Nov 2026' },
  facts: [{ label: 'When', value: 'Fri 20 Nov 2026, 14:30 (Europe/London)', note: 'Interview' }],
  callAddress: 'https://meet.google.com/abc-defg-hij',
  requirements: [
    requirement('Xero', 'met', '“Moved three clients from paper to Xero”', 'Osei Books'),
    requirement('Sage 200', 'notMet', '“I learned Xero alone in three weeks.”', 'your notes'),
  ],
  count: '1 of 2',
  ...{ theirs: ['What was hard about Xero?'], yours: ['Who did this work until now?'] },
  sent: {
    title: 'Documents sent',
    note: 'receipt No. 0112',
    lines: [{ label: 'Resume', value: 'Accounts.pdf' }],
    letter: 'Dear Ruth,\nhello.',
  },
  people: ['Ruth Hallam, Manager'],
  notes: [{ id: '1', text: 'They open a fifth practice.', day: '16 Nov 2026' }],
  posting: { title: 'The posting, kept on 9 Nov 2026', text: 'You look after the purchase ledger.\n'.repeat(30) },
}
const read = async (one: PackSheet) => {
  const { text, totalPages } = await extractText(await getDocumentProxy(await makePackPdf(one, new Date('2026-11-19T09:00:00Z'))))
  return { text, totalPages, all: text.join('\n').replaceAll(/\s+/g, ' ') }
}

test('the PDF of a pack has everything as text, in the order in which it is needed', async () => {
  const { text, totalPages, all } = await read(sheet)
  expect(totalPages).toBe(2)
  for (const page of text) expect(page).toContain('Interview pack · Amara Osei, 19 Nov 2026')
  const places = [
    'Accounts Assistant',
    'When Fri 20 Nov 2026, 14:30 (Europe/London)',
    'https://meet.google.com/abc-defg-hij',
    'Yes Xero “Moved three clients from paper to Xero” Osei Books',
    '– Sage 200 “I learned Xero alone in three weeks.” your notes',
    '1. What was hard about Xero?',
    '1. Who did this work until now?',
    'Resume Accounts.pdf',
    'Ruth Hallam, Manager',
    'They open a fifth practice.',
    'Dear Ruth,',
    'You look after the purchase ledger.',
  ].map((words) => all.indexOf(words))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThanOrEqual(0)
})

test('a pack of a job of which little is known is one page, and a book of notes is cut', async () => {
  const nothing = { ...sheet, requirements: [], theirs: [], yours: [], people: [], notes: [], callAddress: null }
  const bare = { ...nothing, sent: { ...sheet.sent, letter: '' }, posting: { title: '', text: '' } }
  const { totalPages, all } = await read(bare)
  expect([totalPages, all.includes('They may ask'), all.includes('Your notes')]).toEqual([1, false, true])
  const long = await read({
    ...bare,
    notes: Array.from({ length: 200 }, () => ({ id: '1', text: 'word '.repeat(2_000), day: '' })),
  })
  expect(long.totalPages).toBeLessThan(20)
})
