import { expect, test } from 'vitest'
import { deletionDate, exportFilename, isPhrase, linkEnd, mayExport } from './deletion-rules.ts'

test('DELETE-001 only the exact phrase confirms', () => {
  expect(isPhrase('DELETE MY ACCOUNT')).toBe(true)
  const others = ['delete my account', 'DELETE MY ACCOUNT ', ' DELETE MY ACCOUNT', 'DELETE  MY ACCOUNT', 'DELETE MY', '']
  expect(others.filter(isPhrase)).toEqual([])
})

test('the mailed link works for 24 hours, and the account stays for 7 days', () => {
  const at = new Date('2026-11-18T09:30:00Z')
  expect(linkEnd(at).toISOString()).toBe('2026-11-19T09:30:00.000Z')
  // proves DELETE-018
  expect(deletionDate(at).toISOString()).toBe('2026-11-25T09:30:00.000Z')
})

test('an export needs a session that began within the last 24 hours', () => {
  const now = new Date('2026-11-18T09:30:00Z')
  expect(mayExport(new Date('2026-11-17T09:30:01Z'), now)).toBe(true)
  expect(mayExport(new Date('2026-11-17T09:30:00Z'), now)).toBe(false)
})

test('SETTINGS-023 the export is named after the person and the day', () => {
  expect(exportFilename('7a1', '2026-11-18')).toBe('account-data-7a1-2026-11-18.json')
})
