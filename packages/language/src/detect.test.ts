import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageOf } from './detect.ts'

test.each([
  ['en', 'Planned routes for the harbour and looked after the crew'],
  ['de', 'Planung der Routen für den Hafen und Betreuung der Mannschaft'],
  ['fr', 'Planification des routes dans le port et encadrement de l’équipage'],
  ['es', 'Planificación de las rutas del puerto y cuidado de la tripulación'],
  ['it', 'Pianificazione delle rotte per il porto e cura della squadra'],
  ['pt', 'Planeamento das rotas do porto e cuidado com os tripulantes'],
  ['nl', 'Het plannen van de routes voor de haven en zorg voor het team'],
])('a text in %s is told by its small words', (language, text) => {
  expect(languageOf([text])).toBe(language)
  expect(languageOf([text.toUpperCase()])).toBe(language)
})

test('the first 4000 letters decide', () => {
  const texts = ['Arbeit mit der Mannschaft und den Leuten '.repeat(100), 'the work of the crew and the port '.repeat(1000)]
  expect(languageOf(texts)).toBe('de')
})

test('a text without small words counts as English', () => {
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 .,') }), (text) => languageOf([text]) === 'en'))
})
