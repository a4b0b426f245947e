import { describe, expect, test } from 'vitest'
import type { ConfirmationKind } from './constants.ts'
import type { ReceiptBody } from './receipt-schema.ts'
import { documentsOf, noReceipt } from './tracker-rules.ts'

const AT = '2026-11-17T09:00:00.000Z'
const NOTHING = { document: null, uploaded: null, letter: null }
const receipt = (kind: ConfirmationKind, ...files: ReceiptBody['files'][number]['kind'][]) => ({
  files: files.map((one) => ({ kind: one, name: `${one}.pdf`, pages: 1, bytes: 9, sha256: '0'.repeat(64) })),
  letter: files.includes('letter') ? 'Dear Northline' : null,
  confirmation: { kind, quote: null, reference: null, at: AT },
})

describe('TOOLS-006 the tracker says of documents what the receipt or the person says', () => {
  test.each<[string, Parameters<typeof documentsOf>, ReturnType<typeof documentsOf>]>([
    [
      'a seen confirmation with a file: sent, by the name of the file',
      [receipt('seen', 'resume', 'letter'), { document: 'Kitchen.pdf', uploaded: null, letter: 'Draft' }, true],
      { documents: 'sent', resumeName: 'resume.pdf', letter: 'Dear Northline' },
    ],
    [
      'a receipt without files: no resume was sent, whatever the application holds',
      [receipt('seen'), { document: 'Kitchen.pdf', uploaded: 'cv.pdf', letter: 'Draft' }, true],
      { documents: 'sent', resumeName: null, letter: null },
    ],
    [
      "the person's word: what we prepared",
      [receipt('said', 'resume'), NOTHING, true],
      { documents: 'prepared', resumeName: 'resume.pdf', letter: null },
    ],
    [
      'an unknown outcome: what we prepared',
      [receipt('unconfirmed', 'resume'), NOTHING, true],
      { documents: 'prepared', resumeName: 'resume.pdf', letter: null },
    ],
    [
      "without a receipt the profile's file is not called anything of this application",
      [null, { document: null, uploaded: 'cv.pdf', letter: 'Draft' }, true],
      { documents: 'prepared', resumeName: null, letter: 'Draft' },
    ],
    [
      'before it is sent: what will go, the chosen document first',
      [null, { document: 'Kitchen.pdf', uploaded: 'cv.pdf', letter: null }, false],
      { documents: 'planned', resumeName: 'Kitchen.pdf', letter: null },
    ],
    [
      "before it is sent, without a chosen document: the profile's file",
      [null, { ...NOTHING, uploaded: 'cv.pdf' }, false],
      { documents: 'planned', resumeName: 'cv.pdf', letter: null },
    ],
    ['nothing at all', [null, NOTHING, false], { documents: 'planned', resumeName: null, letter: null }],
  ])('%s', (_, input, expected) => expect(documentsOf(...input)).toEqual(expected))
})

test('a job of a search that the person recorded as sent is not called sent before receipts were kept', () => {
  const change = { at: AT, column: 'status' as const, from: 'saved', to: 'applied', by: 'you' as const }
  const told = { jobId: 'greenhouse:1', appliedAt: AT, history: [{ ...change, note: 'typed in by you' }] }
  expect(noReceipt(told)).toBe('Typed in by you: we did not send it.')
  expect(noReceipt({ ...told, jobId: 'typed:1', history: [] })).toBe('Typed in by you: we did not send it.')
  expect(noReceipt({ ...told, history: [{ ...change, note: null }] })).toBe('It was sent before we kept receipts.')
  expect(noReceipt({ jobId: 'greenhouse:1', appliedAt: null, history: [] })).toBe('Nothing was sent yet.')
})
