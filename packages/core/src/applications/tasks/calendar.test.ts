import { expect, test } from 'vitest'
import { foldLine, writeCalendar } from './calendar.ts'

const NOW = new Date('2026-11-16T10:00:00Z')
const task = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Interview, second; with Ann\nBEGIN:VALARM',
  day: '2026-11-24',
  dueAt: '2026-11-24T13:00:00.000Z',
  job: 'Cook \\ Baker, Café',
  address: 'https://jobapply.example/applications',
  changedAt: NOW,
}

test('a task is an event in UTC whose text cannot add a line', () => {
  const lines = writeCalendar([task], NOW).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:task-00000000-0000-4000-8000-000000000001@jobapply-ai',
      'DTSTART:20261124T130000Z',
      'DTEND:20261124T140000Z',
      'SUMMARY:Interview\\, second\\; with Ann\\nBEGIN:VALARM',
      'DESCRIPTION:Cook \\\\ Baker\\, Café',
    ]),
  )
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
})

test('a calendar that programs read again says its name and how often', () => {
  expect(writeCalendar([], NOW, { isFeed: true })).toContain(
    'X-WR-CALNAME:JobApply AI\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n',
  )
  expect(writeCalendar([], NOW)).not.toContain('REFRESH-INTERVAL')
})

test('a task without a time takes the whole day, over the end of a month too', () => {
  const text = writeCalendar([{ ...task, day: '2026-11-30', dueAt: null }], NOW)
  expect(text).toContain('DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261201\r\n')
})

test('long lines are folded at 75 bytes without cutting a letter', () => {
  const line = `SUMMARY:${'ü€𝄞'.repeat(40)}`
  const pieces = foldLine(line).split('\r\n')
  expect(Math.max(...pieces.map((piece) => new TextEncoder().encode(piece).length))).toBeLessThanOrEqual(75)
  expect(pieces.map((piece, index) => (index === 0 ? piece : piece.slice(1))).join('')).toBe(line)
})
