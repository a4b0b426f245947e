import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'
import { docxOf, paragraph, textBytes, zipOf } from './testing.ts'

const BOLD = '<w:b/>'
const LISTED = '<w:numPr><w:numId w:val="1"/></w:numPr>'
const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.join('')}</w:tc>`
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`

const HEAD = [
  paragraph('Imogen Castlereagh', '', '<w:b/><w:sz w:val="40"/>'),
  paragraph('imogen@example.org | 020 7946 0123 | Leeds, United Kingdom'),
]
const JOB = [
  paragraph('Quarry Lane Brewing Ltd\tMar 2019 – Present', '', BOLD),
  paragraph('Head Brewer\tLeeds, United Kingdom'),
  paragraph('Brews twelve thousand litres a week.', LISTED),
]

test('a Word document with bold lines, tabs and lists is read', async () => {
  const { data } = await readResume(docxOf([...HEAD, paragraph('EXPERIENCE', '', BOLD), ...JOB].join('')), 'docx')
  expect(data.personal_info).toMatchObject({
    first_name: 'Imogen',
    last_name: 'Castlereagh',
    email: 'imogen@example.org',
    phone: '020 7946 0123',
    country: 'United Kingdom',
  })
  expect(data.experience).toEqual([
    {
      company: 'Quarry Lane Brewing Ltd',
      position: 'Head Brewer',
      location: 'Leeds, United Kingdom',
      startDate: '2019-03',
      endDate: '',
      current: true,
      description: 'Brews twelve thousand litres a week.',
    },
  ])
})

test('a Word document whose columns are cells of a table is read column by column', async () => {
  const left = cell(paragraph('Skills', '', BOLD), paragraph('Fermentation'), paragraph('Cellar work'))
  const right = cell(paragraph('Experience', '', BOLD), ...JOB)
  const { data, findings } = await readResume(docxOf(`${HEAD.join('')}<w:tbl>${row(left, right)}</w:tbl>`), 'docx')
  expect(data.skills).toEqual(['Fermentation', 'Cellar work'])
  expect(data.experience).toMatchObject([{ company: 'Quarry Lane Brewing Ltd', position: 'Head Brewer' }])
  expect(findings.map(({ kind }) => kind)).toContain('tables')
})

test('a table with a date and a job in each row is read row by row', async () => {
  const body = `${HEAD.join('')}${paragraph('Employment', '', BOLD)}<w:tbl>${row(cell(paragraph('2015 – 2019')), cell(paragraph('Brewer', '', BOLD), paragraph('Hollin Beck Ales, Ilkley')))}${row(cell(paragraph('2012 – 2015')), cell(paragraph('Cellar Assistant', '', BOLD), paragraph('Aire Valley Brewery, Keighley')))}</w:tbl>`
  const { data } = await readResume(docxOf(body), 'docx')
  expect(data.experience.map(({ position, company, startDate }) => [position, company.split(',')[0], startDate])).toEqual([
    ['Brewer', 'Hollin Beck Ales', '2015'],
    ['Cellar Assistant', 'Aire Valley Brewery', '2012'],
  ])
})

test('a table with section titles in its first column is read section by section', async () => {
  const titled = (title: string, ...text: string[]) => row(cell(paragraph(title, '', BOLD)), cell(...text))
  const education = paragraph('BSc (Hons) in Fermentation Science, University of Calderdale\t2012 – 2015', '', BOLD)
  const body = `${HEAD.join('')}<w:tbl>${titled('Experience', ...JOB)}${titled('Education', education)}${titled('Skills', paragraph('Cellar work, Malting'))}</w:tbl>`
  const { data } = await readResume(docxOf(body), 'docx')
  expect(data.experience).toMatchObject([{ company: 'Quarry Lane Brewing Ltd', position: 'Head Brewer' }])
  expect(data.education).toMatchObject([
    { degree: 'BSc (Hons)', field: 'Fermentation Science', institution: 'University of Calderdale', endDate: '2015' },
  ])
  expect(data.skills).toEqual(['Cellar work', 'Malting'])
})

