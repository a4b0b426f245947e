import { expect, test } from 'vitest'
import { readSection, studiesIn } from '#read-text.testing'

test('a colon divides a school from what was studied there, but not from a part of it', async () => {
  expect(await studiesIn('2007 - 2010   Vocational School of Care, Leeds: Diploma in Nursing')).toEqual([
    'Diploma / Nursing / Vocational School of Care / ',
  ])
  const { education } = await readSection('Education', ['University of Marlwick: School of Law   2007 - 2010', 'LLB'])
  expect(education[0]?.institution).toContain('University of Marlwick')
})

test('a class of a degree between commas is not its field, and a school year is not a grade', async () => {
  expect(await studiesIn('BA (Hons) History, First Class, Alder University, 2012')).toEqual([
    'BA (Hons) / History / Alder University / ',
  ])
  expect(await studiesIn('Grade 12, Nigel Technical High School, 2003')).toEqual(['Grade 12 /  / Nigel Technical High School / '])
})
