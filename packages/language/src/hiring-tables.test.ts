import { expect, test } from 'vitest'
import { HIRING_LANGUAGES, HIRING_WORDS } from './hiring-tables.ts'

const entriesOf = (list: string) => list.split(',').map((entry) => entry.trim())

test.each(HIRING_LANGUAGES)('the words of emails have no empty and no repeated entry: %s', (language) => {
  for (const [name, list] of Object.entries(HIRING_WORDS[language])) {
    const entries = entriesOf(list)
    expect([name, entries.filter((entry) => entry === '')]).toEqual([name, []])
    expect([name, entries.filter((entry, index) => entries.indexOf(entry) !== index)]).toEqual([name, []])
  }
})

test.each(HIRING_LANGUAGES)('a beginning or an ending has two letters or more, and a gap is between words: %s', (language) => {
  const words = Object.values(HIRING_WORDS[language]).flatMap((list) => entriesOf(list).flatMap((entry) => entry.split(/[ /]/)))
  expect(words.filter((word) => word.includes('*') && word.replaceAll('*', '').length < 2)).toEqual([])
  const entries = Object.values(HIRING_WORDS[language]).flatMap(entriesOf)
  expect(entries.filter((entry) => /^\.|\.$|^\*.*\*$/.test(entry))).toEqual([])
})

test.each(HIRING_LANGUAGES)('no kind of word is missing or nearly missing in a language: %s', (language) => {
  const thin = Object.entries(HIRING_WORDS[language]).filter(([name, list]) => name !== 'common' && entriesOf(list).length < 2)
  expect(thin).toEqual([])
})
