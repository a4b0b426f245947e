import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ABBREVIATIONS, isAbbreviation, joiningAbbreviations } from './abbreviations.ts'
import { fold } from './fold.ts'
import { splitSentences } from './sentences.ts'

const ALL = ['en', 'de', 'fr', 'es', 'pt', 'nl', 'it', 'sv', 'pl'] as const
const spaceless = (text: string) => text.replace(/\s/g, '')
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom('.', '!', '?', '…', '."', '.)', ' ', '\n', '12', 'März', 'J', 'Wir', 'wir', 'We'),
      fc.constantFrom(...ABBREVIATIONS),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

test.each([
  ['We read your letter. Thank you! Shall we talk? Yes…', ['We read your letter.', 'Thank you!', 'Shall we talk?', 'Yes…']],
  ['Please ask for Dr. Ruiz. She knows.', ['Please ask for Dr. Ruiz.', 'She knows.']],
  [
    'Frau Prof. Keller bzw. Herr J. Marsh kommt am 3. März. Bis dann.',
    ['Frau Prof. Keller bzw. Herr J. Marsh kommt am 3. März.', 'Bis dann.'],
  ],
  ['Der Termin ist am 3. 12. 2026. Bitte kommen Sie.', ['Der Termin ist am 3. 12. 2026.', 'Bitte kommen Sie.']],
  ['Ervaring met bijv. Java. Rijbewijs nodig.', ['Ervaring met bijv. Java.', 'Rijbewijs nodig.']],
  ['Rendez-vous avec Mme. Roux. À bientôt.', ['Rendez-vous avec Mme. Roux.', 'À bientôt.']],
  ['Pregunte por la Sra. Vidal. Gracias.', ['Pregunte por la Sra. Vidal.', 'Gracias.']],
  ['Chieda del Dott. Riva. Grazie.', ['Chieda del Dott. Riva.', 'Grazie.']],
  ['Fale com a Dra. Lima. Obrigado.', ['Fale com a Dra. Lima.', 'Obrigado.']],
  ['Körkort krävs inkl. YKB. Vi ses kl. 09.00 hos oss.', ['Körkort krävs inkl. YKB.', 'Vi ses kl. 09.00 hos oss.']],
  ['1. Send your papers. 2. Wait.', ['1. Send your papers.', '2. Wait.']],
  ['She said "no." We went on.', ['She said "no."', 'We went on.']],
  ['You work with e.g. Excel, z. B. Word, etc. and more.', ['You work with e.g. Excel, z. B. Word, etc. and more.']],
  ['Take bus no. 5 to ca. 20 stops. They said no. We asked.', ['Take bus no. 5 to ca. 20 stops.', 'They said no.', 'We asked.']],
  ['The year was 2024. We grew.', ['The year was 2024.', 'We grew.']],
  ['', []],
])('%j', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})

test('nothing is lost, no sentence is empty, and a sentence is not split again', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const sentences = splitSentences(text)
      expect(spaceless(sentences.join(''))).toBe(spaceless(text))
      for (const sentence of sentences) {
        expect(sentence).toBe(sentence.trim())
        expect(sentence).not.toBe('')
        expect(splitSentences(sentence)).toEqual([sentence])
      }
    }),
  )
})

test('no abbreviation ends a sentence before a capital, however it is written', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ABBREVIATIONS), fc.boolean(), (word, isCapital) => {
      const written = isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word
      expect(splitSentences(`Ask for ${written}. Ruiz`)).toHaveLength(1)
      expect(isAbbreviation(written)).toBe(true)
      expect(fold(word)).toBe(word)
    }),
  )
})

test('what joins two parts of a sentence is known by its language', () => {
  expect(joiningAbbreviations(['de']).has('bzw')).toBe(true)
  expect(joiningAbbreviations(['en']).has('bzw')).toBe(false)
  for (const word of joiningAbbreviations(ALL)) expect(ABBREVIATIONS.has(word)).toBe(true)
})
