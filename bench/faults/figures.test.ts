import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judge, lineOf } from './figure.ts'
import { FIGURES } from './figures.ts'

const CHAPTERS = { A: 7, B: 7, C: 8, D: 8, E: 10, F: 10, G: 12, H: 6, I: 6, J: 5 }

test('every figure of the list is there once, in its order', () => {
  const ids = Object.entries(CHAPTERS).flatMap(([chapter, count]) =>
    Array.from({ length: count }, (_, place) => `${chapter}${place + 1}`),
  )
  expect(FIGURES.map(({ id }) => id)).toEqual(ids)
})

test('every test and bench that a figure comes from exists', () => {
  const named = FIGURES.flatMap(({ sources }) =>
    sources.flatMap((source) => {
      if ('tests' in source) return source.tests.map((test) => (typeof test === 'string' ? test : test[0]))
      return 'bench' in source ? [`bench/${source.bench}`] : [source.command[0]]
    }),
  )
  const isThere = (path: string) => [path, `${path}.ts`, `${path}/bench.ts`].some((one) => existsSync(one) && one !== 'bench')
  expect(named.filter((path) => !isThere(path))).toEqual([])
})

test('what nothing measures says so, and one missed gate fails the figure', () => {
  const kept = { figure: '0 wrong', isKept: true }
  expect(judge([])).toEqual({ figure: 'nothing measures it', verdict: 'not measured' })
  expect(judge([], 'needs a folder')).toEqual({ figure: 'needs a folder', verdict: 'not measured' })
  expect(judge([kept, { figure: '2 wrong', isKept: false }])).toEqual({ figure: '0 wrong; 2 wrong', verdict: 'fail' })
  expect([judge([kept]).verdict, judge([kept], 'fewer rounds').verdict]).toEqual(['pass', 'in part'])
  const line = lineOf({
    id: 'B2',
    measure: 'm',
    gate: '0',
    figure: '0 wrong',
    verdict: 'in part',
    missing: 'fewer rounds',
    seconds: 1,
  })
  expect(line).toBe('B2 | m | 0 wrong | gate 0 | in part (fewer rounds)')
})
