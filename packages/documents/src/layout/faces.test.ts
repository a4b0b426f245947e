import { FONT_IDS } from '@jobapply/core/documents/pages'
import { expect, test } from 'vitest'
import { loadFaces } from './faces.ts'

test('no font draws ligatures, which would break copied text', async () => {
  const { face } = await loadFaces(FONT_IDS)
  for (const id of FONT_IDS)
    for (const word of ['office', 'fluffy', 'fjord', 'waffle'])
      expect(face(id).font.layout(word).glyphs).toHaveLength(word.length)
})

test('a width is the sum of its words, so that a line is as wide as it was measured', async () => {
  const { widthOf } = (await loadFaces(['serif'])).face('serif')
  expect(widthOf('Tea Rooms')).toBeCloseTo(widthOf('Tea ') + widthOf('Rooms'))
  expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'))
})
