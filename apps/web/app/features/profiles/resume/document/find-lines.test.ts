import { expect, test } from 'vitest'
import { findLines, type Piece } from './find-lines.ts'

const piece = (text: string, left: number, top: number, width: number): Piece => ({ text, left, top, width, height: 0.02 })

const PAGES = [
  [piece('Ines Calder', 0.1, 0.05, 0.4), piece('+44 2019 0018', 0.1, 0.1, 0.2)],
  [piece('Pastry', 0.1, 0.2, 0.1), piece('Chef, Harbour Hotel', 0.25, 0.2, 0.3), piece('2019 – 2024', 0.8, 0.2, 0.1)],
]

test('a line is marked where the page draws it, over all its pieces and no further', () => {
  const places = findLines(PAGES, ['Pastry Chef, Harbour', 'Ines Calder', '2019 - 2024'])
  expect(places.get('Ines Calder')).toEqual([{ page: 0, left: 0.1, top: 0.05, width: 0.4, height: 0.02 }])
  const [first, second] = places.get('Pastry Chef, Harbour') ?? []
  expect(first).toMatchObject({ page: 1, left: 0.1, width: 0.1 })
  // 'chefharbour' is 11 of the 16 letters.
  expect(second?.width).toBeCloseTo((0.3 * 11) / 16)
  expect(places.get('2019 - 2024')).toMatchObject([{ page: 1, left: 0.8 }])
})

test('a line whose parts are drawn in another order is marked part by part, and an unknown one nowhere', () => {
  const places = findLines(PAGES, ['2019 – 2024 Pastry Chef, Harbour Hotel', 'Sous Chef', '•'])
  expect(places.get('2019 – 2024 Pastry Chef, Harbour Hotel')?.map(({ left }) => left)).toEqual([0.1, 0.25, 0.8])
  expect([places.get('Sous Chef'), places.get('•')]).toEqual([[], []])
})
