import { expect, test } from 'vitest'
import { degreeAt, degreesIn, highestDegreeIn, lowestDegreeIn, withoutDegreeNames } from './degree-levels.ts'

test.each([
  ['High school diploma or GED', 'high-school'],
  ['Abgeschlossene Lehre als Koch', 'diploma'],
  ['BTS comptabilité', 'associates'],
  ["Bachelor's degree in nursing", 'bachelors'],
  ['Graduação completa em direito', 'bachelors'],
  ['Wykształcenie wyższe techniczne', 'bachelors'],
  ['Laurea magistrale in ingegneria', 'masters'],
  ["Diplôme d'ingénieur", 'masters'],
  ['PhD in chemistry', 'phd'],
  ['Juris Doctor', 'professional'],
])('%s names the level %s', (text, level) => {
  expect(highestDegreeIn(text)).toBe(level)
})

test('of several degrees the lowest and the highest are told', () => {
  const text = "Bachelor's or master's degree in physics, PhD welcome"
  expect(degreesIn(text)).toEqual(['bachelors', 'masters', 'phd'])
  expect(lowestDegreeIn(text)).toBe('bachelors')
  expect(highestDegreeIn(text)).toBe('phd')
})

test('short names count in an entry of education only', () => {
  expect(highestDegreeIn('BA')).toBe('bachelors')
  expect(highestDegreeIn('Diploma')).toBe('diploma')
  expect(highestDegreeIn('Driving licence, class B')).toBeUndefined()
})

test('what is left without the name of a degree is its field', () => {
  expect(withoutDegreeNames('PhD in chemistry').trim()).toBe('in chemistry')
})

test('a clause says where it names its first degree', () => {
  expect(degreeAt('You hold a degree in law')).toBe(11)
  expect(degreeAt('You like to cook')).toBe(-1)
})
