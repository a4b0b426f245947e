import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeData, findStaleReasons } from './data-map.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { CHECKOUT } from './platform/places.ts'

const FILE = join(CHECKOUT, 'docs/privacy.md')

test('docs/privacy.md says what is kept about people as the code has it; `npm run record` writes it', () => {
  if (process.env.RECORD) writeFileSync(FILE, describeData())
  expect(readFileSync(FILE, 'utf8')).toBe(describeData())
})

test('every table about people is in it with its reason, and no other', () => {
  const rows = describeData()
    .split('\n')
    .filter((line) => /^\| \w+ \| `/.test(line))
    .map((line) => line.split(' | '))
  // A view shows rows of other tables.
  const listed = Object.values(PERSONAL_DATA).flatMap(({ tables }) => tables.filter((name) => name !== 'subscribers'))
  expect(rows.map(([, table]) => table?.replaceAll('`', '')).toSorted()).toEqual(listed.toSorted())
  expect(rows.filter(([, , why, until]) => !why || !until)).toEqual([])
  expect(findStaleReasons()).toEqual([])
})
