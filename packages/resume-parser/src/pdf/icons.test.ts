import { expect, test } from 'vitest'
import { withoutIcons } from './icons.ts'
import type { Item } from './rows.ts'

const item = (text: string, x: number, y: number, font = 'body'): Item => ({ text, x, y, width: text.length * 5, size: 10, font })
const left = (...items: Item[]) => withoutIcons([items])[0]?.map(({ text }) => text)

test('letters of a font that only stand before other text are icons', () => {
  expect(
    left(item('B', 40, 101, 'icons'), item('020 7946 0123', 52, 100), item('½', 40, 120, 'icons'), item('Leeds', 52, 120)),
  ).toEqual(['020 7946 0123', 'Leeds'])
})

test('a letter inside a word, at the end of a row or of a font with words is no icon', () => {
  const fallback = [item('Ł', 40, 100, 'other'), item('ukasz', 45, 100), item('ź', 70, 120, 'other'), item('ródło', 75, 120)]
  expect(left(...fallback)).toHaveLength(4)
  const grades = [item('Chemistry', 40, 100), item('A', 200, 100, 'bold'), item('Physics', 40, 120), item('B', 200, 120, 'bold')]
  expect(left(...grades)).toHaveLength(4)
  const skills = [item('C', 40, 100, 'bold'), item('advanced', 60, 100), item('Python', 40, 120, 'bold'), item('basic', 90, 120)]
  expect(left(...skills)).toHaveLength(4)
})

test('the same letter before every line may be a bullet', () => {
  expect(
    left(item('l', 40, 100, 'marks'), item('Glazes', 52, 100), item('l', 40, 120, 'marks'), item('Kilns', 52, 120)),
  ).toHaveLength(4)
})
