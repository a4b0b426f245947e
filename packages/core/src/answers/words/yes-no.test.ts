import { expect, test } from 'vitest'
import { meaningful, readText } from './tokens.ts'
import { yesOrNo } from './yes-no.ts'

const SAID =
  'Yes|No|yes.|NO!|Ja|Nein|Nej|Nei|Oui|Non|Tak|Nie|Sim|Não|Nee|Yes, I do|No, I am|Ja, bitte|Oui|None|Keine|Maybe|Yes / No|Not sure|Remote|Yes to all|No thanks|Nobody|Note|Sita|1|Yes, sometimes'.split(
    '|',
  )

test('a button says yes or no where the lexicons read that and nothing else', () => {
  const byLexicon = (text: string) => {
    const [only, ...more] = text.length > 12 ? [] : meaningful(readText(text))
    return more.length === 0 && (only?.concept === 'yes' || only?.concept === 'no') ? only.concept : undefined
  }
  expect(SAID.map((text) => [text, yesOrNo(text)])).toEqual(SAID.map((text) => [text, byLexicon(text)]))
})

test("'sí' is an answer here, though in a text of unknown language it may be a condition", () => {
  expect(['Sí', 'SI', 'Sí.'].map(yesOrNo)).toEqual(['yes', 'yes', 'yes'])
})
