import { expect, test } from 'vitest'
import { splitGrids } from './grids.ts'
import { candidates, findGutter } from './gutters.ts'
import { withoutIcons } from './icons.ts'
import { type Item, rowsOf, textOf } from './rows.ts'

const item = (text: string, x: number, y: number, width = text.length * 5): Item => ({
  ...{ text, x, y, width, size: 10, font: 'body' },
})

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

test('a text that begins three points left of its card is not lost', () => {
  const rows = [...cards(6), item('I', 297, 40 + 12 * 6, 2)]
  expect(splitGrids(rowsOf(rows)).flat().map(textOf)).toContain('I')
})

test('four texts are enough for two columns', () => {
  const column = [item('Skills', 300, 40), item('Kilns', 300, 60)]
  expect(candidates(rowsOf([item('Ann Becker', 40, 40), item('Glazier', 40, 60), ...column]))).toEqual([299.5])
  expect(candidates(rowsOf([item('Ann Becker', 40, 40), ...column]))).toEqual([])
})

test('a title more than 20 points from the left edge of both columns stands above them', () => {
  const lines = Array.from({ length: 5 }, (_, row) => [
    item('Kilns and glazes for tiled stoves', 0, 30 + 14 * row, 300),
    item('ok', 486.5, 30 + 14 * row, 13.5),
  ]).flat()
  const from = (indent: number) => findGutter(rowsOf([item('Skills', indent, 10, 500 - 2 * indent), ...lines]), [486])?.from
  expect([from(20), from(21)]).toEqual([0, 1])
})

test('texts whose heights differ by three tenths of their size are in two rows', () => {
  const read = (y: number) =>
    splitGrids([item('Right', 300, 40), item('Left', 40, y)].flatMap((one) => rowsOf([one]))).map((block) => block.map(textOf))
  expect([read(42.9), read(43)]).toEqual([[['Left', 'Right']], [['Right', 'Left']]])
})

test('letters before texts of the next row are not icons', () => {
  const left = (lower: number) => {
    const icons = [item('B', 40, 100), item('½', 40, 140)].map((one) => ({ ...one, font: 'icons' }))
    return withoutIcons([[...icons, item('020 7946 0123', 52, 100 + lower), item('Leeds', 52, 140 + lower)]])[0]?.length
  }
  expect([left(4), left(7)]).toEqual([2, 4])
})

test('a column of labels may be crossed by one line of ten', () => {
  const page = (labels: number) =>
    [
      ...Array.from({ length: labels }, (_, row) => [
        item('2013', 100, 10 + 15 * row, 20),
        item('Kiln Engineer', 129, 10 + 15 * row),
      ]).flat(),
      item('Runs three kilns and a laboratory', 100, 2 + 15, 160),
    ].toSorted((one, other) => one.y - other.y)
  expect(rowsOf(page(11)).map(textOf)).toContain('Kiln Engineer')
  expect(rowsOf(page(7)).map(textOf)).toContain('2013 Kiln Engineer')
})
