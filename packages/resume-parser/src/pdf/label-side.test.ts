import { expect, test } from 'vitest'
import { labelSide } from './label-side.ts'
import { type Item, rowsOf } from './rows.ts'

const item = (text: string, x: number, y: number): Item => ({
  ...{ text, x, y, width: text.length * 5, size: 10, font: 'plain' },
})
const columnOf = (texts: readonly string[], x: number, pitch: number) =>
  rowsOf(texts.map((text, index) => item(text, x, 100 + index * pitch)))

const JOBS = [
  'Ran three kilns for tiled stoves and taught the crew.',
  'Cut the gas that a firing needs by a fifth in two years.',
  'Mixed glazes for eleven product lines and logged each.',
  'Sold tiles at four fairs, and packed them.',
  'Drew the plans of a kiln that is fired with wood.',
  'Kept the books of the workshop for a winter.',
]
const sideOf = (margin: readonly string[]) => labelSide(columnOf(margin, 20, 28), columnOf([...JOBS, ...JOBS], 220, 14))

test('a margin whose lines are level with those beside it labels them only where some of it are names of values', () => {
  expect(sideOf(['Company', 'Position', 'Lustre', 'Terracotta', 'Raku', 'Salt'])).toBe('left')
  expect(sideOf(['Glazes', 'Slip', 'Lustre', 'Terracotta', 'Raku', 'Salt'])).toBeUndefined()
})
