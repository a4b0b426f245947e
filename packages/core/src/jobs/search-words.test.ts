import { expect, test } from 'vitest'
import { filterModeOf, filterTypeOf, keywordsOf, toSearchWords } from './search-words.ts'

test('a text is found under its plain words: case, accents and signs do not matter, names with signs stay names', () => {
  expect(toSearchWords('Ingénieur·e R&D, Malmö')).toEqual(['ingenieur', 'e', 'r', 'd', 'malmo'])
  expect(toSearchWords('C++/C# and .NET on Node.js')).toEqual(['cplusplus', 'csharp', 'and', 'dotnet', 'on', 'nodejs'])
  expect(toSearchWords("'; drop table -- | & ! ( )")).toEqual(['drop', 'table'])
})

test('names in the text and tags are keywords; the first word of a sentence is none', () => {
  const description = 'We use React and AWS. Experience with Salesforce helps.\n- Kubernetes'
  expect(keywordsOf({ skills: ['PostgreSQL'], description })).toEqual(['postgresql', 'react', 'aws', 'salesforce'])
})

test('a posting that does not say its kind counts as full-time and on-site in the filters', () => {
  expect([filterTypeOf(null), filterTypeOf('freelance'), filterTypeOf('part-time')]).toEqual([
    'full-time',
    'contract',
    'part-time',
  ])
  expect([filterModeOf(null), filterModeOf('remote')]).toEqual(['onsite', 'remote'])
})
