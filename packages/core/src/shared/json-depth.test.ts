import { expect, test } from 'vitest'
import { isTooDeep, MAX_JSON_DEPTH, watchDepth } from './json-depth.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('a text that nests too deep is found before it is parsed', () => {
  expect(isTooDeep(nested(MAX_JSON_DEPTH))).toBe(false)
  expect(isTooDeep(nested(MAX_JSON_DEPTH + 1))).toBe(true)
  expect(isTooDeep('{"a":'.repeat(500_000))).toBe(true)
  expect(isTooDeep('[],'.repeat(1_000))).toBe(false)
})

test('brackets in strings do not count, also behind an escaped quote and over two chunks', () => {
  expect(isTooDeep(JSON.stringify({ a: '['.repeat(500), b: `"\\${'{'.repeat(500)}` }))).toBe(false)
  const isDeep = watchDepth(1)
  const [first, second] = ['"a\\', '"[["'].map((part) => new TextEncoder().encode(part))
  expect([first, second].map((part) => part && isDeep(part))).toEqual([false, false])
})
