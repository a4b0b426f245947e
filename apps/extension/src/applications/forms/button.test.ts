import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { findButton } from './button.ts'
import { collectForm } from './collect.ts'

const wayOf = (buttons: string) => {
  const document = readPage(
    `<form><label>Email <input name="email"></label>${buttons}</form><form><button>Search</button></form>`,
  )
  return findButton(document, collectForm(document).elements.values())?.way
}

test.each([
  ['<button>Submit application</button>', 'submit'],
  ['<button>Bewerbung absenden</button><button type="button">Apply with LinkedIn</button>', 'submit'],
  ['<button>Back</button><button>Save and continue</button>', 'next'],
  ['<input type="submit" value="Envoyer ma candidature">', 'submit'],
  ['<button type="submit">Go!</button>', 'unknown'],
  ['<button>Apply</button><button>Submit</button>', undefined],
  ['<button type="button">Apply with Indeed</button>', undefined],
])('what a button does is read from its own words: %s', (buttons, way) => {
  expect(wayOf(buttons)).toBe(way)
})
