import { expect, test } from 'vitest'
import { ownTitle } from './own-title.ts'

test.each([
  ['Líder de equipo en Marea Sur Chile', ['Marea Sur'], 'Líder de equipo'],
  ['Team Lead at Quay', ['Quay Holding AB'], 'Team Lead'],
  ['Ingénieure @ Phare', [], 'Ingénieure'],
  ['Head Baker | Speaker | Sailor', [], 'Head Baker'],
  ['Head Baker – bread and boats', [], 'Head Baker'],
  ['Auxiliar en Enfermería', ['Clínica Faro'], 'Auxiliar en Enfermería'],
  ['Vice-President, Sales at large', ['Quay'], 'Vice-President, Sales at large'],
  ['  ', ['Quay'], ''],
  ['', [''], ''],
])('%j of somebody who worked at %j is %j', (headline, companies, title) => {
  expect(ownTitle(headline, companies)).toBe(title)
})

test('a hostile headline ends', () => {
  const started = performance.now()
  ownTitle(' at en'.repeat(40_000), ['Quay'])
  ownTitle(`x${' '.repeat(200_000)}`, ['Quay'])
  expect(performance.now() - started).toBeLessThan(2_000)
})
