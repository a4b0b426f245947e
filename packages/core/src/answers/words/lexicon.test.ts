import { foldWords } from '@jobapply/language/fold'
import { expect, test } from 'vitest'
import { entriesOf } from './lexicon.ts'
import { FORM_LANGUAGES } from './names.ts'
import { meaningful, readTokens } from './tokens.ts'

const conceptsOf = (text: string, language: (typeof FORM_LANGUAGES)[number] = 'en', names = {}) =>
  meaningful(readTokens(text, language, names)).map(({ concept, value, number }) =>
    [concept, value ?? number].filter(Boolean).join('='),
  )

test.each(FORM_LANGUAGES)('in %s a phrase has one meaning', (language) => {
  const phrases = entriesOf(language).flatMap((entry) =>
    entry.phrases.map((phrase) => ({ phrase, meaning: JSON.stringify(entry.meanings) })),
  )
  const meanings = Map.groupBy(phrases, ({ phrase }) => foldWords(phrase))
  expect([...meanings].filter(([phrase, all]) => phrase === '' || new Set(all.map(({ meaning }) => meaning)).size > 1)).toEqual(
    [],
  )
})

test('all languages speak of the same concepts', () => {
  const english = new Set(entriesOf('en').flatMap(({ meanings }) => meanings.map(({ concept }) => concept)))
  const others = FORM_LANGUAGES.flatMap((language) =>
    entriesOf(language).flatMap(({ meanings }) => meanings.map(({ concept }) => concept)),
  )
  expect(others.filter((concept) => !english.has(concept))).toEqual([])
})

test('us is the employer, US and U.S. are the country, and in capitals the word before it tells', () => {
  expect(conceptsOf('sponsorship by us in the US')).toEqual(['sponsor', 'employer', 'country=United States'])
  expect(conceptsOf('in the U.S.')).toEqual(['country=United States'])
  expect(conceptsOf('WORK IN THE US')).toEqual(['work', 'country=United States'])
  expect(conceptsOf('WORK FOR US')).toEqual(['work', 'employer'])
  expect(conceptsOf('US WORK')).toEqual(['word', 'work'])
})

test('the employer and the city of the job are recognised by name', () => {
  expect(conceptsOf('Have you worked for Blue Ocean in Köln?', 'en', { employer: 'Blue Ocean', city: 'Köln' })).toEqual([
    'worked',
    'employer',
    'here',
  ])
})

test('numbers are read as written in any of the languages', () => {
  expect(conceptsOf('60.000 - 85,000')).toEqual(['number=60000', 'range', 'number=85000'])
  expect(conceptsOf('60 000 à 85 000', 'fr')).toEqual(['number=60000', 'range', 'number=85000'])
  expect(conceptsOf('1 tot 3 jaar', 'nl')).toEqual(['number=1', 'range', 'number=3', 'years'])
  expect(conceptsOf('60k+')).toEqual(['number=60000', 'plus'])
  expect(conceptsOf('7,5')).toEqual(['number=7.5'])
})

test('a lone or leading no is an answer, another one a negation', () => {
  expect(conceptsOf('No, I do not need sponsorship')).toEqual(['no', 'not', 'need', 'sponsor'])
  expect(conceptsOf('No sponsorship needed')).toEqual(['not', 'sponsor', 'needed'])
})
