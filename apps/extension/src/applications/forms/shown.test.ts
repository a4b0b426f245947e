import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { fileIn, pickedIn, shownIn } from './shown.ts'

test.each([
  ['Select One', ''],
  ['–Select–', ''],
  ['-- Select --', ''],
  ['---', ''],
  ['Please choose an option', ''],
  ['Bitte auswählen', ''],
  ['', ''],
  ['Make a selection', ''],
  ['— Make a Selection —', ''],
  ['None selected', ''],
  ['0 selected', ''],
  ['Selected Bakery', 'Selected Bakery'],
  ['Ireland', 'Ireland'],
  ['Guinea-Bissau', 'Guinea-Bissau'],
])("a menu that says '%s' holds '%s'", (text, shown) => {
  const button = readPage(`<html><body><div><button>${text}</button></div></body></html>`).querySelector('button')
  expect(button && pickedIn(button)).toBe(shown)
})

test.each([
  ['Ireland', 'Ireland'],
  ['Select', ''],
  ['Where do you live?', ''],
])("a list whose box stays empty and around which '%s' is drawn holds '%s'", (text, shown) => {
  const page = readPage(
    `<html><body><div><label>Country</label><div class="drawn"><input role="combobox" readonly aria-controls="l"><span>${text}</span></div></div>
    <ul id="l" role="listbox"><li role="option">Germany</li><li role="option">Ireland</li></ul></body></html>`,
  )
  const control = page.querySelector('input')
  expect(control && pickedIn(control)).toBe(shown)
})

test.each([
  ['Choose a file (.pdf, .docx)', ''],
  ['PDF only, e.g. resume.pdf', ''],
  ['ann-becker.pdf Remove', 'ann-becker.pdf'],
])("an upload that says '%s' holds '%s'", (text, shown) => {
  const page = readPage(`<html><body><div><input type="file"><span>${text}</span></div></body></html>`)
  const field = page.querySelector('input')
  expect(field && fileIn(field as HTMLInputElement)).toBe(shown)
})

test('a slider shows nothing until somebody moves it', () => {
  const slider = (html: string, value: string) => {
    const control = readPage(`<html><body>${html}</body></html>`).querySelector('input')
    Object.defineProperty(control ?? {}, 'value', { value })
    return control ? shownIn({ kind: 'slider', options: [] }, { control, choices: [] }) : null
  }
  expect(slider('<input type="range" min="0" max="10">', '5')).toBe('')
  expect(slider('<input type="range" value="3">', '3')).toBe('')
  expect(slider('<input type="range" value="3">', '7')).toBe('7')
})
