import { expect, test } from 'vitest'
import { type ListShape, readListPage } from './list.ts'

const SHAPE: ListShape = { source: 'acme', rows: 'jobs', total: 'total', fields: { id: 'id', title: 'title' } } as ListShape
const BOARD = { token: 'acme', name: 'Acme' }
const read = (value: object) => readListPage(JSON.stringify(value), BOARD, SHAPE)

test('an empty list whose answer counts jobs, even one, ended too early; one that counts none is empty', () => {
  expect([0, 1, 2].map((total) => read({ total, jobs: [] }).isEmptyList)).toEqual([false, true, true])
  expect(read({ total: 0, jobs: [] }).result.outcome).toBe('empty')
  expect(read({ total: 1, jobs: [] }).result.outcome).not.toBe('empty')
})

test.each([
  ['in words', 'Cork, Ireland', 'Cork, Ireland'],
  ['several in words', ['Cork', 'Galway'], 'Cork; Galway'],
  ['in parts', { city: 'Cork', country: 'Ireland' }, 'Cork, Ireland'],
  [
    'several in parts',
    [
      { city: 'Cork', country: 'Ireland' },
      { city: 'Turku', country: 'Finland' },
    ],
    'Cork, Ireland; Turku, Finland',
  ],
  ['an address of the web', 'https://acme.example/cork', ''],
])('a place %s is told as it stands', (_, location, told) => {
  const { result } = read({ jobs: [{ id: '1', title: 'Cook', url: 'https://acme.example/1', location }] })
  expect(result.jobs.map((job) => job.location)).toEqual([told])
})
