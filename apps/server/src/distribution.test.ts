import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeDistribution, listDistribution } from './distribution.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { CHECKOUT } from './platform/places.ts'

const FILE = join(CHECKOUT, 'docs/scale.md')
const [BEGIN, END] = ['<!-- keys of the tables of people; `npm run record` writes them -->', '<!-- end of the keys -->']

test('docs/scale.md says which tables of people could be spread over machines as they are', () => {
  const text = readFileSync(FILE, 'utf8')
  const [before = '', rest = ''] = text.split(BEGIN)
  const [, after = ''] = rest.split(END)
  const wanted = `${before}${BEGIN}\n${describeDistribution()}\n${END}${after}`
  if (process.env.RECORD) writeFileSync(FILE, wanted)
  expect(readFileSync(FILE, 'utf8')).toBe(wanted)
})

test('every table of people is in it, but the table of people itself', () => {
  const views = ['subscribers']
  const tables = Object.values(PERSONAL_DATA).flatMap(({ tables: names }) => names)
  const listed = listDistribution().map(({ table }) => table)
  expect(listed.toSorted()).toEqual(tables.filter((name) => name !== 'users' && !views.includes(name)).toSorted())
})
