import { expect, test } from 'vitest'
import { textBytes } from '#testing'
import { readPlainText } from './read-plain-text.ts'

test('an empty line makes the gap above a text 0.8 lines wider', () => {
  const { lines } = readPlainText(textBytes('Zoë Lindström\nGlazier\n\nExperience\n\n\nKilns'))
  expect(lines.slice(1).map(({ text, gap }) => [text, gap])).toEqual([
    ['Glazier', 1],
    ['Experience', 1.8],
    ['Kilns', 2.6],
  ])
})

test('a row ends at every line end that a program writes, and eight of a million empty rows are kept', () => {
  const { lines } = readPlainText(textBytes(`Zoë\r\nGlazier\rKilns\u2028Glazes\f${'\n'.repeat(1_000_000)}Wheels`))
  expect(lines.map(({ text, gap }) => [text, Math.round(10 * gap)])).toEqual([
    ['Zoë', 18],
    ['Glazier', 10],
    ['Kilns', 10],
    ['Glazes', 10],
    ['Wheels', 74],
  ])
})

test('the headings of Markdown are as large as their level, and lines below them have the usual size', () => {
  const { lines } = readPlainText(textBytes('# Zoë Lindström\n## Jobs\n### Glazier\nKilns'))
  expect(lines.map(({ text, size, heading }) => [text, size, heading])).toEqual([
    ['Zoë Lindström', 18, true],
    ['Jobs', 14, true],
    ['Glazier', 12, true],
    ['Kilns', 10, false],
  ])
})
