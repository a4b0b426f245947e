import { expect, test } from 'vitest'
import { hasLetter, hasLetterOrDigit, hasLetters } from './letters.ts'
import { hasOrdinal, withoutOrdinal } from './not-a-question.ts'

test.each([
  ['Name', [true, true, true]],
  ['Имя', [true, true, true]],
  ['名前', [true, true, true]],
  ['é', [true, false, true]],
  ['a', [true, false, true]],
  ['é b', [true, false, true]],
  ['42', [false, false, true]],
  ['٤٢', [false, false, true]],
  ['* –', [false, false, false]],
  ['', [false, false, false]],
])("letters of every alphabet are letters: '%s'", (text, has) => {
  expect([hasLetter(text), hasLetters(text), hasLetterOrDigit(text)]).toEqual(has)
})

test.each([
  ['5. First name', 'First name'],
  ['Q3: Städtename', 'Städtename'],
  ['question 12) Имя', 'Имя'],
  ['5.5 years', '5.5 years'],
  ['Questions: yours', 'Questions: yours'],
])("where a question stands in its form is no part of it: '%s'", (text, question) => {
  expect([withoutOrdinal(text), hasOrdinal(text)]).toEqual([question, text !== question])
})
