import { expect, test } from 'vitest'
import { readResume } from '#read-resume'
import { textBytes } from '#testing'

test('page numbers, stamps and credits of a template are nobody’s values', async () => {
  const text = `Zoë Lindström
zoe.lindstrom@example.se

Experience

Glazier, Eichenhain GmbH
May 2014 – May 2019
- Fired tiles.
1/2
Last updated: 12 May 2024
Template by Ada Kiln, https://ada-kiln.example/cv
`
  const { data } = await readResume(textBytes(text), 'txt')
  expect(data.experience.map(({ description }) => description)).toEqual(['Fired tiles.'])
  expect(data.personal_info.other_links).toEqual([])
})
