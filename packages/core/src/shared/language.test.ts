import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['en', 'We are looking for a nurse with experience from the ward.'],
  ['de', 'Wir suchen für die Station eine Pflegekraft mit Erfahrung und Herz.'],
  ['fr', 'Nous cherchons une infirmière avec de l’expérience dans les soins pour le service.'],
  ['es', 'Buscamos una enfermera con experiencia en los cuidados para el hospital y las consultas.'],
  ['it', 'Cerchiamo una infermiera con esperienza per il reparto della clinica e gli ambulatori.'],
  ['pt', 'Procuramos uma enfermeira com experiência para os cuidados do hospital e da clínica.'],
  ['nl', 'Wij zoeken een verpleegkundige met ervaring voor het ziekenhuis en van de afdeling.'],
])('a text in %s', (language, text) => {
  expect(languageOf([text])).toBe(language)
  expect(languageOf(text.split(' '))).toBe(language)
})

test('a text without function words is taken for English', () => {
  expect(languageOf([])).toBe('en')
  expect(languageOf(['Python', 'Kubernetes'])).toBe('en')
})
