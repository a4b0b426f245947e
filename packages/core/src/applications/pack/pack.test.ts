import { expect, test } from 'vitest'
import type { Task } from '#applications/tasks/schema'
import { clockText, countdown, isEarly } from './countdown.ts'
import { chooseTask, findCall, findPlace } from './meeting.ts'
import { peopleOf } from './people.ts'
import { likelyQuestions, ownQuestions } from './questions.ts'
import type { InterviewPack, PackRequirement } from './schema.ts'
import { NO_WORDS, packSheet } from './sheet.ts'

const NOW = new Date('2026-11-18T10:00:00Z')
const mail = (text: string, sentAt: string | null = '2026-11-16T09:00:00.000Z', calendar: string | null = null) => ({
  ...{ from: 'Ruth Hallam <ruth@deansgate.example>', text, calendar, sentAt },
})
const task = (title: string, dueAt: string | null, more: Partial<Task> = {}): Task => ({
  ...{ id: title, applicationId: 'a', title, day: (dueAt ?? '2026-11-20').slice(0, 10), time: null, zone: 'UTC', dueAt },
  ...{ reminder: 'none', doneAt: null, ...more },
})

test('a pack is for the interview that was asked for, else for the next one', () => {
  const [past, call, later] = [
    task('Interview', '2026-11-17T09:00:00.000Z'),
    task('Call the recruiter', '2026-11-19T09:00:00.000Z'),
    task('Entretien', '2026-11-20T09:00:00.000Z'),
  ]
  expect(chooseTask([call, past, later], undefined, NOW)).toBe(later)
  expect(chooseTask([call, past, later], past.id, NOW)).toBe(past)
  expect(chooseTask([past, call], undefined, NOW)).toBe(call)
  expect(
    chooseTask([task('Follow up', null), task('Interview', '2026-11-19T09:00:00.000Z', { doneAt: 'x' })], undefined, NOW),
  ).toBeNull()
})

test.each([
  ['Join: <https://us02web.zoom.us/j/8812?pwd=x>.', 'https://us02web.zoom.us/j/8812?pwd=x'],
  ['(https://meet.google.com/abc-defg-hij)', 'https://meet.google.com/abc-defg-hij'],
  ['https://teams.microsoft.com/l/meetup-join/19%3ameeting_x/0', 'https://teams.microsoft.com/l/meetup-join/19%3ameeting_x/0'],
  ['Our software runs on https://zoom.us/ and https://support.zoom.us/hc', null],
  ['https://zoom.us.evil.example/j/1 https://ann@zoom.us/j/1 http://zoom.us/j/1 https://evilzoom.us/j/1', null],
])('%s is a call: %s', (text, address) => {
  expect(findCall([mail(text)])?.text ?? null).toBe(address)
})

test('the newest email says where; an answered email below does not', () => {
  const old = mail('Where: 4 Old Road', '2026-11-01T09:00:00.000Z')
  expect(findPlace([old, mail('Hello Ann,\n*Adresse:* 12 Mill Lane, Leeds\n')])?.text).toBe('12 Mill Lane, Leeds')
  expect(findPlace([mail('> Where: 4 Old Road\nThe place: unknown')])).toBeNull()
  expect(findPlace([mail('', null, 'BEGIN:VEVENT\r\nLOCATION:Mill Lane\\, 2nd\r\n  floor\r\nEND:VEVENT')])?.text).toBe(
    'Mill Lane, 2nd floor',
  )
  expect(findPlace([mail(`Where: ${'x'.repeat(300)}\nWhere: https://maps.example`)])).toBeNull()
})

test('people are those that were noted and those who wrote, machines aside', () => {
  const noted = { name: 'Ruth Hallam', role: 'Manager', email: '', phone: '' }
  const senders = [
    'Ruth Hallam <ruth@deansgate.example>',
    'Jobs <no-reply@deansgate.example>',
    'Deansgate <x@hire.lever.co>',
    'Tom May <tom@deansgate.example>',
  ]
  expect(peopleOf([noted], senders)).toEqual([noted, { name: 'Tom May', role: '', email: 'tom@deansgate.example', phone: '' }])
})

