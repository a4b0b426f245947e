import { expect, test } from 'vitest'
import { readClauses } from './clauses.ts'

/** Each part with its modality; `-` leaves it to the section. */
const told = (sentence: string) =>
  readClauses(sentence)
    .map(({ from, to, modality }) => `${modality ?? '-'}: ${sentence.slice(from, to).trim()}`)
    .join(' | ')

test.each([
  ['German, French and English are a plus', 'wish: German, French and English are a plus'],
  ['A degree is required, German is a plus', 'must: A degree is required | wish: German is a plus'],
  ['Must have a degree, German and English are a plus', 'must: Must have a degree | wish: German and English are a plus'],
  ['5 years of experience, ideally in sales', '-: 5 years of experience | wish: ideally in sales'],
  ['No degree or licence required', 'negated: No degree or licence required'],
  ['A degree, for example in law or business, is a plus', 'wish: A degree, for example in law or business, is a plus'],
  ['Fluent German – a degree, such as in law, is a plus', '-: Fluent German | wish: a degree, such as in law, is a plus'],
  [
    'A degree in law or long experience of contracts is preferred',
    'wish: A degree in law or long experience of contracts is preferred',
  ],
  ['German is not required but is a plus', 'wish: German is not required but is a plus'],
  ['Führerschein ist kein Muss, aber von Vorteil', 'wish: Führerschein ist kein Muss, aber von Vorteil'],
  ["Anglais courant exigé, l'allemand serait un plus", "must: Anglais courant exigé | wish: l'allemand serait un plus"],
  ['Se valorará inglés; imprescindible carnet B', 'wish: Se valorará inglés | must: imprescindible carnet B'],
  ['We will pay for your forklift licence', 'offered: We will pay for your forklift licence'],
  ['Não é necessário ter experiência', 'negated: Não é necessário ter experiência'],
  ['Without a forklift licence you cannot start', 'must: Without a forklift licence you cannot start'],
  ['Ohne Führerschein ist die Arbeit nicht möglich', 'must: Ohne Führerschein ist die Arbeit nicht möglich'],
  ['No forklift licence?', 'negated: No forklift licence?'],
  ['Kein Staplerschein?', 'negated: Kein Staplerschein?'],
  ["You don't need a forklift licence?", "negated: You don't need a forklift licence?"],
  ['Pourquoi le permis B est-il exigé ?', 'negated: Pourquoi le permis B est-il exigé ?'],
  ['Some positions may require a driving licence', 'wish: Some positions may require a driving licence'],
  ['Schön wäre ein Staplerschein', 'wish: Schön wäre ein Staplerschein'],
  ['É desejável ter o certificado', 'wish: É desejável ter o certificado'],
  ['Two years or more in sales would be an advantage', 'wish: Two years or more in sales would be an advantage'],
  ['CACES exigé (débutant accepté)', 'must: CACES exigé | negated: débutant accepté'],
  ['A quiet office near the sea', '-: A quiet office near the sea'],
])('%s: parted where its modality changes', (sentence, parts) => expect(told(sentence)).toBe(parts))
