import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, restoreCell } from './csv.testing.ts'
import { csvLine } from './csv.ts'

/** What a spreadsheet would run: it ignores spaces in front. */
const isLive = (cell: string) => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(cell)

test.each([
  ['=HYPERLINK("http://evil.example";"Click")', `"'=HYPERLINK(""http://evil.example"";""Click"")"`],
  ['+1+1', "'+1+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\t=1+1', `"'\t=1+1"`],
  ['＝1', "'＝1"],
  ["'=1", "''=1"],
  ['ann@gmail.com', 'ann@gmail.com'],
  ['Pro, yearly', '"Pro, yearly"'],
  ['say "hi"', '"say ""hi"""'],
  ['', ''],
])('SUBS-034 the cell %j is written as %j', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`)
})

test('SUBS-034 whatever the cells hold, another reader finds the same texts, and none of them is a formula', () => {
  const hostile = fc.array(fc.constantFrom(...'=+-@\'",;\t\r\n ab1＝'), { maxLength: 12 }).map((signs) => signs.join(''))
  const cell = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), hostile)
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }), (rows) => {
      const read = readCsv(rows.map(csvLine).join(''))
      expect(read.map((cells) => cells.map(restoreCell))).toEqual(rows)
      expect(read.flat().filter(isLive)).toEqual([])
    }),
  )
})
