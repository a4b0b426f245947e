import { expect, test } from 'vitest'
import { findSystem } from '#applications/forms/systems/all-systems'
import { readPage } from '#page.testing'
import { LATER_PAGES } from './later-pages.testing.ts'
import { styleSheetLook } from './look.testing.ts'
import { pageBefore, readOutcome } from './outcome.testing.ts'
import { BEFORE, FIRST_PAGES, HERE, type OutcomePage } from './pages.testing.ts'

function judge({ html, from = HERE, address = from }: OutcomePage) {
  const system = (document: Document) => findSystem(document, new URL(address).host)
  const pressed = readPage(BEFORE)
  const document = readPage(`<html><body>${html}</body></html>`)
  const before = pageBefore(pressed, from, system(pressed))
  return readOutcome(document, address, before, system(document), { look: styleSheetLook(document) })
}
const label = ({ language, name }: OutcomePage) => `${language}: ${name}`

test.each([
  ['before', FIRST_PAGES],
  ['after', LATER_PAGES],
])('APPLY-048 of the pages that were written %s the judge, exactly those with two strong signs confirm', (_, pages) => {
  expect(pages).toHaveLength(30)
  const confirmed = pages.filter((page) => judge(page).state === 'confirmed').map(label)
  expect(confirmed).toEqual(pages.filter(({ arrived }) => arrived).map(label))
})