test('the first row of a table names its columns', async () => {
  const cells = (...texts: string[]) => row(...texts.map((text) => cell(paragraph(text))))
  const body = `${HEAD.join('')}${paragraph('Employment', '', BOLD)}<w:tbl>${cells('Period', 'Position', 'Employer', 'Location')}${cells('2015 – 2019', 'Sparrow', 'Merlin', 'Ilkley')}${cells('2012 – 2015', 'Wren', 'Kestrel', 'Keighley')}</w:tbl>`
  const { data } = await readResume(docxOf(body), 'docx')
  expect(data.experience.map(({ position, company, location }) => [position, company, location])).toEqual([
    ['Sparrow', 'Merlin', 'Ilkley'],
    ['Wren', 'Kestrel', 'Keighley'],
  ])
})

test('heading styles, links and contact data in the page header are read', async () => {
  const files = {
    'word/document.xml': `<w:document><w:body>${paragraph('Employment', '<w:pStyle w:val="H2"/>')}${JOB.join('')}<w:p><w:hyperlink r:id="r1"><w:r><w:t>my profile</w:t></w:r></w:hyperlink></w:p></w:body></w:document>`,
    'word/styles.xml':
      '<w:styles><w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>',
    'word/_rels/document.xml.rels':
      '<Relationships><Relationship Id="r1" Target="https://www.linkedin.com/in/imogen-c" TargetMode="External"/></Relationships>',
    'word/header1.xml': `<w:hdr>${HEAD.join('')}</w:hdr>`,
  }
  const { data, findings } = await readResume(zipOf(files), 'docx')
  expect(data.personal_info).toMatchObject({
    first_name: 'Imogen',
    email: 'imogen@example.org',
    linkedin: 'https://www.linkedin.com/in/imogen-c',
  })
  expect(findings.map(({ kind }) => kind)).toContain('text-in-header')
})

test('a text box that the file contains twice is read once', async () => {
  const box = `<w:p><w:r><mc:AlternateContent><mc:Choice><wps:txbx><w:txbxContent>${HEAD.join('')}</w:txbxContent></wps:txbx></mc:Choice><mc:Fallback><w:txbxContent>${HEAD.join('')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`
  const { lines, data } = await readResume(docxOf(`${box}${paragraph('EXPERIENCE', '', BOLD)}${JOB.join('')}`), 'docx')
  expect(lines.filter((line) => line.includes('Imogen'))).toHaveLength(1)
  expect(data.personal_info.first_name).toBe('Imogen')
})

const TEXT = `Zoë Lindström-Ahmed
Ceramic Engineer
zoe@example.se, +46 70 555 01 22, Uppsala, Sweden

Work experience
===============
Kiln Engineer, Glasbruket AB
2018-04 to present - Uppsala, Sweden

  * Runs three kilns and a small laboratory that tests every
    new glaze before it goes into production.
  * Cut breakage by a third.

Education
=========
Master of Science in Materials Chemistry, Mälardal University (2013-09 to 2018-06)

Skills
======
Glazes, X-ray diffraction, Python
`

test('plain text with underlined titles and wrapped bullets is read', async () => {
  const { data } = await readResume(textBytes(TEXT), 'txt')
  expect(data.experience).toMatchObject([
    { company: 'Glasbruket AB', position: 'Kiln Engineer', location: 'Uppsala, Sweden', startDate: '2018-04', current: true },
  ])
  expect(data.experience[0]?.description).toBe(
    'Runs three kilns and a small laboratory that tests every new glaze before it goes into production.\nCut breakage by a third.',
  )
  expect(data.education).toMatchObject([
    { degree: 'Master of Science', field: 'Materials Chemistry', institution: 'Mälardal University', graduationYear: '2018' },
  ])
  expect(data.skills).toEqual(['Glazes', 'X-ray diffraction', 'Python'])
})

