import { expect, test } from 'vitest'
import { contextOf } from '#answers/people.testing'
import { dialCountry, isDialOption, readDialOption } from './dial-code.ts'

test.each([
  ['Germany+49', '+49', 'Germany', false],
  ['Germany (+49)', '+49', 'Germany', false],
  ['(+49) Germany', '+49', 'Germany', false],
  ['Deutschland +49', '+49', 'Germany', false],
  ['🇩🇪 +49', '+49', 'Germany', false],
  ['DE', null, 'Germany', false],
  ['South Africa', null, 'South Africa', false],
  ['+49', '+49', null, true],
  ['Antigua and Barbuda (+1-268)', '+1268', 'Antigua and Barbuda', false],
  ['Jersey +44', '+44', null, false],
  ['Germany +49 151', '+49', 'Germany', false],
  ['Select…', null, null, false],
])("the line '%s' of a list of codes says %s and %s", (label, code, country, isBare) => {
  expect(readDialOption(label)).toEqual({ code, country, isBare })
})

test.each([
  ['+1', 'United States', ['Canada +1', 'United States +1', 'Bermuda +1441'], ['United States +1']],
  ['+44', 'United Kingdom', ['Jersey +44', 'United Kingdom +44'], ['United Kingdom +44']],
  ['+27', 'South Africa', ['South Africa', 'Kenya'], ['South Africa']],
  ['+1', null, ['+1', '+49'], ['+1']],
  ['+1', null, ['Canada +1', 'United States +1'], []],
])('of the lines for %s and %s only the right ones count', (code, country, labels, right) => {
  expect(labels.filter((label) => isDialOption(label, code, country))).toEqual(right)
})

test("a number's country is the person's own, or the only one with its code", () => {
  const { profile } = contextOf('ann')
  const of = (country_code: string, location_country: string) => dialCountry({ ...profile, country_code, location_country })
  expect([of('+1', 'Canada'), of('+1', 'Germany'), of('+27', 'Germany')]).toEqual(['Canada', null, 'South Africa'])
})
