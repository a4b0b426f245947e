import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const pathsIn = (cell: string) => [...cell.matchAll(/`([\w./-]+\/[\w./-]+\.\w+)`/g)].map(([, path = '']) => path)

test('every file that docs/security.md names is there', () => {
  const named = pathsIn(text).filter((path) => !path.startsWith('test-results/'))
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('every line of it names what keeps it, and its level', () => {
  expect(rows.length).toBeGreaterThan(60)
  expect(
    rows.filter(([, , level = '', line = '', kept = '']) => !/^[123]/.test(level) || !line || pathsIn(kept).length === 0),
  ).toEqual([])
})
