import { expect, test } from 'vitest'
import { stacks } from './label-side.ts'
import { type Item, rowsOf, textOf } from './rows.ts'

const item = (text: string, x: number, width: number, y = 10, font = 'a'): Item => ({ text, x, width, y, size: 9, font })

test('the words of a letter-spaced title stay apart, also those of three letters', () => {
  const row = [item('T H E', 54, 24), item(' ', 78, 10), item('S T O R Y', 86, 42), item(' ', 128, 10), item('S O', 136, 16)]
  expect(rowsOf(row).map(textOf)).toEqual(['THE STORY SO'])
})

test('a title above a label in another font is not one title with it', () => {
  const rows = rowsOf([item('COMPETENZE', 20, 70, 10, 'bold'), item('Professionali', 22, 60, 22)])
  expect(stacks(rows).map((block) => block.map(textOf))).toEqual([['COMPETENZE'], ['Professionali']])
})
