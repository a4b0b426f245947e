import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { shownSentences } from './outcome.testing.ts'

const read = (body: string) => shownSentences(readPage(`<html><body>${body}</body></html>`), null)

test('a page is read sentence by sentence, and what others say on it is left out', () => {
  expect(read('<h1>Thank you!</h1><p>We have <b>received</b> it. Goodbye<br>Ann</p>')).toEqual([
    'Thank you!',
    'We have received it.',
    'Goodbye',
    'Ann',
  ])
  expect(read('<nav>Jobs</nav><blockquote>Great place</blockquote><button>Send</button><div role="tooltip">Help</div>')).toEqual(
    [],
  )
})

test('a sentence has at least three characters and at most 600', () => {
  const lengths = [2, 3, 600, 601]
  expect(read(lengths.map((length) => `<p>${'a'.repeat(length)}</p>`).join('')).map(({ length }) => length)).toEqual([3, 600])
})

test('an endless page is read up to the text in which it passes 100,000 characters', () => {
  const after = (length: number) => read(`<p>${'a'.repeat(length)}</p><p>Thank you for applying.</p><p>Goodbye.</p>`)
  expect(after(99_000)).toEqual(['Thank you for applying.', 'Goodbye.'])
  expect(after(100_000)).toEqual(['Thank you for applying.'])
  expect(after(100_001)).toEqual([])
})

test('a page that nests without end is read through 600 elements', () => {
  const nested = (depth: number) => read(`${'<div>'.repeat(depth)}Thank you${'</div>'.repeat(depth)}<p>Goodbye</p>`)
  // The body and the text itself count.
  expect(nested(599)).toEqual(['Thank you', 'Goodbye'])
  expect(nested(600)).toEqual(['Goodbye'])
  expect(nested(5_000)).toEqual(['Goodbye'])
})
