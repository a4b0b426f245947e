import { newDesign } from '@jobapply/core/documents/rules'
import { expect, test } from 'vitest'
import { chef } from '#people.testing'
import { writeDate, writePeriod } from './dates.ts'
import { documentOf } from './document.ts'
import { detailsOf } from './prose.ts'
import { tidy } from './tidy.ts'

const kinds = (text: string) => detailsOf(text).map(({ kind, text: line }) => `${kind} ${line}`)

test.each([
  ['Runs the kitchen.', ['p Runs the kitchen.']],
  ['Runs the kitchen.\nOrders flour.', ['li Runs the kitchen.', 'li Orders flour.']],
  ['Runs the kitchen:\n- orders flour\n• bakes', ['p Runs the kitchen:', 'li orders flour', 'li bakes']],
  ['One paragraph.\n\nAnother.', ['p One paragraph.', 'p Another.']],
  ['-20 degrees in the cellar', ['p -20 degrees in the cellar']],
])('a description becomes paragraphs or list items: %j', (text, expected) => {
  expect(kinds(text)).toEqual(expected)
})

test('a description of a thousand tiny lines keeps every word in few items', () => {
  const details = detailsOf(Array.from({ length: 990 }, (_, index) => `w${index}`).join('\n'))
  expect(details.length).toBeLessThanOrEqual(40)
  expect(
    details
      .map(({ text }) => text)
      .join(' ')
      .split(' '),
  ).toHaveLength(990)
})

test('dates are as precise as they were given, with an en dash between them', () => {
  expect(['2021', '2021-03', '2021-03-05', null].map(writeDate)).toEqual(['2021', 'Mar 2021', '5 Mar 2021', ''])
  expect(writePeriod({ startDate: '2021-03', endDate: null, current: true })).toBe('Mar 2021 – Present')
  expect(writePeriod({ startDate: '2020-01', endDate: '2021-02', current: false })).toBe('Jan 2020 – Feb 2021')
  expect(writePeriod({ startDate: null, endDate: '2021-02', current: false })).toBe('Feb 2021')
})

test('characters that share a glyph are written as one of them, and invisible ones are dropped', () => {
  expect(tidy('a\u00a0b\u202fc  d\n\u00ade\u200b5\u2011x \u00b5m e\u0301')).toBe('a b c d e5-x μm é')
})

test('empty sections are not printed, and a title of the person replaces the usual one', () => {
  const design = newDesign('plain')
  const sections = design.sections.map((one) => (one.section === 'awards' ? { ...one, title: 'Prizes' } : one))
  const titles = documentOf({ ...chef, projects: [] }, { ...design, sections }).sections.map(({ title }) => title)
  expect(titles).toEqual([
    'Summary',
    'Experience',
    'Education',
    'Certifications',
    'Skills',
    'Languages',
    'Prizes',
    'Volunteer work',
  ])
})
