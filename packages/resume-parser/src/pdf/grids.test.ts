import { expect, test } from 'vitest'
import { splitGrids } from './grids.ts'
import { type Item, rowsOf, textOf } from './rows.ts'

const item = (text: string, x: number, y: number, more: Partial<Item> = {}): Item => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  font: 'body',
  ...more,
})
const read = (items: Item[]) => splitGrids(rowsOf(items)).map((block) => block.map(textOf))

test('two schools side by side are read in turn', () => {
  const rows = [
    item('Education', 40, 20),
    item('Menai University', 40, 40),
    item('Perrin Lyceum', 300, 40),
    item('2013 – 2016', 40, 52),
    item('2010 – 2013', 300, 52),
    item('Master', 40, 64),
    item('Baccalauréat', 300, 64),
    item('Skills', 40, 110),
  ]
  expect(read(rows)).toEqual([
    ['Education'],
    ['Menai University', '2013 – 2016', 'Master'],
    ['Perrin Lyceum', '2010 – 2013', 'Baccalauréat'],
    ['Skills'],
  ])
})

test('dates at line ends are not a grid', () => {
  const rows = [item('Menai University', 40, 40), item('2013 – 2016', 300, 40), item('Master', 40, 52), item('Menai', 300, 52)]
  expect(read(rows)).toEqual([['Menai University', '2013 – 2016', 'Master', 'Menai']])
})

test('small capitals are one style', () => {
  const small = { size: 7.5, font: 'head' }
  const rows = [
    item('B', 40, 40, { font: 'head', width: 7 }),
    item('ACHELOR OF', 47, 40, { ...small, width: 50 }),
    item('S', 100, 40, { font: 'head', width: 7 }),
    item('CIENCE', 107, 40, { ...small, width: 30 }),
  ]
  expect(rowsOf(rows).flatMap(({ runs }) => runs.map(({ text }) => text))).toEqual(['BACHELOR OF SCIENCE'])
})

test('labels close to their text form a column, a wide space in a sentence does not', () => {
  const labelled = [10, 25, 40].flatMap((y) => [item('2013', 100, y, { width: 20 }), item('Kiln Engineer', 129, y)])
  expect(rowsOf(labelled).map(textOf)).toEqual(['2013', 'Kiln Engineer', '2013', 'Kiln Engineer', '2013', 'Kiln Engineer'])
  const sentence = [item('Runs', 100, 55, { width: 20 }), item('three kilns and a laboratory', 129, 55)]
  expect(rowsOf(sentence).map(textOf)).toEqual(['Runs three kilns and a laboratory'])
})
