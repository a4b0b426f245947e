import type { ShownReceipt } from '@jobapply/core/applications/receipt-schema'
import { receiptSheet } from '@jobapply/core/applications/receipt-sheet'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { makeReceiptPdf } from './make-receipt.ts'

const AT = '2026-11-19T09:12:00.000Z'
const field = (label: string, value: string, source: string) => ({
  ...{ label, value, source, isRequired: true, answerId: null },
  origin: value ? ('profile' as const) : ('empty' as const),
})
const receipt: ShownReceipt = {
  ...{ number: 87, applicationId: crypto.randomUUID(), kind: 'sent', at: AT },
  ...{ bodyHash: 'a'.repeat(64), previous: '0123456789abcdef'.repeat(4), hash: 'fedcba9876543210'.repeat(4) },
  keptFiles: [],
  correction: null,
  body: {
    job: {
      ...{ job_title: 'Maintenance Electrician', company: 'Northline Rail', location: 'Leeds', source: 'Demo' },
      ...{ job_url: null, application_url: 'https://careers.northline-rail.example/jobs/20931' },
      posting: 'Keeps the depot running.',
    },
    sentAt: AT,
    profile: null,
    fields: [
      ...Array.from({ length: 60 }, (_, index) => field(`Question ${index + 1}`, `Answer ${index + 1}`, 'profile')),
      field('Ethnic origin', '', 'never guessed'),
    ],
    files: [{ kind: 'resume', name: 'electrician.pdf', pages: 2, bytes: 148_000, sha256: 'ab'.repeat(32) }],
    letter: null,
    confirmation: { kind: 'seen', quote: 'Thank you, Tomasz.', reference: 'NR-20931', at: AT },
  },
}

test('the PDF of a receipt has its fields, files, confirmation and hash as text, and its number on every page', async () => {
  const sheet = receiptSheet(receipt, 'UTC')
  if (!sheet) throw new Error('the receipt has no sheet')
  const bytes = await makeReceiptPdf(sheet, receipt, 'All 87 are intact.', new Date(AT))
  const { text, totalPages } = await extractText(await getDocumentProxy(bytes))
  expect(totalPages).toBeGreaterThan(1)
  for (const page of text) expect(page).toContain('Receipt No. 0087')
  const all = text.join('\n').replaceAll(/\s+/g, ' ')
  for (const words of [
    'Maintenance Electrician',
    'Thu 19 Nov 2026, 09:12 UTC',
    'Question 60 Answer 60 profile',
    'Ethnic origin Left empty never guessed',
    `${Array(8).fill('abababab').join(' ')}`,
    '“Thank you, Tomasz.”',
    receipt.hash,
    'All 87 are intact.',
    'Keeps the depot running.',
  ])
    expect(all).toContain(words)
})
