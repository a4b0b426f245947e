import { expect, test } from 'vitest'
import { readingOrder } from '#pdf/columns'
import { type Item, rowsOf } from '#pdf/rows'
import { closeMonths } from '#words/dates'
import { readResume } from './read-resume.ts'
import { jobsIn, readSection, studiesIn } from './read-text.testing.ts'
import { docxOf, paragraph, textBytes } from './testing.ts'

const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.join('')}</w:tc>`
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
const BOLD = '<w:b/>'
const HEAD = [paragraph('Zoë Lindström', '', '<w:b/><w:sz w:val="44"/>'), paragraph('zoe@example.se')]

test('a form with its dates after the names, start and end apart, is read entry by entry', async () => {
  const entry = (title: string, company: string, from: string, to: string) => [
    `Job Title:   ${title}`,
    `Company:   ${company}`,
    'Location:   Leeds',
    `From:   ${from}`,
    `To:   ${to}`,
    'Role Description:   Ran three kilns.',
  ]
  const lines = [...entry('Sparrow', 'Merlin', '03/2018', 'Present'), ...entry('Wren', 'Kestrel', '02/2014', '02/2018')]
  expect(await jobsIn(...lines)).toEqual(['Sparrow / Merlin / Leeds / 2018-03 / ', 'Wren / Kestrel / Leeds / 2014-02 / 2018-02'])
})

test('labelled parts in one line are parts of the entry', async () => {
  const job = ['[ 01/03/2018 – Current ]', 'Kiln Engineer', 'Glasbruket AB', 'Localidad: Vitoria | País: España', '- Ran kilns.']
  expect(await jobsIn(...job)).toEqual(['Kiln Engineer / Glasbruket AB / Vitoria, España / 2018-03 / '])
  const study = [
    '2010 – 2014',
    'Grado',
    'Universidad de la Llanada',
    'Campo(s) de estudio: Ingeniería de Edificación | Nota final: 7,8',
  ]
  expect(await studiesIn(...study)).toEqual(['Grado / Ingeniería de Edificación / Universidad de la Llanada / 7,8'])
})

test('the end of an entry above its start is one date range', async () => {
  const lines = [
    '2019',
    'Kiln Engineer',
    '2016',
    'Glasbruket AB',
    '- Ran three kilns.',
    '',
    '2016',
    'Glaze Chemist',
    '2012',
    'Merlin Ltd',
  ]
  expect(await jobsIn(...lines)).toEqual([
    'Kiln Engineer / Glasbruket AB /  / 2016 / 2019',
    'Glaze Chemist / Merlin Ltd /  / 2012 / 2016',
  ])
})

test('the grade beside the dates is not a part of a year', async () => {
  expect(await studiesIn('BSc in Chemistry', 'University of Mälardal', '09/2010 - 06/2014     GPA: 3.5')).toEqual([
    'BSc / Chemistry / University of Mälardal / 3.5',
  ])
})

test('a level after a comma is part of the name of a certificate', async () => {
  const { certifications } = await readSection('Certifications', ['- Kiln Safety, Module 1, Glaze Guild, May 2019'])
  expect(certifications).toMatchObject([{ name: 'Kiln Safety, Module 1', issuer: 'Glaze Guild' }])
})

test('a state-certified degree is whole', async () => {
  expect(await studiesIn('Staatlich geprüfter Techniker, Mechatronik', 'Technikerschule Wals', '2013 – 2017')).toEqual([
    'Staatlich geprüfter Techniker / Mechatronik / Technikerschule Wals / ',
  ])
})

test('letter-spaced months whose gaps came out as blanks are closed', () => {
  expect(closeMonths('OK TOBER 2017 — MA ART 2019')).toBe('OKTOBER 2017 — MAART 2019')
  expect(closeMonths('Ma art 2019')).toBe('Ma art 2019')
})

test('a name in lower case, or in capitals with gaps, is found by the mail address', async () => {
  const nameIn = async (...lines: string[]) => {
    const { personal_info } = (await readResume(textBytes(`${lines.join('\n')}\n\nSkills\n\nGlazes, Kilns\n`), 'txt')).data
    return [personal_info.first_name, personal_info.last_name]
  }
  expect(await nameIn('ewan thistlewood', 'ewan.thistlewood@example.com')).toEqual(['Ewan', 'Thistlewood'])
  expect(await nameIn('ZOE', 'BA E K', 'zoe.baek@example.com')).toEqual(['Zoe', 'Baek'])
})

test('Markdown is read without its marks', async () => {
  const text =
    '# Zoë Lindström\n\n[zoe@example.se](mailto:zoe@example.se) | <https://zoe.example.org>\n\n## Experience\n\n### Kiln Engineer, Glasbruket AB\n\n*Mar 2018 – Present* | Uppsala, Sweden\n\n- Runs three kilns.\n\n### Glaze Chemist, Merlin Ltd\n\n*Jan 2015 – Feb 2018* | Leeds\n\n- Mixed glazes.\n'
  const { data } = await readResume(textBytes(text), 'txt')
  expect(data.personal_info).toMatchObject({
    first_name: 'Zoë',
    email: 'zoe@example.se',
    other_links: ['https://zoe.example.org'],
  })
  expect(data.experience).toMatchObject([
    { position: 'Kiln Engineer', company: 'Glasbruket AB', startDate: '2018-03', current: true },
    { position: 'Glaze Chemist', company: 'Merlin Ltd', endDate: '2018-02' },
  ])
})

test('a bold name beside a date in a Word table is not a title, and groups of skills are not sections', async () => {
  const job = (time: string, position: string, company: string) =>
    row(cell(paragraph(time)), cell(paragraph(position, '', BOLD), paragraph(company), paragraph('Ran three kilns.')))
  const group = (name: string, list: string) => row(cell(paragraph(name)), cell(paragraph(list)))
  const body = [
    ...HEAD,
    paragraph('Experience', '', BOLD),
    `<w:tbl>${job('03/2018 – Present', 'Kiln Engineer', 'Glasbruket AB | Uppsala')}${job('02/2014 – 02/2018', 'Glaze Chemist', 'Merlin Ltd | Leeds')}</w:tbl>`,
    paragraph('Education', '', BOLD),
    paragraph('BSc in Chemistry, University of Mälardal, 2010 – 2013'),
    paragraph('Skills', '', BOLD),
    `<w:tbl>${group('Methods', 'Slip casting, Raku')}${group('Software', 'Excel, AutoCAD')}</w:tbl>`,
  ]
  const { data } = await readResume(docxOf(body.join('')), 'docx')
  expect(data.experience.map(({ position, company }) => [position, company])).toEqual([
    ['Kiln Engineer', 'Glasbruket AB'],
    ['Glaze Chemist', 'Merlin Ltd'],
  ])
  expect(data.skills).toEqual(['Slip casting', 'Raku', 'Excel', 'AutoCAD'])
})

test('the last line of a paragraph above two columns stays with the paragraph', () => {
  const item = (text: string, x: number, y: number): Item => ({ text, x, y, width: text.length * 5, size: 10, font: 'body' })
  const { lines } = readingOrder([
    rowsOf([
      item('Ceramic engineer with nine years at the kiln, fond of small tools and of long weekends and', 40, 60),
      item('of plain words.', 40, 73),
      item('zoe@example.se', 40, 100),
      item('+46 70 555 01 22', 300, 100),
      item('Uppsala, Sweden', 40, 113),
      item('zoe.example.org', 300, 113),
      item('Glazes and kilns', 40, 126),
      item('github.com/zoe', 300, 126),
    ]),
  ])
  expect(lines[1]?.runs[0]?.text).toBe('of plain words.')
  expect(lines[1]?.block).toBe(lines[0]?.block)
})
