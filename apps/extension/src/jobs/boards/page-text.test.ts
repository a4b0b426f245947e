import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { firstText, piecesOf, textAt } from './page-text.ts'

const inBody = (html: string) => readPage(`<html><body>${html}</body></html>`).body

test('each element that holds text is one piece, and formatting inside a line does not split it', () => {
  const body = inBody('<h3>Senior <b>Rust</b> Engineer</h3><p>Boise,\n  ID<span>3 days ago</span></p><script>var a</script>')
  expect(piecesOf(body)).toEqual(['Senior Rust Engineer', 'Boise, ID', '3 days ago'])
  expect(piecesOf(body, 2)).toEqual(['Senior Rust Engineer', 'Boise, ID'])
  expect(firstText(body)).toBe('Senior Rust Engineer')
})

test('text is read through 200 elements, and a page that nests without end is still read', () => {
  const nested = (depth: number) => piecesOf(inBody(`Before${'<div>'.repeat(depth)}deep${'</div>'.repeat(depth)}after`))
  expect(nested(200)).toEqual(['Before', 'deep', 'after'])
  expect(nested(201)).toEqual(['Before', 'after'])
  expect(nested(5_000)).toEqual(['Before', 'after'])
})

test('the first of the named elements that has text is taken, and a text for browsers without scripts is not', () => {
  const body = inBody('<noscript><h2>Turn on scripts</h2></noscript><h2> </h2><h2>Blue Lantern Foods</h2><h3>Dover</h3>')
  expect(textAt(body, ['h1', 'h2', 'h3'])).toBe('Blue Lantern Foods')
  expect(textAt(body, ['h4'])).toBeUndefined()
})
