import { expect, test } from 'vitest'
import { filterModeOf, filterTypeOf, keywordsOf, toSearchWords } from './search-words.ts'

test('search ignores case, accents and symbols, but keeps names with symbols', () => {
  expect(toSearchWords('Ingénieur·e R&D, Malmö')).toEqual(['ingenieur', 'e', 'r', 'd', 'malmo'])
  expect(toSearchWords('C++/C# and .NET on Node.js')).toEqual(['cplusplus', 'csharp', 'and', 'dotnet', 'on', 'nodejs'])
  expect(toSearchWords("'; drop table -- | & ! ( )")).toEqual(['drop', 'table'])
})

test('a word has up to 40 letters', () => {
  expect(toSearchWords(`${'a'.repeat(40)} ${'b'.repeat(41)}`)).toEqual(['a'.repeat(40)])
})

test('names in the text and tags are keywords; the first word of a sentence is not', () => {
  const description = 'We use React and AWS. Experience with Salesforce helps.\n- Kubernetes'
  expect(keywordsOf({ skills: ['PostgreSQL'], description })).toEqual(['postgresql', 'react', 'aws', 'salesforce'])
})

test('a posting without job type and work mode counts as full-time and on-site in the filters', () => {
  expect([filterTypeOf(null), filterTypeOf('freelance'), filterTypeOf('part-time')]).toEqual([
    'full-time',
    'contract',
    'part-time',
  ])
  expect([filterModeOf(null), filterModeOf('remote')]).toEqual(['onsite', 'remote'])
})
