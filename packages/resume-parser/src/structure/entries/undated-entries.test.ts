import { expect, test } from 'vitest'
import type { Line, Run } from '#document/model'
import { entriesByName } from './undated-entries.ts'

/** 'b:' starts a bold line; the gap is the distance to the line above. */
function line(row: string, gap: number): Line {
  const [text, font] = row.startsWith('b:') ? [row.slice(2), 'bold'] : [row, 'plain']
  const place = { x: 20, right: 20 + 5 * text.length, size: 10, font, bold: font === 'bold' }
  const run: Run = { text, ...place, afterGap: false }
  const further = { bullet: false, block: 0, edge: 520, heading: false, margin: false }
  return { text, runs: [run], ...place, y: 0, page: 0, gap, ...further }
}
const entriesOf = (...rows: [string, number][]) =>
  entriesByName(rows.map(([row, gap]) => line(row, gap))).map(({ header }) => header.map(({ text }) => text))

test('entries without dates start where the style of the first line comes again below a gap', () => {
  const rows: [string, number][] = [
    ['b:Kiln safety', 2],
    ['How to fire without a flue', 1],
    ['b:Glazes', 1.5],
    ['What lead did', 1],
  ]
  expect(entriesOf(...rows)).toEqual([
    ['Kiln safety', 'How to fire without a flue'],
    ['Glazes', 'What lead did'],
  ])
})

test('without a gap above, or where all lines look alike, the lines are one entry', () => {
  expect(entriesOf(['b:Kiln safety', 2], ['How to fire', 1], ['b:Glazes', 1.1], ['Lead', 1])).toHaveLength(1)
  expect(entriesOf(['Kiln safety', 2], ['How to fire', 1.5], ['Glazes', 2])).toHaveLength(1)
})
