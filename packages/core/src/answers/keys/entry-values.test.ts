import { expect, test } from 'vitest'
import { PEOPLE } from '#answers/people.testing'
import { entryValue, type HistoryKey } from './entry-values.ts'

const value = (key: string) => entryValue(key as HistoryKey, PEOPLE.ann, 'text')

test.each([
  ['experience[0].title', 'Senior Software Engineer'],
  ['experience[0].company', 'Acme Robotics'],
  ['experience[0].startYear', '2022'],
  ['experience[0].startMonth', '05'],
  ['experience[0].current', true],
  // A current job has no end, and nobody ticks that a past one goes on.
  ['experience[0].endYear', 'leave-empty'],
  ['experience[0].endMonth', 'leave-empty'],
  ['experience[1].current', 'leave-empty'],
  ['experience[1].title', 'Java Developer'],
  ['experience[1].company', 'Beta GmbH'],
  ['experience[1].description', 'Some Python scripting.'],
  ['experience[1].startYear', '2019'],
  ['experience[1].startMonth', '04'],
  ['experience[1].endYear', '2022'],
  ['experience[1].endMonth', '04'],
  ['experience[1].location', null],
  ['experience[2].title', 'leave-empty'],
  ['education[0].school', 'TU Berlin'],
  ['education[0].degree', 'Master of Science'],
  ['education[0].fieldOfStudy', 'Computer Science'],
  ['education[0].startYear', '2013'],
  ['education[0].endYear', '2019'],
  ['education[0].endMonth', '03'],
  ['education[1].school', 'leave-empty'],
])('%s of a profile is %o', (key, given) => {
  expect(value(key)).toBe(given)
})

test('a part of a date is a number without a zero before it', () => {
  expect(entryValue('experience[0].startMonth', PEOPLE.ann, 'date-part')).toBe('5')
})

test('where the end of a school is not known, its year of graduation is', () => {
  const education = PEOPLE.ann.education.map((school) => ({ ...school, endDate: null }))
  const end = (part: string) => entryValue(`education[0].${part}` as HistoryKey, { ...PEOPLE.ann, education }, 'text')
  expect([end('endYear'), end('endMonth'), end('startYear')]).toEqual(['2019', null, '2013'])
})
