import { expect, test } from 'vitest'
import { phraseOf } from './phrase.ts'
import { isCity, isPlaceLike } from './places.ts'
import { ROLE_SCORES } from './role-scores.ts'

test.each([
  'Vila Nova de Gaia',
  'Wolfsburg',
  'Örebro',
  'Bielsko-Biała',
  'Exmouth',
  'Lloret de Mar',
  'Saint-Étienne',
  'Mississauga',
])('%s is a place without a country beside it, and no employer (RESUME-002)', (town) => {
  expect(isCity(town)).toBe(true)
  expect(isPlaceLike(town)).toBe(true)
  expect(ROLE_SCORES.location(phraseOf(town))).toBeGreaterThan(ROLE_SCORES.company(phraseOf(town)) + 2)
})

test.each(['Guarda', 'Rugby', 'Gap', 'Maia', 'Stade'])(
  '%s is also a word, a name or a firm, and is no place by itself',
  (word) => {
    expect(isPlaceLike(word)).toBe(false)
  },
)
