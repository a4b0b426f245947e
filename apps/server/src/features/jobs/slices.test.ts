import { expect, test } from 'vitest'
import { chooseSlices } from './slices.ts'
import { SOURCES } from './sources/all-sources.ts'
import { findHost } from './sources/readers/source.ts'

const wish = (words: string, city: string, country: string) => ({ words, city, country })
const tokensOf = (...wishes: ReturnType<typeof wish>[]) =>
  chooseSlices(wishes, SOURCES).map(({ source, token }) => `${source} ${token}`)

test('a nurse in Leeds is looked for at the services of her country, a welder in Ulm at his', () => {
  expect(tokensOf(wish('nurse', 'Leeds', 'United Kingdom'))).toEqual(
    expect.arrayContaining(['reed nurse@leeds', 'nhsjobs nurse@leeds', 'adzuna gb:nurse@leeds']),
  )
  expect(tokensOf(wish('Schweißer', 'Ulm', 'Germany'))).toEqual(expect.arrayContaining(['arbeitsagentur schweißer@ulm']))
  expect(tokensOf(wish('cuisinier', 'Lyon', 'France'))).toEqual(expect.arrayContaining(['eures cuisinier@fr']))
})

test('nobody is looked for in a country whose service is not known, and each slice is asked for once', () => {
  expect(tokensOf(wish('cook', 'Suva', 'Fiji'))).toEqual([])
  expect(tokensOf(wish('kock', 'Umeå', 'Sweden'), wish('Kock', 'Umeå', 'Sweden'))).toEqual(['jobtech kock@umeå'])
})

test('words of strangers cannot leave their slice, and no service has more than sixty', () => {
  const hostile = Array.from({ length: 200 }, (_, i) => wish(`cook ${i}@x\n/../?a=${'b'.repeat(300)}`, '', 'Sweden'))
  const slices = chooseSlices(hostile, SOURCES)
  expect(slices).toHaveLength(60)
  for (const { source: id, token, name } of slices) {
    const source = SOURCES.find((one) => one.id === id)
    expect(token.split('@')).toHaveLength(2)
    expect(source && findHost(source, source.list({ token, name }))).toBe('jobsearch.api.jobtechdev.se')
  }
})
