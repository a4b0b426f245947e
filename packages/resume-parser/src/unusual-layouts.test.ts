import { expect, test } from 'vitest'
import { readingOrder } from '#pdf/columns'
import { splitGrids } from '#pdf/grids'

import { type Item, rowsOf, textOf } from '#pdf/rows'
import { readResume } from './read-resume.ts'
import { jobsIn, studiesIn } from './read-text.testing.ts'
import { docxOf, paragraph, textBytes } from './testing.ts'

const HEAD = 'Zoë Lindström\nzoe@example.se\n'
const read = async (text: string) => (await readResume(textBytes(text), 'txt')).data

test('the line after a lone date names the job, even with unknown words and an unknown town', async () => {
  const lines = ['03.2014 – 06.2019', 'Ofensetzerin', 'Glashütte Eichenhain, Homberg', '', '01.2011 – 02.2014', 'Ofensetzerin']
  expect(await jobsIn(...lines, 'Töpferhof Grünau, Ziegenhain')).toEqual([
    'Ofensetzerin / Glashütte Eichenhain / Homberg / 2014-03 / 2019-06',
    'Ofensetzerin / Töpferhof Grünau / Ziegenhain / 2011-01 / 2014-02',
  ])
})

test('a date range wrapped in a narrow column is joined beside two names', async () => {
  const lines = ['Sept 2016 –     Kiln Engineer', 'June 2019       Glasbruket AB', '- Ran three kilns.']
  expect(await jobsIn(...lines)).toEqual(['Kiln Engineer / Glasbruket AB /  / 2016-09 / 2019-06'])
  expect(await jobsIn('September       Kiln Engineer', '2016 – June     Glasbruket AB', '2019', '- Ran three kilns.')).toEqual([
    'Kiln Engineer / Glasbruket AB /  / 2016-09 / 2019-06',
  ])
})

test('form details such as weekly hours are not part of the job', async () => {
  const { experience } = await read(
    `${HEAD}\nExperience\n\nGlasbruket AB\n03/2014 - 06/2019\nHours per week: 40\nKiln Engineer\nSupervisor: Nils Ek, may contact: yes\n- Ran three kilns.\n`,
  )
  expect(experience).toMatchObject([{ company: 'Glasbruket AB', position: 'Kiln Engineer', description: 'Ran three kilns.' }])
})

test('honours are not the field, and a number after the school is a grade', async () => {
  expect(await studiesIn('Master, Ceramic Arts, mention bien', 'University of Mälardal', '2013 – 2018')).toEqual([
    'Master / Ceramic Arts / University of Mälardal / ',
  ])
  expect(await studiesIn('2013 – 2018   BSc in Chemistry, University of Mälardal, 3.61.')).toEqual([
    'BSc / Chemistry / University of Mälardal / 3.61',
  ])
  expect(await studiesIn('NVQ Level 3 in Glazing, Mälardal College (2013 – 2015)')).toEqual([
    'NVQ Level 3 / Glazing / Mälardal College / ',
  ])
})

test.each([
  ['555-010-0138 / zoe@example.com / Gastonia, NC / linkedin.com/in/zoe', 'United States'],
  ['Round Rock, TX, (512) 555-0167, zoe@example.com', 'United States'],
  ['Kiln Engineer from Hebden Bridge, UK', 'United Kingdom'],
])('a home among the ways to reach a person: %s', async (line, country) => {
  expect((await read(`Zoë Lindström\n${line}\n\nSkills\n\nGlazes, Kilns\n`)).personal_info.country).toBe(country)
})

test('a long list of skills separated by bars is split', async () => {
  const skills = [
    'Glaze chemistry',
    'Kiln control',
    'Plant safety',
    'Shift planning',
    'Stock control',
    'X-ray diffraction',
    'Python',
  ]
  expect((await read(`${HEAD}\nStrengths\n\n${skills.join(' | ')}\n`)).skills).toEqual(skills)
})

const TITLE = '<w:b/><w:sz w:val="32"/>'
const NAMED = '<w:b/><w:sz w:val="22"/>'
const title = (text: string) => paragraph(text, '<w:spacing w:before="300"/>', TITLE)
const docx = async (...paragraphs: string[]) => {
  const head = [paragraph('Zoë Lindström', '', '<w:b/><w:sz w:val="52"/>'), paragraph('zoe@example.se | +46 70 555 01 22')]
  return (await readResume(docxOf([...head, ...paragraphs].join('')), 'docx')).data
}

