import { FONT_IDS } from '@jobapply/core/documents/pages'
import { expect, test } from 'vitest'
import { tidy } from '#resume/tidy'
import { loadFaces } from './faces.ts'

test('no font draws ligatures, which would break copied text', async () => {
  const { face } = await loadFaces(FONT_IDS)
  for (const id of FONT_IDS)
    for (const word of ['office', 'fluffy', 'fjord', 'waffle'])
      expect(face(id).font.layout(word).glyphs).toHaveLength(word.length)
})

test('a letter is copied as itself, also when it was drawn as a part of another letter before', async () => {
  const ids = ['sans', 'book', 'serif'] as const
  const { face } = await loadFaces(ids)
  const others = ids.flatMap((id) => {
    const { font } = face(id)
    for (let glyph = 0; glyph < font.numGlyphs; glyph += 1) font.getGlyph(glyph)
    const copied = (letter: string) => String.fromCodePoint(...font.layout(letter).glyphs.flatMap(({ codePoints }) => codePoints))
    const letters = font.characterSet
      .map((codePoint) => String.fromCodePoint(codePoint))
      .filter((letter) => tidy(letter) === letter)
    expect(letters.length).toBeGreaterThan(800)
    return letters.filter((letter) => copied(letter) !== letter)
  })
  expect(others).toEqual([])
})

test('a width is the sum of its words, so that a line is as wide as it was measured', async () => {
  const { widthOf } = (await loadFaces(['serif'])).face('serif')
  expect(widthOf('Tea Rooms')).toBeCloseTo(widthOf('Tea ') + widthOf('Rooms'))
  expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'))
})
