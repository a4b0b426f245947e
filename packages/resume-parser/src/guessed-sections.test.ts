import { expect, test } from 'vitest'
import { readResume } from '#read-resume'
import { textBytes } from '#testing'

const TOP = 'Zoë Lindström\nzoe@example.se\n\nGlazier, Eichenhain GmbH\nMay 2014 – May 2019\nMixed glazes for eleven lines.\n'
const SCHOOL = '\nEducation\nBSc in Ceramics, University of Lund, 2010 – 2013\n'
const REST = '\nSkills\nGlazing, Kilns\n\nLanguages\nSwedish, German\n'

test('jobs without a title are sure only where the schools have one: elsewhere they may be courses', async () => {
  const sure = async (text: string) => {
    const { data, evidence } = await readResume(textBytes(text), 'txt')
    expect(data.experience.map(({ company }) => company)).toEqual(['Eichenhain GmbH'])
    return (evidence.find(({ path }) => path === 'experience.0.company')?.confidence ?? 0) > 0.9
  }
  expect(await sure(TOP + SCHOOL + REST)).toBe(true)
  expect(await sure(TOP + REST)).toBe(false)
})
