import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describe, FILE, isAllowed, listShipped, readShipped } from './third-party.mjs'

test('docs/third-party.md lists every package that is shipped; `npm run third-party` writes it', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(describe(readShipped()))
})

test('every package that is shipped has a licence that allows it', () => {
  const shipped = readShipped()
  expect(shipped.length).toBeGreaterThan(100)
  expect(shipped.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test('tools are left out, and an unknown licence is not allowed', () => {
  const packages = {
    'packages/core': { version: '1.0.0' },
    'node_modules/@jobapply/core': { link: true },
    'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'GPL-3.0' },
    'node_modules/c': { version: '3.0.0' },
  }
  expect(listShipped({ packages })).toEqual([
    { name: 'b', version: '2.0.0', licence: 'GPL-3.0' },
    { name: 'c', version: '3.0.0', licence: '' },
  ])
  const judged = ['', 'GPL-3.0', 'MIT AND GPL-3.0', 'MIT AND OFL-1.1', '(GPL-2.0 OR MIT)', 'ISC']
  expect(judged.map(isAllowed)).toEqual([false, false, false, true, true, true])
})