const contacts = async (...lines: string[]) => {
  const { data } = await readResume(
    textBytes(`Zoë Lindström\n${lines.join('\n')}\n\nSkills\n\nGlazes, ASP.NET, Node.js\n`),
    'txt',
  )
  return [data.personal_info.email, ...data.personal_info.other_links]
}

test('the rest of a wrapped address or the name of a technology is not a link of the person', async () => {
  expect(await contacts('zoe.lindstrom@exam', 'ple.com', 'zoe.example.net')).toEqual([
    'zoe.lindstrom@example.com',
    'https://zoe.example.net',
  ])
  expect(await contacts('zoe@example.com', 'glazes.example.org')).toEqual(['zoe@example.com', 'https://glazes.example.org'])
  expect(await contacts('zoe@example.com | Writes ASP.NET')).toEqual(['zoe@example.com'])
})

test('contact data at the end of the document is found with the links beside it', async () => {
  const text = `Zoë Lindström\n\nSkills\n\nGlazes, Kilns\n\nLanguages\n\nSwedish (native)\n\nUppsala, Sweden\nzoe@example.se\n+46 70 555 01 22\nhttps://glazes.example.org\n`
  const { personal_info: person } = (await readResume(textBytes(text), 'txt')).data
  expect([person.email, person.phone, person.country, ...person.other_links]).toEqual([
    'zoe@example.se',
    '+46 70 555 01 22',
    'Sweden',
    'https://glazes.example.org',
  ])
})

const jobsIn = async (...lines: string[]) => {
  const { data } = await readResume(textBytes(`Zoë Lindström\nzoe@example.se\n\nExperience\n\n${lines.join('\n')}\n`), 'txt')
  return data.experience.map(({ position, company, location, startDate, endDate, current }) =>
    [position, company, location, startDate, current ? 'now' : endDate].join(' / '),
  )
}

test('a date range may continue in the next line', async () => {
  expect(await jobsIn('Kiln Engineer', 'Glasbruket AB', 'Sept 2019 –', 'June 2021')).toEqual([
    'Kiln Engineer / Glasbruket AB /  / 2019-09 / 2021-06',
  ])
})

test('names that end with a full stop are a heading', async () => {
  expect(await jobsIn('2014–2019   Kiln Engineer, Glasbruket AB, Uppsala, Sweden.', '- Ran three kilns.')).toEqual([
    'Kiln Engineer / Glasbruket AB / Uppsala, Sweden / 2014 / 2019',
  ])
})

test('the labels of a form are used', async () => {
  const lines = ['Period: 2014 - 2019', 'Position: Sparrow', 'Responsibilities: Ran three kilns.', 'Employer: Merlin']
  expect(await jobsIn(...lines)).toEqual(['Sparrow / Merlin /  / 2014 / 2019'])
})

test('jobs below a summary title are jobs', async () => {
  const text =
    'Zoë Lindström\nzoe@example.se\n\nCareer Summary\n\nKiln Engineer, Glasbruket AB\n2014 - 2019\n- Ran three kilns.\n'
  const { data } = await readResume(textBytes(text), 'txt')
  expect(data.experience).toMatchObject([{ company: 'Glasbruket AB', position: 'Kiln Engineer', endDate: '2019' }])
})

test.each([
  ['UTF-16 with a mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['UTF-16 without one', Buffer.from(TEXT, 'utf16le')],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
  ['the western code page', Buffer.from(TEXT, 'latin1')],
])('text in %s', async (_, bytes) => {
  const { data } = await readResume(new Uint8Array(bytes), 'txt')
  expect([data.personal_info.first_name, data.personal_info.last_name]).toEqual(['Zoë', 'Lindström-Ahmed'])
})

test('what is unknown stays empty', async () => {
  const { data, unplaced } = await readResume(textBytes('lorem ipsum dolor\nsit amet consectetur\n'), 'txt')
  expect(data.personal_info).toMatchObject({ first_name: '', email: '', phone: '', country: '' })
  expect(data.experience).toEqual([])
  expect(unplaced).toEqual(['lorem ipsum dolor', 'sit amet consectetur'])
})
