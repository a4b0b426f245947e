import { expect, test } from 'vitest'
import { readDenial } from './negation.ts'

test.each([
  ['Applications without a licence will not be considered', 'asked'],
  ['Nobody is hired without a licence', 'asked'],
  // Refused is something else than who lacks what the sentence names.
  ['We do not accept applications after 1 May', null],
  ['We will not consider applications by email, even with a licence', null],
])('%s: %s', (sentence, denial) => expect(readDenial(sentence)).toBe(denial))
