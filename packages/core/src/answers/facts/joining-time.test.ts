import { expect, test } from 'vitest'
import { answerQuestion } from '#answers/answering/answer'
import { questionOf } from '#answers/case.testing'
import { contextOf, NOW } from '#answers/people.testing'
import { addDays, dayOf } from '#shared/time/dates'

function ask(days: number, options: string, label = 'Notice period') {
  const context = contextOf('ann')
  const profile = { ...context.profile, expected_joining_date: addDays(dayOf(NOW), days) }
  const kind = options ? 'select' : 'text'
  const found = answerQuestion(questionOf(['ann', kind, label, options, '']), { ...context, profile })
  return found.status === 'answered' ? found.value : found.status
}

/** From 16 November a month has 30 days, two have 61, three 92. */
const OPTIONS: readonly [label: string, days: number, slack: number][] = [
  ['Immediately', 0, 0],
  ['1 week', 7, 1],
  ['2 weeks', 14, 1],
  ['3 weeks', 21, 1],
  ['1 month', 30, 2],
  ['2 months', 61, 2],
  ['3 months', 92, 2],
]

test('one amount of time is chosen up to a day from it in weeks, two days in months, and no option beyond that', () => {
  const options = OPTIONS.map(([label]) => label).join(' ; ')
  const found = Array.from({ length: 120 }, (_, days) => `${days}: ${ask(days, options)}`)
  const right = Array.from({ length: 120 }, (_, days) => {
    const option = OPTIONS.find(([, amount, slack]) => Math.abs(days - amount) <= slack)
    return `${days}: ${option?.[0] ?? 'ask'}`
  })
  expect(found).toEqual(right)
})

test('a range has no slack, and one in two units is left to the person', () => {
  expect(ask(8, 'Immediately ; 2-7 days ; 8-30 days')).toBe('8-30 days')
  expect(ask(8, 'Less than 1 week ; 1-2 weeks')).toBe('1-2 weeks')
  expect(ask(15, 'Less than 1 week ; 1-2 weeks')).toBe('ask')
  expect(ask(14, 'Immediately ; 1 month - 10 weeks')).toBe('ask')
  expect([0, 1].map((days) => ask(days, '0 weeks ; 2 weeks'))).toEqual(['0 weeks', 'ask'])
})

test('a number in the unit of the question is whole, and a date that has passed says nothing', () => {
  expect([14, 15].map((days) => ask(days, '', 'Notice period (in weeks)'))).toEqual(['2', 'ask'])
  expect([30, 45].map((days) => ask(days, '', 'Notice period (in months)'))).toEqual(['1', 'ask'])
  expect([0, 15].map((days) => ask(days, '', 'Notice period (in days)'))).toEqual(['0', '15'])
  expect([0, -1].map((days) => ask(days, 'Yes ; No', 'Can you start immediately?'))).toEqual(['Yes', 'ask'])
})
