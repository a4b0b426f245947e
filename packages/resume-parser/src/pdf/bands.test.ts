import { expect, test } from 'vitest'
import { cleanLines } from '#structure/lines/lines'
import { readingOrder } from './columns.ts'
import { type Item, rowsOf } from './rows.ts'

const item = (text: string, x: number, y: number): Item => ({
  ...{ text, x, y, width: text.length * 5, size: 10, font: 'plain' },
})

/** Two columns of so many lines, below a line that goes across both. */
function band(name: string, rows: number, top: number): Item[] {
  const column = (side: string, x: number) =>
    Array.from({ length: rows }, (_, row) =>
      item(`${name} ${side} ${row} of the ash glazes in the old kiln`, x, top + 14 + row * 14),
    )
  return [
    item(`${name} is a sentence that goes on over both columns of the page, from its one edge to its other edge.`, 20, top),
    ...column('left', 20),
    ...column('right', 300),
  ]
}

test('six bands of columns on one page, the tallest at the foot, are each read column by column', () => {
  const items: Item[] = []
  let top = 40
  const bands = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name, at) => ({ name, rows: 4 + at }))
  for (const { name, rows } of bands) {
    items.push(...band(name, rows, top))
    top += 14 + rows * 14 + 10
  }
  const read = cleanLines(readingOrder([rowsOf(items)]).lines).map(({ text }) => text.split(' ').slice(0, 3).join(' '))
  const sideOf = (name: string, side: string, rows: number) => Array.from({ length: rows }, (_, row) => `${name} ${side} ${row}`)
  expect(read).toEqual(
    bands.flatMap(({ name, rows }) => [`${name} is a`, ...sideOf(name, 'left', rows), ...sideOf(name, 'right', rows)]),
  )
})
