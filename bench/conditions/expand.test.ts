import { expect, test } from 'vitest'
import { expand, mixesOf } from './expand.ts'
import { driving, language, years } from './subjects.ts'
import { row } from './template.ts'

const german = ['German', language('German')] as const
const french = ['French', language('French')] as const

test('a template becomes one small posting for each text, filling and layout', () => {
  const template = row('years', 'phrase', '{n} years as a {job}', { n: ['2', '3'], job: [['chef', years('Chef')]] })
  const cases = expand('here', { language: 'en', templates: [template] })
  expect(new Set(cases.map(({ sentence }) => sentence))).toEqual(new Set(['2 years as a chef', '3 years as a chef']))
  expect(new Set(cases.map(({ layout }) => layout)).size).toBe(7)
  expect(cases.every(({ description, sentence }) => description.includes(sentence))).toBe(true)
  expect(cases.every(({ subjects }) => subjects.job?.kind === 'years')).toBe(true)
})

test('two slots never get the same value', () => {
  const template = row('language', 'or', '{a} or {b}', { a: [german, french], b: [german, french] })
  const sentences = expand('here', { language: 'en', templates: [template] }).map(({ sentence }) => sentence)
  expect(new Set(sentences)).toEqual(new Set(['German or French', 'French or German']))
})

test('the draw from a large template is the same each time and keeps to its size', () => {
  const template = row('language', 'and', ['{a} and {b} please', 'Both {a} and {b}'], {
    a: [german, french],
    b: [
      ['Dutch', language('Dutch')],
      ['Polish', language('Polish')],
    ],
  })
  const draw = () => expand('here', { language: 'en', templates: [template] }, 20)
  expect(draw()).toHaveLength(20)
  expect(draw().map(({ description }) => description)).toEqual(draw().map(({ description }) => description))
})

test('only a condition that the law sets is asked after a list of wishes', () => {
  const layouts = (kind: 'driving' | 'years') =>
    expand('here', { language: 'en', templates: [row(kind, 'must', 'You must.', {}, { about: driving() })] }).map(
      ({ layout }) => layout,
    )
  expect(layouts('driving')).toContain('afterWishes')
  expect(layouts('years')).not.toContain('afterWishes')
})

test('a slot that nobody fills is an error', () => {
  expect(() => expand('here', { language: 'en', templates: [row('years', 'must', '{n} years')] })).toThrow('No slot n')
})

test('people hold, lack or leave out everything, and with two subjects also hold one of them', () => {
  expect(mixesOf(['a'])).toEqual([{ a: 'holds' }, { a: 'lacks' }, { a: 'silent' }])
  expect(mixesOf(['a', 'b'])).toEqual([
    { a: 'holds', b: 'holds' },
    { a: 'lacks', b: 'lacks' },
    { a: 'silent', b: 'silent' },
    { a: 'lacks', b: 'holds' },
    { a: 'holds', b: 'lacks' },
  ])
})
