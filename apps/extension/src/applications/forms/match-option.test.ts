import { expect, test } from 'vitest'
import { placeOfOption } from './match-option.ts'

test.each([
  ['Germany', ['Guinea', 'Germany'], 1],
  ['Germany', ['Germany (+49)', 'Ghana (+233)'], 0],
  ['+49', ['Germany +49', 'Kenya +254'], 0],
  ['+1', ['Canada +1', 'United States +1'], null],
  ['Berlin', ['Berlin, Germany', 'Berlin, New Hampshire'], null],
  ['No', ['Not sure', 'None'], null],
  ['male', ['Female'], null],
  ['', ['', 'Select one'], null],
])('of a list, %s is taken only where exactly one option says it: %j', (wanted, labels, place) => {
  expect(placeOfOption(wanted, labels)).toBe(place)
})
