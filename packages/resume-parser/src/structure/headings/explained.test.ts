import { expect, test } from 'vitest'
import { readResume } from '#read-resume'
import { textBytes } from '#testing'

/** Schools with their degrees; a value that is asked has a question mark. */
async function schoolsIn(...lines: string[]): Promise<string[]> {
  const text = `Zoë Lindström\nzoe@example.se\n\nEducation\n\n${lines.join('\n')}\n\nSkills\n\nGlazes, kilns, plaster moulds, slip casting\n`
  const { data, evidence } = await readResume(textBytes(text), 'txt')
  const told = new Map(evidence.map(({ path, confidence }) => [path, confidence]))
  return data.education.map((study, index) =>
    (['degree', 'field', 'institution'] as const)
      .flatMap((field) =>
        study[field] ? `${study[field]}${(told.get(`education.${index}.${field}`) ?? 0) < 0.6 ? '?' : ''}` : [],
      )
      .join(' / '),
  )
}

test('a school whose lines hold nothing else is told as certain (RESUME-002)', async () => {
  expect(await schoolsIn('BSc Biology', 'Penhallow College', '2004 - 2007')).toEqual(['BSc / Biology / Penhallow College'])
  expect(await schoolsIn('BSc in Biology (with Distinction), Penhallow College, 2004 - 2007')).toEqual([
    'BSc / Biology / Penhallow College',
  ])
})

test('a value is asked where words beside it are left over, or where nothing shows its end (RESUME-002)', async () => {
  expect(await schoolsIn('Penhallow College, 2010 - 2012', 'Foundation Certificate')).toEqual([
    'Certificate? / Foundation? / Penhallow College',
  ])
  expect(await schoolsIn('Higher Secondary Certificate, 2013 - 2015', 'Kendriya School')).toEqual([
    'Higher Secondary? / Certificate? / Kendriya School',
  ])
})

test('a second school in the lines of one makes both a question (RESUME-002)', async () => {
  const [first] = await schoolsIn(
    'Sarovar Institute of Technology',
    'B.Tech in Civil Engineering, 2015 - 2019',
    'Kendriya School',
  )
  expect(first).toMatch(/\?$/)
})

test('a school above one date and below another makes both entries questions (RESUME-002)', async () => {
  expect(
    await schoolsIn(
      'University of Marlwick',
      'BA in History, 2011 - 2014',
      '',
      'A Levels, 2009 - 2011',
      'Fenwold Sixth Form College',
    ),
  ).toEqual(['BA? / History? / University of Marlwick?', 'A Levels? / Fenwold Sixth Form College?'])
})

test('grades and a town behind a school are not told as certain (RESUME-002)', async () => {
  expect(await schoolsIn('BSc Psychology (2:1), University of Marlwick, 2014 - 2017')).toEqual([
    'BSc / Psychology / University of Marlwick',
  ])
  expect(await schoolsIn('BSc Psychology (AAB), University of Marlwick, 2014 - 2017')).toEqual([
    'BSc / Psychology (AAB)? / University of Marlwick',
  ])
  expect(await schoolsIn('Mittlere Reife', 'Realschule Ost, Rehburg', '2004 - 2010')).toEqual([
    'Mittlere Reife / Rehburg? / Realschule Ost?',
  ])
})

test('the word for studying is no part of what was studied', async () => {
  expect(await schoolsIn('Studium der Informatik, Hochschule Eichtal, 2009 - 2012', 'Bachelor of Science')).toEqual([
    expect.stringContaining('Informatik'),
  ])
})
