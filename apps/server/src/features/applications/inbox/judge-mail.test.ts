import { expect, test } from 'vitest'
import { judgeMail } from './judge-mail.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
const KNOWN = [{ id: 'north', job_title: 'Cook', company: 'Northwind Labs', isOpen: true, appliedAt: new Date('2026-11-02') }]
const REFUSAL = 'Dear Luca, thank you for applying. Unfortunately we have decided to proceed with other candidates.'
const mail = (from: string, note: string) => ({
  ...{ from, subject: 'Fwd: Result', sentAt: NOW, linked: '', calendar: null },
  text: `${note}---------- Forwarded message ---------\nFrom: Jobs <jobs@northwindlabs.example>\nSubject: Cook\n\n${REFUSAL}`,
})
const judged = (from: string, note: string, isOwn = false) => {
  const { kind = undefined, applicationId = undefined } = judgeMail(mail(from, note), KNOWN, null, NOW, { isOwn }) ?? {}
  return [kind, applicationId]
}

test("what a friend forwards of the friend's own application proposes nothing, and the person is asked", () => {
  expect(judged('Luca <luca@home.example>', 'they dropped me as well\n\n')).toEqual([null, null])
})

test('what the person forwards, or somebody else without having been written to, is read for what it says', () => {
  expect(judged('Luca <luca@home.example>', 'for my list\n\n', true)).toEqual(['rejection', 'north'])
  expect(judged('Kim <kim@agency.example>', 'see below\n\n')).toEqual(['rejection', 'north'])
})
