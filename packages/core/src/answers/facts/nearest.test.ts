import { expect, test } from 'vitest'
import { isNearCity, isNearCountry, isNearLevel, isNearPart, isNearState } from './nearest.ts'

const PRETORIA = { city: 'Pretoria', state: 'Gauteng', country: 'South Africa' }
const OAKLAND = { city: 'Oakland', state: 'California', country: 'United States' }

test.each([
  ['Pretoria, Gauteng, South Africa', true],
  ['Pretoria (South Africa)', true],
  ['Pretoria', true],
  ['Pretoria, Limpopo', false],
  ['Greater Pretoria', false],
  ['Gauteng', false],
])("'%s' says the truth about the town: %s", (label, isTrue) => {
  expect(isNearCity(PRETORIA, label)).toBe(isTrue)
})

test('a state has a short name, a country several, and a level other words', () => {
  expect(['CA', 'California (CA)', 'US-CA', 'Colorado', 'CA, Canada'].map((label) => isNearState(OAKLAND, label))).toEqual([
    ...[true, true, true, false, false],
  ])
  const countries = ['United States (USA)', 'USA', 'the United States', 'États-Unis', 'United Kingdom', '']
  expect(countries.map((label) => isNearCountry('United States', label))).toEqual([true, true, true, true, false, false])
  expect(
    ["Bachelor's degree or equivalent", 'Bachelor or master', 'A-levels'].map((label) => isNearLevel('bachelors', label)),
  ).toEqual([...[true, false, false]])
  expect(isNearPart('education[0].degree', 'Bachelor of Science', "Bachelor's")).toBe(true)
  expect(isNearPart('education[0].degree', 'Bachelor of Science', "Master's")).toBe(false)
  expect(isNearPart('education[0].school', 'Rhodes College', 'Rhodes College, Memphis')).toBe(true)
  expect(isNearPart('education[0].school', 'Rhodes College', 'Rhodes')).toBe(false)
})
