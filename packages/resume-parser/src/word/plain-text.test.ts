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
