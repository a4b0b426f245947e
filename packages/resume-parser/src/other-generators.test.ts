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

const item = (text: string, x: number, y: number, font = 'body'): Item => ({ text, x, y, width: text.length * 5, size: 10, font })

test('rows of a table without space between them start at the height of their dates', () => {
  const rows = [
    item('02/2018 – Present', 40, 100),
    item('Kiln Engineer', 300, 100, 'bold'),
    item('Glasbruket AB', 300, 112),
    item('Ran three kilns and kept the', 300, 124),
    item('glaze books of the works.', 300, 136),
    item('01/2014 – 01/2018', 40, 148),
    item('Glaze Chemist', 300, 148, 'bold'),
    item('Merlin Ltd', 300, 160),
    item('Mixed glazes and fired the', 300, 172),
    item('small kiln.', 300, 184),
  ]
  const texts = readingOrder([rowsOf(rows)]).lines.map(({ runs }) => runs.map(({ text }) => text).join(' '))
  expect(texts.indexOf('01/2014 – 01/2018')).toBe(texts.indexOf('glaze books of the works.') + 1)
})

test('a side bar at the right with sections of its own is a column', () => {
  const left = ['About me', 'Potter.', 'Experience', 'Kiln Engineer', 'Glasbruket AB', 'Ran kilns.', 'Education', 'BSc', 'Leeds']
  const right = ['Contact', '+46 70 555 01 22', 'Skills', 'Raku', 'Glazes', 'Languages', 'English', 'Interests', 'Rowing']
  const items = [
    ...left.map((text, index) => item(text, 40, 100 + 14 * index)),
    ...right.map((text, index) => item(text, 400, 100 + 14 * index)),
  ]
  const texts = readingOrder([rowsOf(items)]).lines.map(({ runs }) => runs.map(({ text }) => text).join(' '))
  expect(texts).toEqual([...left, ...right])
})

test('a date that fills its column is not glued to the name beside it', () => {
  const [fragment] = rowsOf([item('2017–present', 40, 60), item('Head Potter', 100, 60, 'bold')])
  expect(fragment?.runs.map(({ text }) => text)).toEqual(['2017–present', 'Head Potter'])
})

test('a title in the margin that leaves no gap before the text is a title', async () => {
  const part = (title: string, text: string, gap: string) =>
    `<w:p><w:r><w:rPr><w:b/><w:caps/></w:rPr><w:t>${title}</w:t></w:r><w:r>${gap}<w:t>${text}</w:t></w:r></w:p>`
  const body = [
    ...HEAD,
    part('EDUCATION', 'BSc in Chemistry, University of Mälardal, 2010 – 2013', '<w:tab/>'),
    part('EXPERIENCE', 'Kiln Engineer, Glasbruket AB, 2014 – 2019', '<w:tab/>'),
    part('COMPUTER SKILLS', 'Excel, AutoCAD', '<w:t xml:space="preserve"> </w:t>'),
  ]
  const { data } = await readResume(docxOf(body.join('')), 'docx')
  expect(data.skills).toEqual(['Excel', 'AutoCAD'])
})

test('an address below the name is not a summary', async () => {
  const text = 'Zoë Lindström\n\n17 Prime Avenue, Apt 37, Springfield, Pennsylvania 10111, USA\n\nSkills\n\nGlazes, Kilns\n'
  expect((await readResume(textBytes(text), 'txt')).data.personal_info.summary).toBe('')
})
