import { expect, test } from 'vitest'
import { momentOf } from '#shared/time/local-time'
import { findAppointments } from './appointments.ts'
import { SENT_AT } from './cases.testing.ts'
import { findTimes } from './clock-times.ts'
import { tokensOf } from './tokens.ts'

const read = (...sentences: string[]) => findAppointments(sentences, SENT_AT, SENT_AT)
const shown = (...sentences: string[]) => read(...sentences).map(({ day, time }) => `${day} ${time}`)

/** Two days in one form, each with its time right behind it. */
test.each([
  ['German, without a year', 'Passt Ihnen das Gespräch am 24.11. 14:00 Uhr oder am 25.11. 10:00 Uhr?'],
  ['German, with the year', 'Passt Ihnen das Gespräch am 24.11.2026 14:00 Uhr oder am 25.11.2026 10:00 Uhr?'],
  ['German, a month by name', 'Passt Ihnen das Gespräch am 24. November 14 Uhr oder am 25. November 10 Uhr?'],
  ['English, the month first', 'Could we meet for the interview on November 24 2 pm or November 25 10 am?'],
  ['English, with the ending', 'Could we meet for the interview on November 24th, 2026 2 pm or November 25th, 2026 10 am?'],
  ['English, the day first', 'Could we meet for the interview on 24 November 2026 14:00 or 25 November 2026 10:00?'],
  ['English, with slashes', 'Could we meet for the interview on Tue 24/11 14:00 or Wed 25/11 10:00?'],
  ['as computers write it', 'Could we meet for the interview on 2026-11-24 14:00 or 2026-11-25 10:00?'],
  ['Dutch', 'Schikt het gesprek u op 24-11-2026 14:00 uur of op 25-11-2026 10:00 uur?'],
  ['Spanish', '¿Podemos hacer la entrevista el 24 de noviembre de 2026 14:00 h o el 25 de noviembre de 2026 10:00 h?'],
])('each of two days has the time that follows it: %s', (_form, sentence) => {
  expect(shown(sentence)).toEqual(['2026-11-24 14:00', '2026-11-25 10:00'])
})

test('a time before the only day is its time, and so is one in the next line', () => {
  expect(shown('We would like to meet you at 14:00 on 24 November.')).toEqual(['2026-11-24 14:00'])
  expect(shown('Date: 24 November 2026', 'Time: 14:00')).toEqual(['2026-11-24 14:00'])
  expect(shown('At 9:00 our office opens: choose 24 November 2026 or 25 November 2026.')).toEqual([
    '2026-11-24 null',
    '2026-11-25 null',
  ])
})

test.each([
  ['at 11', ['11:00']],
  ['7 Uhr', ['07:00']],
  ['at noon', ['12:00']],
  ['at noon or at 11', ['12:00', '11:00']],
  ['2-3 pm', ['14:00']],
  ['2 to 3 pm', ['14:00']],
  ['11-12 am', ['11:00']],
  ['10:00 - 11:00', ['10:00']],
  ['10am to 11am or 2pm', ['10:00', '14:00']],
  ['10:00 and, if that does not suit you, 14:00', ['10:00', '14:00']],
  ['um 10.30 Uhr', ['10:30']],
  ['à 14h30', ['14:30']],
  ['a las 6:00 p. m.', ['18:00']],
  // Nobody says which half of the day.
  ['at 3', [null]],
  ['5:00 - 7:00', [null]],
  // How long it takes, a date, an amount.
  ['1 uur', []],
  ['eine Pause von 6 h', []],
  ['24.11.2026', []],
  ['$72,000', []],
])('the times in %o', (text, times) => {
  expect(findTimes(tokensOf(text)).map(({ time }) => time)).toEqual(times)
})

/** Letters, offset in minutes, and whether they are those of the summer. In Sydney July is the winter. */
const LETTERS: readonly [letters: string, minutes: number, season: 'November' | 'July' | 'both'][] = [
  ['UTC', 0, 'both'],
  ['GMT', 0, 'November'],
  ['BST', 60, 'July'],
  ['WET', 0, 'November'],
  ['WEST', 60, 'July'],
  ['CET', 60, 'November'],
  ['CEST', 120, 'July'],
  ['MEZ', 60, 'November'],
  ['MESZ', 120, 'July'],
  ['EET', 120, 'November'],
  ['EEST', 180, 'July'],
  ['EST', -300, 'November'],
  ['EDT', -240, 'July'],
  ['CDT', -300, 'July'],
  ['MDT', -360, 'July'],
  ['PST', -480, 'November'],
  ['PDT', -420, 'July'],
  ['JST', 540, 'both'],
  ['SGT', 480, 'both'],
  ['AEST', 600, 'July'],
  ['AEDT', 660, 'November'],
]

test.each(LETTERS)(
  '14:00 %s is %i minutes from UTC, and asked for when the clocks of the place say otherwise',
  (letters, minutes, season) => {
    for (const month of ['November', 'July'] as const) {
      const [found] = read(`Your interview is on 24 ${month} 2027 at 14:00 ${letters}.`)
      const { day, time, zone } = found ?? { day: null, time: null, zone: null }
      const isRight = season === 'both' || season === month
      expect([month, zone !== null]).toEqual([month, isRight])
      if (!day || !time || !zone) continue
      const midnight = Date.parse(`2027-${month === 'July' ? '07' : '11'}-24T00:00:00Z`)
      expect(momentOf(day, time, zone).at.getTime()).toBe(midnight + (14 * 60 - minutes) * 60_000)
    }
  },
)

test('days from which to choose one are no appointment', () => {
  expect(shown('Slots for a call are available from November 24 to November 27, 8:00 - 17:00.')).toEqual([])
  expect(shown('Unsere Gespräche finden vom 24.11. bis 27.11. ab 9:00 Uhr statt.')).toEqual([])
  expect(shown('We offer 24 November at 14:00 or 25 November at 10:00.')).toEqual(['2026-11-24 14:00', '2026-11-25 10:00'])
})
