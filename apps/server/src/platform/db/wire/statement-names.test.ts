import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

test('a statement that comes again gets a name of its own and keeps it; one that came once or twice has none', () => {
  const nameOf = createStatementNames()
  const asked = ['a', 'b', 'a', 'a', 'b', 'a', 'b', 'b'].map(nameOf)
  expect(asked.slice(0, 3)).toEqual([undefined, undefined, undefined])
  const [a, b] = [asked[3], asked[6]]
  expect([a, b].every((name) => typeof name === 'string')).toBe(true)
  expect(a).not.toBe(b)
  expect([asked[5], asked[7]]).toEqual([a, b])
})

test('the number of names has a limit, whatever is asked', () => {
  const nameOf = createStatementNames()
  const texts = Array.from({ length: 2_000 }, (_, place) => `select ${place}`)
  const names = texts.flatMap((text) => [text, text, text, text].map(nameOf)).filter((name) => name !== undefined)
  expect(new Set(names).size).toBe(300)
  expect(nameOf('x'.repeat(30_000)) ?? nameOf('x'.repeat(30_000)) ?? nameOf('x'.repeat(30_000))).toBeUndefined()
})
