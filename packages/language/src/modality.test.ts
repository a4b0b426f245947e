import { expect, test } from 'vitest'
import { findModality } from './modality.ts'

/** Words of three or four letters are compared whole, longer ones by their first five: each kind is found. */
test.each([
  ['A licence is needed', 'must'],
  ['Le permis est exigé', 'must'],
  ['El carnet que debes tener', 'must'],
  ['Niemals ohne Führerschein', 'never'],
  ['German is a plus', 'wish'],
])('%s: %s', (sentence, notion) => expect(findModality(sentence).map((found) => found.notion)).toContain(notion))
