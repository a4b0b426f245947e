import { COUNTRY_ALIASES } from '@jobapply/core/shared/countries/countries'
import { COUNTRY_EXONYMS } from '@jobapply/language/place-words'
import { expect, test } from 'vitest'
import { nationsIn } from './nations.ts'

const capital = (name: string) => name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

test('a country of another language is the one that resumes mean by its name', () => {
  const names = [...Object.entries(COUNTRY_EXONYMS), ...Object.entries(COUNTRY_ALIASES)]
  const read = names.flatMap(([name, country]) => nationsIn(capital(name)).map((nation) => [name, country, nation]))
  expect(read.length).toBeGreaterThan(20)
  expect(read.filter(([, country, nation]) => country !== nation)).toEqual([])
})
