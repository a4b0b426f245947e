import { expect, test } from 'vitest'
import { splitGrids } from './grids.ts'
import { candidates } from './gutters.ts'
import { type Item, rowsOf, textOf } from './rows.ts'

const item = (text: string, x: number, y: number): Item => ({ text, x, y, width: text.length * 5, size: 10, font: 'body' })

/** Two jobs side by side; the left name takes two lines, so the dates are not in one row. */
const cards = (lines: number) =>
  Array.from({ length: lines }, (_, row) => [
    item(row === 2 ? '2013 – 2016' : `Left ${row}`, 40, 40 + 12 * row),
    item(row === 1 ? '2010 – 2013' : `Right ${row}`, 300, 40 + 12 * row),
  ]).flat()

test('two cards of up to 14 lines are read in turn, longer ones are columns of the page', () => {
  const blocks = splitGrids(rowsOf(cards(14))).map((block) => block.map(textOf))
  expect(blocks.map(([first, ...rest]) => [first, rest.length])).toEqual([
    ['Left 0', 13],
    ['Right 0', 13],
  ])
  expect(splitGrids(rowsOf(cards(30)))).toHaveLength(1)
})

test('four texts are enough for two columns', () => {
  const column = [item('Skills', 300, 40), item('Kilns', 300, 60)]
  expect(candidates(rowsOf([item('Ann Becker', 40, 40), item('Glazier', 40, 60), ...column]))).toEqual([299.5])
  expect(candidates(rowsOf([item('Ann Becker', 40, 40), ...column]))).toEqual([])
})
