import { expect, test } from 'vitest'
import { clearance } from './lower-edge.ts'

const WINDOW = { width: 820, height: 800 }
const row = (top: number, bottom: number, right = 800) => ({ top, bottom, right, height: bottom - top })

test('a toast stays above the buttons at the bottom of the window', () => {
  expect(clearance([row(740, 800)], WINDOW)).toBe(72)
})

test('a dialog that ends above the bottom, with buttons in two rows, lifts the toast by both', () => {
  expect(clearance([row(644, 760)], WINDOW)).toBe(168)
  expect(clearance([row(740, 800), row(644, 760)], WINDOW)).toBe(168)
})

test('rows at the top, hidden ones, ones below the window, and ones beside the toast lift nothing', () => {
  expect(clearance([row(10, 60), row(700, 700), row(900, 960), row(500, 560), row(740, 800, 400)], WINDOW)).toBe(0)
  expect(clearance([], WINDOW)).toBe(0)
})
