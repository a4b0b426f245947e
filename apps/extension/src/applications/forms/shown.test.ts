import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { pickedIn } from './shown.ts'

test.each([
  ['Select One', ''],
  ['–Select–', ''],
  ['-- Select --', ''],
  ['---', ''],
  ['Please choose an option', ''],
  ['Bitte auswählen', ''],
  ['', ''],
  ['Selected Bakery', 'Selected Bakery'],
  ['Ireland', 'Ireland'],
  ['Guinea-Bissau', 'Guinea-Bissau'],
])("a menu that says '%s' holds '%s'", (text, shown) => {
  const button = readPage(`<html><body><div><button>${text}</button></div></body></html>`).querySelector('button')
  expect(button && pickedIn(button)).toBe(shown)
})