test('unknown titles are recognised by style, and their sections by content', async () => {
  const data = await docx(
    title('Good morning'),
    paragraph('Ceramic engineer with nine years at the kiln, fond of small tools and of long weekends.'),
    title('Employment'),
    paragraph('Kiln Engineer, Glasbruket AB', '', NAMED),
    paragraph('Mar 2018 – Present'),
    paragraph('Runs three kilns and a small laboratory.'),
    title('Lecture halls'),
    paragraph('Master of Science in Chemistry', '', NAMED),
    paragraph('University of Mälardal, 2013 – 2018'),
    title('Medals'),
    paragraph('Certified Kiln Operator – Glaze Guild (Apr 2022)'),
    title('Skills'),
    paragraph('Glazes, Python'),
  )
  expect(data.personal_info.summary).toMatch(/^Ceramic engineer/)
  expect(data.experience).toMatchObject([{ position: 'Kiln Engineer', company: 'Glasbruket AB' }])
  expect(data.education).toMatchObject([{ degree: 'Master of Science', institution: 'University of Mälardal' }])
  expect(data.certifications).toMatchObject([{ name: 'Certified Kiln Operator', issuer: 'Glaze Guild' }])
})

test('the name of a skill group is not a title', async () => {
  const small = (text: string) => paragraph(text, '<w:spacing w:before="300"/>', '<w:b/><w:sz w:val="24"/>')
  const { skills } = await docx(
    small('SKILLS'),
    paragraph('Leadership', '<w:spacing w:before="160"/>', NAMED),
    paragraph('Shift planning'),
    paragraph('Process', '<w:spacing w:before="160"/>', NAMED),
    paragraph('Kaizen'),
    small('EDUCATION'),
    paragraph('BSc in Chemistry, University of Mälardal, 2013 – 2018'),
    small('EMPLOYMENT'),
    paragraph('Kiln Engineer, Glasbruket AB, 2018 – 2020'),
  )
  expect(skills).toEqual(['Shift planning', 'Kaizen'])
})

test('a company named once above its roles belongs to each, with separate places', async () => {
  const role = (position: string, time: string, place: string) => [paragraph(position), paragraph(time), paragraph(place)]
  const { experience } = await docx(
    title('Employment'),
    paragraph('Lakehead Pottery', '', NAMED),
    ...role('Kiln Engineer', 'June 2019 – December 2021', 'Toronto, Canada'),
    paragraph('Opened a second workshop in the harbour.', '<w:numPr><w:numId w:val="1"/></w:numPr>'),
    ...role('Marketing Coordinator', 'February 2017 – May 2019', 'Wawanesa, Canada'),
    paragraph('Wrote the catalogue of the winter fair.', '<w:numPr><w:numId w:val="1"/></w:numPr>'),
  )
  expect(experience.map(({ company, position, location }) => [company, position, location])).toEqual([
    ['Lakehead Pottery', 'Kiln Engineer', 'Toronto, Canada'],
    ['Lakehead Pottery', 'Marketing Coordinator', 'Wawanesa, Canada'],
  ])
})

test('cards side by side are read in turn, even when a name wraps in one', () => {
  const item = (text: string, x: number, y: number, size: number, font: string): Item => ({
    text,
    x,
    y,
    width: text.length * 5,
    size,
    font,
  })
  const cards = splitGrids(
    rowsOf([
      item('Kiln Licence', 50, 100, 11, 'bold'),
      item('Advanced Glaze', 250, 100, 11, 'bold'),
      item('Board of Kilns', 50, 114, 10, 'body'),
      item('Chemistry', 250, 114, 11, 'bold'),
      item('Jun 2015', 50, 128, 8, 'body'),
      item('Glaze Council', 250, 128, 10, 'body'),
      item('Mar 2023', 250, 142, 8, 'body'),
    ]),
  )
  expect(cards.map((card) => card.map(textOf))).toEqual([
    ['Kiln Licence', 'Board of Kilns', 'Jun 2015'],
    ['Advanced Glaze', 'Chemistry', 'Glaze Council', 'Mar 2023'],
  ])
})

test('a wrapped date on the right is read before the text beside it', () => {
  const body = (text: string, x: number, y: number, size = 10): Item => ({
    text,
    x,
    y,
    width: text.length * 4,
    size,
    font: 'body',
  })
  const job = (name: string, from: string, to: string, y: number) => [
    body(name, 40, y),
    body('Ran three kilns and a laboratory that tests every glaze before it is used.', 40, y + 14),
    body('Trained nine potters, two of whom now lead workshops of their own.', 40, y + 28),
    body(from, 517, y, 9),
    body(to, 525, y + 11, 9),
  ]
  const { lines } = readingOrder([
    rowsOf([
      body('Zoë Lindström', 40, 40, 20),
      ...job('Kiln Engineer, Glasbruket AB', '2018-05 –', '2021-01', 100),
      ...job('Glaze Chemist, Merlin Ltd', '2014-03 –', '2018-04', 170),
    ]),
  ])
  const texts = lines.map(({ runs }) => runs.map(({ text }) => text).join(' '))
  expect(texts.slice(1, 4)).toEqual(['2018-05 –', '2021-01', 'Kiln Engineer, Glasbruket AB'])
})

