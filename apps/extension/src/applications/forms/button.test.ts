import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { findButton } from './button.ts'
import { collectForm } from './collect.ts'
import { teamtailor } from './systems/teamtailor.ts'

const wayOf = (buttons: string) => {
  const document = readPage(
    `<form><label>First name <input name="first"></label><label>Email <input name="email"></label>${buttons}</form><form><button>Search</button></form>`,
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

test("the button of another form of the page is not the application's, also where its system is known", () => {
  const field = (name: string) => `<label>${name} <input name="candidate[${name}]"></label>`
  const document = readPage(`<form><input name="mail"><button type="submit">Submit</button></form>
<form id="new_candidate">${['first_name', 'last_name', 'email'].map(field).join('')}<button type="submit" id="own">Apply</button></form>`)
  const found = findButton(document, collectForm(document, { system: teamtailor }).elements.values(), teamtailor)
  expect([found?.element.id, found?.way]).toEqual(['own', 'submit'])
})
