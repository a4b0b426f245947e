import { expect, test } from 'vitest'
import { readInvitation } from './invitation.ts'
import { readPastedMail } from './mail-text.ts'
import { chooseMatch, isFromEmployer, rankApplications } from './match.ts'

const known = (id: string, company: string, job_title: string, days = 10) => ({
  ...{ id, company, job_title, isOpen: true },
  appliedAt: new Date(Date.parse('2026-11-16T09:00:00Z') - days * 86_400_000),
})
const ALL = [
  known('north', 'Northwind Labs GmbH', 'Backend Engineer'),
  known('north-qa', 'Northwind Labs GmbH', 'QA Engineer'),
  known('hotel', 'Harbour Hotel', 'Pastry Chef'),
  known('late', 'Atlas', 'Designer', -30),
]
const match = (from: string, subject: string, text: string) => {
  const ranked = rankApplications({ from, subject, sentAt: new Date('2026-11-16T09:00:00Z'), text }, ALL)
  return { sure: chooseMatch(ranked)?.id ?? null, ids: ranked.map(({ application }) => application.id) }
}

test('the sender, the company and the title say which application a mail is about', () => {
  expect(match('Sara <sara@northwindlabs.example>', 'Your application for QA Engineer', 'Hi Ann').sure).toBe('north-qa')
  expect(match('no-reply@greenhouse.example', 'Pastry Chef', 'Thank you for applying to Harbour Hotel.').sure).toBe('hotel')
})

test('two applications at one employer are a choice, and a mail that names none has none', () => {
  expect(match('Sara <sara@northwindlabs.example>', 'Your application', 'Hi Ann')).toEqual({
    sure: null,
    ids: ['north', 'north-qa'],
  })
  expect(match('news@shop.example', 'Sale', 'Everything must go')).toEqual({ sure: null, ids: [] })
})

test('a mail from before an application is not about it', () => {
  expect(match('hr@atlas.example', 'News', 'Hello').sure).toBeNull()
})

test('header lines of pasted and forwarded emails are read', () => {
  const mail = readPastedMail(
    'Look!\n---------- Forwarded message ---------\nVon: HR <hr@a.example>\nDatum: 2026-11-10 09:00\nBetreff: Einladung\n\nHallo',
  )
  expect(mail).toMatchObject({ from: 'HR <hr@a.example>', subject: 'Einladung', text: '\nHallo' })
  expect(mail.sentAt?.toISOString().slice(0, 10)).toBe('2026-11-10')
  expect(readPastedMail('Sent: 03/12/2026\nHello').sentAt).toBeNull()
})

test('a calendar invitation gives the date with its zone, or asks for a zone that it does not know', () => {
  const event = (start: string) =>
    `BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\n${start}\r\nSUMMARY:Interview: Ann\r\nEND:VEVENT`
  const read = (start: string) => {
    const found = readInvitation(event(start))
    return found && [found.day, found.time, found.zone]
  }
  expect(read('DTSTART:20261124T130000Z')).toEqual(['2026-11-24', '13:00', 'UTC'])
  expect(read('DTSTART;TZID=Europe/Berlin:20261124T140000')).toEqual(['2026-11-24', '14:00', 'Europe/Berlin'])
  expect(read('DTSTART;TZID="W. Europe Standard Time":20261124T140000')).toEqual(['2026-11-24', '14:00', 'Europe/Berlin'])
  expect(read('DTSTART;TZID=Our Office:20261124T140000')).toEqual(['2026-11-24', '14:00', null])
  expect(read('DTSTART;TZID=Europe/\r\n Berlin:20261124T140000')).toEqual(['2026-11-24', '14:00', 'Europe/Berlin'])
  expect(readInvitation(event('DTSTART:20261124T130000Z').replace('REQUEST', 'CANCEL'))).toBeNull()
})

test('an employer of two applications is known, also where nothing says which of them is meant', () => {
  const at = { company: 'Northwind Labs', isOpen: true, appliedAt: null }
  const known = [
    { ...at, id: 'a', job_title: 'Baker' },
    { ...at, id: 'b', job_title: 'Cook' },
  ]
  const ranked = rankApplications(
    { from: 'Sara <sara@northwindlabs.example>', subject: 'News', sentAt: null, text: 'Hello' },
    known,
  )
  expect([chooseMatch(ranked), isFromEmployer(ranked)]).toEqual([null, true])
  expect(isFromEmployer(rankApplications({ from: 'x@y.example', subject: 'Baker', sentAt: null, text: '' }, known))).toBe(false)
})