test('a heading is split from the text after its full stop', async () => {
  const text = `${HEAD}\nExperience\n\nMay 2014 to June 2019: Kiln Engineer, Glasbruket AB, Leeds. Ran three kilns\nand a laboratory. Trained nine potters.\n`
  expect((await read(text)).experience).toMatchObject([
    {
      position: 'Kiln Engineer',
      company: 'Glasbruket AB',
      location: 'Leeds',
      description: 'Ran three kilns and a laboratory. Trained nine potters.',
    },
  ])
})

test('a company and a job separated by a colon are both read', async () => {
  expect(await jobsIn('2014-03 – 2018-04', 'Merlin Rescue: Kiln Engineer', '- Ran three kilns.')).toEqual([
    'Kiln Engineer / Merlin Rescue /  / 2014-03 / 2018-04',
  ])
})

test('the word between a job and its company belongs to neither', async () => {
  expect(await jobsIn('2014-2018  Contadora en Minera Cerro Pardo S.A.C. (La Oroya, Perú)', '- Cierra balances.')).toEqual([
    'Contadora / Minera Cerro Pardo S.A.C. / La Oroya, Perú / 2014 / 2018',
  ])
})

test('a company line with the years of all its roles is not a role', async () => {
  const { experience } = await docx(
    title('Employment'),
    paragraph('Hartwell Pottery Company, Croydon, United Kingdom\t2017 – Present', '', NAMED),
    paragraph('Kiln Engineer\tOctober 2017 – Present'),
    paragraph('Ran three kilns.', '<w:numPr><w:numId w:val="1"/></w:numPr>'),
  )
  expect(experience.map(({ company, position, location }) => [company, position, location])).toEqual([
    ['Hartwell Pottery Company', 'Kiln Engineer', 'Croydon, United Kingdom'],
  ])
})

test('skills that start or end with a level word are skills, levels alone are not', async () => {
  const { skills } = await read(`${HEAD}\nSkills\n\nTechnical drawing, Excel avanzado, Glazes, Expert, Advanced\n`)
  expect(skills).toEqual(['Technical drawing', 'Excel avanzado', 'Glazes'])
})

test('an unknown school and a foreign grade are read', async () => {
  expect(await studiesIn('2012 – 2014', 'Lehre, Zimmerei', 'Landesberufsschule Wals')).toEqual([
    'Lehre / Zimmerei / Landesberufsschule Wals / ',
  ])
  expect(
    await studiesIn('2012 – 2014', 'Mestrado em Engenharia Civil', 'Universidade do Tâmega – Média final: 16 valores'),
  ).toEqual(['Mestrado / Engenharia Civil / Universidade do Tâmega / 16'])
})

test('the issuer of a certificate may follow a preposition', async () => {
  const { certifications } = await read(`${HEAD}\nCertification\n\nGlaze Design Fundamentals by Coursera (Dec 2024)\n`)
  expect(certifications).toMatchObject([{ name: 'Glaze Design Fundamentals', issuer: 'Coursera', issue_date: '2024-12' }])
})

test('driving licence classes are not a place', async () => {
  const text =
    'Zoë Lindström\nAdres   Havenkade 12, 9671 AA Winschoten, Nederland\nRijbewijs   B, BE\n\nSkills\n\nGlazes, Kilns\n'
  expect((await read(text)).personal_info.country).toBe('Netherlands')
})

test('an unknown job title is recognised by its ending', async () => {
  const lines = [
    '2014-03 – 2018-04',
    'Nuuk, Greenland',
    'Nunatak: Hydrologist',
    '- Measured rivers.',
    '',
    '2012-02 – 2014-02',
    'Leeds, United Kingdom',
  ]
  expect(await jobsIn(...lines, 'Merlin: Cartographer', '- Drew maps.')).toEqual([
    'Hydrologist / Nunatak / Nuuk, Greenland / 2014-03 / 2018-04',
    'Cartographer / Merlin / Leeds, United Kingdom / 2012-02 / 2014-02',
  ])
})

test('a grade label without a grade is not the field', async () => {
  expect(await studiesIn('BSc in Chemistry, GPA', 'University of Mälardal, 2013 – 2018')).toEqual([
    'BSc / Chemistry / University of Mälardal / ',
  ])
})
