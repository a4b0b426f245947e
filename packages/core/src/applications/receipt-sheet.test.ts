import { expect, test } from 'vitest'
import { CONFIRMATIONS, type ConfirmationKind } from './constants.ts'
import type { ShownReceipt } from './receipt-schema.ts'
import { barsOf, hashGroups, receiptSheet } from './receipt-sheet.ts'

const HASH = '58cc5c4b'.repeat(8)
const AT = '2026-11-19T09:12:00.000Z'
const receiptOf = (kind: ConfirmationKind): ShownReceipt => ({
  ...{ number: 87, applicationId: crypto.randomUUID(), kind: 'sent', at: AT, bodyHash: HASH, previous: null, hash: HASH },
  keptFiles: [],
  correction: null,
  body: {
    job: {
      ...{ job_title: 'Maintenance Electrician', company: 'Northline Rail', location: '', source: 'Demo', posting: '' },
      ...{ job_url: 'https://careers.example/1', application_url: null },
    },
    sentAt: AT,
    profile: { id: crypto.randomUUID(), name: 'Electrician', version: 3, updatedAt: AT },
    fields: [
      { label: 'Full name', value: 'Tomasz', isRequired: true, origin: 'profile', source: 'profile', answerId: null },
      { label: 'Convictions', value: 'No', isRequired: true, origin: 'you', source: 'you, in the form', answerId: null },
      { label: 'Ethnic origin', value: '', isRequired: false, origin: 'empty', source: 'never guessed', answerId: null },
    ],
    files: [{ kind: 'resume', name: 'cv.pdf', pages: 1, bytes: 147_600, sha256: HASH }],
    letter: null,
    confirmation: { kind, quote: kind === 'seen' ? 'Thank you.' : null, reference: null, at: AT },
  },
})

test("by the person's word alone a receipt says so, and nowhere that it was sent or confirmed", () => {
  const sheet = receiptSheet(receiptOf('said'), 'UTC')
  expect(sheet).toMatchObject({
    status: 'You said: submitted',
    confirmation: { sentence: `${CONFIRMATIONS.said}.`, isQuote: false },
  })
  expect(JSON.stringify(sheet)).not.toMatch(/\bsent\b|confirmed/i)
})

test('a seen confirmation is quoted, and an unknown outcome is neither sent nor failed', () => {
  expect(receiptSheet(receiptOf('seen'), 'UTC')).toMatchObject({
    number: '0087',
    status: 'Confirmed',
    facts: [
      { label: 'Sent', value: 'Thu 19 Nov 2026, 09:12 UTC' },
      { label: 'By', value: 'you, in your own browser' },
      { label: 'Profile', value: 'Electrician, as of 19 Nov 2026' },
      { label: 'Form', value: 'careers.example/1' },
    ],
    files: [{ detail: 'resume, 1 page, 148 kB', isKept: false }],
    confirmation: { sentence: '“Thank you.”', isQuote: true },
  })
  const unknown = receiptSheet(receiptOf('unconfirmed'), 'UTC')
  expect(unknown?.status).toBe('Outcome unknown')
  expect(JSON.stringify(unknown)).not.toMatch(/\bsent\b|\bconfirmed\b|failed/i)
})

test.each([
  [1, '1 kB'],
  [999_001, '1000 kB'],
  [1_000_000, '1.0 MB'],
  [2_340_000, '2.3 MB'],
])('a file of %i bytes has %s', (bytes, size) => {
  const receipt = receiptOf('seen')
  const files = receipt.body?.files.map((file) => ({ ...file, bytes })) ?? []
  const sheet = receiptSheet({ ...receipt, body: receipt.body && { ...receipt.body, files } }, 'UTC')
  expect(sheet?.files.map(({ detail }) => detail)).toEqual([`resume, 1 page, ${size}`])
})

test('APPLY-045 a confirmation that was taken back stays quoted, and the sheet says what the page said then', () => {
  const correction = { number: 88, at: '2026-11-19T09:13:00Z', quote: 'We could not save your application.' }
  const sheet = receiptSheet({ ...receiptOf('seen'), correction }, 'UTC')
  expect(sheet).toMatchObject({
    ...{ number: '0087', kind: 'unconfirmed', status: 'Outcome unknown', fieldsTitle: 'What was filled in' },
    confirmation: { sentence: '“Thank you.”' },
    correction: {
      sentence:
        'Their page then said: “We could not save your application.” Check their page or your inbox before you apply again.',
      note: 'No. 0088, seen Thu 19 Nov 2026, 09:13 UTC on their page',
    },
  })
  expect(sheet?.facts[0]?.label).toBe('Started')
})

test('empty fields stay visible, and what the person entered is marked', () => {
  expect(receiptSheet(receiptOf('seen'), 'UTC')?.fields).toEqual([
    { place: 1, label: 'Full name', value: 'Tomasz', isEmpty: false, source: 'profile', isYours: false },
    { place: 2, label: 'Convictions', value: 'No', isEmpty: false, source: 'you, in the form', isYours: true },
    { place: 3, label: 'Ethnic origin', value: 'Left empty', isEmpty: true, source: 'never guessed', isYours: false },
  ])
})

test('a hash is shown in groups of 8, and another hash draws other bars', () => {
  expect(hashGroups(HASH)).toEqual(Array(8).fill('58cc5c4b'))
  expect(barsOf(HASH)).not.toEqual(barsOf('0'.repeat(64)))
  const { bars, width } = barsOf(HASH)
  expect(bars.every(({ x, width: bar }) => bar >= 1 && x + bar <= width)).toBe(true)
})
