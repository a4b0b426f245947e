import { expect, test } from 'vitest'
import { placeOfOption, searchesFor } from './match-option.ts'

test.each([
  ['Germany', ['Guinea', 'Germany'], 1],
  ['Germany', ['Germany (+49)', 'Ghana (+233)'], 0],
  ['+49', ['Germany +49', 'Kenya +254'], 0],
  ['+1', ['Canada +1', 'United States +1'], null],
  ['United States +1', ['Canada +1', 'United States +1'], 1],
  ['United States +1', ['Canada (+1)', 'USA (+1)'], 1],
  ['Germany +49', ['🇫🇷 +33', '🇩🇪 +49'], 1],
  ['Germany +49', ['France', 'Germany'], 1],
  ['Germany +49', ['+33', '+49'], 1],
  ['Germany +49', ['Germany +33'], null],
  ['Berlin, Berlin, Germany', ['Berlin, Germany', 'Berlin, New Hampshire, USA'], 0],
  ['Pretoria, Gauteng, South Africa', ['Pretoria, Gauteng', 'Pretoria, South Africa'], null],
  ['Berlin, Germany', ['Berlin'], null],
  ['Berlin', ['Berlin, Germany', 'Berlin, New Hampshire'], null],
  ['No', ['Not sure', 'None'], null],
  ['male', ['Female'], null],
  ['', ['', 'Select one'], null],
])('of a list, %s is taken only where exactly one option says it: %j', (wanted, labels, place) => {
  expect(placeOfOption(wanted, labels)).toBe(place)
})

test('a list is searched by the country, then by its code; a place by all of it, then by its town', () => {
  expect(searchesFor('Germany +49')).toEqual(['Germany', '+49'])
  expect(searchesFor('Berlin, Germany')).toEqual(['Berlin, Germany', 'Berlin'])
  expect(searchesFor('Female')).toEqual(['Female'])
})
