import { expect, test } from 'vitest'
import { findSystem } from '#applications/forms/systems/all-systems'
import { readPage } from '#page.testing'
import { judgeSentence } from './judge-sentence.ts'
import { LATER_PAGES } from './later-pages.testing.ts'
import { styleSheetLook } from './look.testing.ts'
import { pageBefore, readAgainst, readOutcome, shownSentences } from './outcome.testing.ts'
import { BEFORE, FIRST_PAGES, HERE, type OutcomePage } from './pages.testing.ts'

function rowsOf({ name, language, html, from = HERE, address = from }: OutcomePage): string {
  const system = (document: Document) => findSystem(document, new URL(address).host)
  const pressed = readPage(BEFORE)
  const document = readPage(`<html><body>${html}</body></html>`)
  const look = styleSheetLook(document)
  const before = pageBefore(pressed, from, system(pressed))
  const { state, ...rest } = readOutcome(document, address, before, system(document), { look })
  const said = shownSentences(document, look).flatMap((text) => judgeSentence(text) ?? [])
  const against = readAgainst(document, before, { look }).map(
    ({ kind, isNamed, text }) => `${kind}${isNamed ? ' (named)' : ''}: ${text}`,
  )
  return [
    `${language} ${name}: ${state} ${Object.values(rest).flat().join(' / ')} [${said.join(', ')}]`.trim(),
    ...against.map((one) => `  ${one}`),
  ].join('\n')
}

test('what each of 60 pages after a press is judged as, with its sign, its messages and what speaks against it, is as approved', async () => {
  const rows = [...FIRST_PAGES, ...LATER_PAGES].map(rowsOf)
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('all-outcomes.approved.txt')
})