const requirement = (
  name: string,
  answer: PackRequirement['answer'],
  quote: string | null,
  more: Partial<PackRequirement> = {},
) => ({
  ...{ name, isSkill: true, isWish: false, answer, asked: `We use ${name}.`, quote, from: quote === null ? '' : 'Osei Books' },
  ...{ fact: '', question: `${name}?`, ...more },
})
const pack: InterviewPack = {
  ...{
    applicationId: crypto.randomUUID(),
    name: 'Amara Osei',
    job: { title: 'Accounts Assistant', company: 'Deansgate', location: 'Leeds' },
  },
  interview: {
    id: 't',
    title: 'Interview',
    day: '2026-11-20',
    time: '14:30',
    zone: 'Europe/London',
    dueAt: '2026-11-20T14:30:00.000Z',
  },
  ...{ call: null, place: null, people: [], hasPay: false, hasWorkMode: true },
  requirements: [
    requirement('Sage 200', 'notMet', null),
    requirement('Degree', 'unknown', null, { isSkill: false, fact: 'Your profile does not say.' }),
    requirement('Xero', 'met', 'Moved three clients to Xero'),
  ],
  questions: { theirs: [], yours: [] },
  sent: { state: 'sent', receipt: 112, resume: 'Accounts.pdf', letter: 'Two words', answers: [] },
  ...{ posting: { text: 'We use Xero.', keptAt: '2026-11-09T09:00:00.000Z' }, notes: [] },
}

test('a sheet has proofs first, says what is missing, and shows both clocks', () => {
  const sheet = packSheet(pack, NOW, 'Europe/Berlin')
  expect(sheet.requirements.map(({ name, text, note, asked }) => [name, text, note, asked])).toEqual([
    ['Xero', '“Moved three clients to Xero”', 'Osei Books', ''],
    ['Degree', 'Your profile does not say.', '', 'We use Degree.'],
    ['Sage 200', NO_WORDS, '', ''],
  ])
  expect(sheet.facts).toEqual([
    {
      label: 'When',
      value: 'Fri 20 Nov 2026, 14:30 (Europe/London)',
      note: 'Interview, which is 20 Nov 2026, 15:30 (Europe/Berlin)',
    },
    { label: 'Where', value: 'Not known yet', note: '' },
    { label: 'Who', value: 'Not known yet', note: '' },
  ])
  expect([sheet.count, sheet.sent.note, sheet.posting.title]).toEqual([
    '1 of 3',
    'receipt No. 0112',
    'The posting, kept on 9 Nov 2026',
  ])
  const call = { address: 'https://meet.google.com/abc', from: mail('').from, sentAt: mail('').sentAt }
  expect(packSheet({ ...pack, call }, NOW, 'UTC').facts[1]).toEqual({
    ...{ label: 'Where', value: 'Video call, meet.google.com', note: 'from Ruth Hallam, 16 Nov 2026' },
  })
})

test('questions come from the requirements, met and missing ones, and from what the posting leaves open', () => {
  expect(likelyQuestions(pack.job, pack)).toEqual([
    'Why do you want to work as Accounts Assistant at Deansgate?',
    ...['Xero?', 'Sage 200?', 'Degree?'],
  ])
  const many = Array.from({ length: 20 }, (_, place) => requirement(`R${place}`, place < 15 ? 'met' : 'notMet', null))
  const asked = likelyQuestions(pack.job, { requirements: many })
  expect([asked.length, asked.includes('R0?'), asked.includes('R15?')]).toEqual([8, true, true])
  const own = ownQuestions(pack.job, pack)
  expect([own.some((one) => one.includes('pay range')), own.some((one) => one.includes('from home'))]).toEqual([true, false])
  expect(own).toContain('How much of the work is Sage 200, and who could show me how you use it?')
})

test('the time until an interview, and the time of an answer', () => {
  const until = (at: string) => countdown(at, NOW)
  expect(
    ['2026-11-19T15:10:00Z', '2026-11-20T10:00:00Z', '2026-11-18T12:10:00Z', '2026-11-18T10:03:30Z', '2026-11-18T10:00:00Z'].map(
      until,
    ),
  ).toEqual([...['in 1 day 5 h', 'in 2 days', 'in 2 h 10 min', 'in 4 min', 'has begun']])
  expect([isEarly('2026-11-18T10:06:00Z', NOW), isEarly('2026-11-18T10:05:00Z', NOW)]).toEqual([true, false])
  expect([clockText(0), clockText(72)]).toEqual(['0:00', '1:12'])
})
