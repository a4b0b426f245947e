import { expect, test } from 'vitest'
import { readingOrder } from '#pdf/columns'
import { type Item, rowsOf } from '#pdf/rows'
import { readResume } from '#read-resume'
import { cleanLines } from '#structure/lines/lines'
import { textBytes } from '#testing'
import { sectionsOf } from './sections.ts'

const item = (text: string, y: number, size = 10, font = 'plain'): Item => ({
  ...{ text, x: 20, y, width: text.length * 0.5 * size, size, font },
})

test('a line that looks like a title is none right above a title', () => {
  const items = [
    item('Zoë Lindström', 30, 22, 'bold'),
    item('Experience', 90, 14, 'bold'),
    item('Kiln Engineer, Glasbruket AB', 110),
    item('March 2019 – Present', 124),
    item('Education', 178, 14, 'bold'),
    item('BSc in Ceramics, University of Lund', 198),
    item('Wrote a thesis about glazes and their recipes.', 226),
    item('Raku Firing', 266, 14, 'bold'),
    item('Languages', 292, 16, 'bold'),
    item('Swedish, German and some Polish for the market', 312),
  ]
  const sections = sectionsOf(cleanLines(readingOrder([rowsOf(items)]).lines))
  expect(sections.map(({ kind, lines }) => [kind, lines.at(-1)?.text])).toEqual([
    ['top', 'Zoë Lindström'],
    ['experience', 'March 2019 – Present'],
    ['education', 'Raku Firing'],
    ['languages', 'Swedish, German and some Polish for the market'],
  ])
})

test('contact data in the first lines below a title is read', async () => {
  const text =
    'Zoë Lindström\n\nSKILLS\nzoe@example.se\nlinkedin.com/in/zoe-l\nLund, Sweden\n\nEXPERIENCE\n\nKiln Engineer, Glasbruket AB\t2014 – 2019\n'
  const { data } = await readResume(textBytes(text), 'txt')
  expect(data.personal_info).toMatchObject({ linkedin: 'https://linkedin.com/in/zoe-l', city: 'Lund', country: 'Sweden' })
})
