import { expect, test } from 'vitest'
import { readResume } from '#read-resume'
import { docxOf, paragraph, textBytes } from '#testing'

const HEAD = 'Zoë Lindström\nzoe.lindstrom@example.se\n'

test('a word with a stem alone above a time is a title, an employer there is none', async () => {
  const text = `${HEAD}\nBerufliches\n2016 - 2020   Köchin, Gasthof Eichenhain GmbH, Kassel\n\nSchulisches\n2007 - 2010   Realschule Rehburg, Rehburg: Mittlere Reife\n`
  const { data } = await readResume(textBytes(text), 'txt')
  expect(data.experience.map(({ position }) => position)).toEqual(['Köchin'])
  expect(data.education.map(({ degree }) => degree)).toEqual(['Mittlere Reife'])
})

test('headings of a Word file that differ in nothing but their words are all titles, without a space above them', async () => {
  const title = (text: string) => paragraph(text, '<w:pStyle w:val="Heading1"/>', '<w:b/><w:sz w:val="26"/>')
  const body = [
    paragraph('Zoë Lindström', '', '<w:b/><w:sz w:val="44"/>'),
    paragraph('zoe.lindstrom@example.se'),
    title('Certificates'),
    paragraph('Kiln Safety, Institute for Glaze Makers, 2020'),
    title('Things I do outside the workshop'),
    paragraph('Parish councillor since 2019.'),
    title('Languages'),
    paragraph('English, Swedish'),
  ]
  const { data } = await readResume(docxOf(body.join('')), 'docx')
  expect(data.certifications.map(({ name, issuer }) => [name, issuer])).toEqual([['Kiln Safety', 'Institute for Glaze Makers']])
})

test('short bullets under a title that may open a summary are skills to be asked about', async () => {
  const text = `${HEAD}\nWhat I bring\n\n- Curriculum design\n- Behaviour management\n- Trips abroad\n\nEducation\n\nBSc Chemistry, University of Marlwick, 2014\n`
  const { data, evidence } = await readResume(textBytes(text), 'txt')
  expect(data.skills).toEqual(['Curriculum design', 'Behaviour management', 'Trips abroad'])
  expect(evidence.find(({ path }) => path === 'skills.0')?.confidence).toBeLessThan(0.6)
})

test('research and appointments in one title are jobs when jobs stand below it', async () => {
  const text = `${HEAD}\nRESEARCH AND PROFESSIONAL APPOINTMENTS\n\nLaboratory Chemist, Brightwater Analytical, Inc., Albany, NY, June 2014 - August 2016\n`
  const { data } = await readResume(textBytes(text), 'txt')
  expect(data.experience.map(({ position, company }) => [position, company])).toEqual([
    ['Laboratory Chemist', 'Brightwater Analytical, Inc.'],
  ])
})

test('tags below the name are skills to be asked about when no section holds any', async () => {
  const { data, evidence } = await readResume(
    textBytes(`${HEAD}Glazing | Kilns | Slip casting | Plaster moulds | Tiled stoves\n`),
    'txt',
  )
  expect(data.skills).toEqual(['Glazing', 'Kilns', 'Slip casting', 'Plaster moulds', 'Tiled stoves'])
  expect(evidence.find(({ path }) => path === 'skills.0')?.confidence).toBeLessThan(0.6)
})
