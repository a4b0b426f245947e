import { expect, test } from 'vitest'
import { cleanLines } from '#structure/lines/lines'
import { sectionsOf } from '#structure/sections/sections'
import { readingOrder } from './columns.ts'
import { otherTexts, type Rotated, uprightTitles } from './rotated.ts'
import { type Item, rowsOf } from './rows.ts'

const item = (text: string, x: number, y: number, more: Partial<Item> = {}): Item => ({
  text,
  x,
  y,
  width: text.length * 0.5 * (more.size ?? 10),
  size: 10,
  font: 'plain',
  ...more,
})
const title = (text: string, x: number, y: number) => item(text, x, y, { font: 'bold', size: 12 })
const column = (texts: readonly string[], x: number, y: number, pitch = 14) =>
  texts.map((text, index) => item(text, x, y + index * pitch))
/** Title and lines of each section, as the reader sees them. */
const sectionsIn = (items: Item[]) =>
  sectionsOf(cleanLines(readingOrder([rowsOf(items)]).lines)).map(({ kind, lines }) => [kind, ...lines.map(({ text }) => text)])

const JOBS = [
  'Kiln Engineer, Glasbruket AB',
  'March 2019 – Present',
  'Runs three kilns for tiled stoves and teaches the crew.',
  'Cut the gas that a firing needs by a fifth in two years.',
  'Glazier, Eichenhain GmbH',
  'May 2014 – February 2019',
  'Mixed glazes for eleven product lines and logged each.',
]

test('a side bar stays one column although the contact line above touches the white space beside it', () => {
  const items = [
    item('Zoë Lindström', 200, 40, { size: 22, font: 'bold' }),
    item('zoe.lindstrom.ceramics@mail.se', 60, 70),
    item('+46 70 555 01 38', 230, 70),
    title('Skills', 20, 100),
    ...column(['Glazes', 'Plaster moulds for slip casting', 'Kilns', 'Tiled stoves', 'Raku'], 20, 116),
    title('Languages', 20, 210),
    ...column(['Swedish', 'German'], 20, 226),
    title('Experience', 216, 100),
    ...column(JOBS, 240, 116),
  ]
  const titled = sectionsIn(items).filter(([kind]) => kind !== 'top')
  expect(titled.map(([kind]) => kind)).toEqual(['skills', 'languages', 'experience'])
  expect(titled[2]?.slice(1)).toEqual(JOBS)
})

test('a column of centred lines without a common edge is one column', () => {
  const centred = (texts: readonly string[], y: number) =>
    texts.map((text, index) => item(text, 480 - text.length * 2.5, y + index * 18))
  const items = [
    title('Experience', 20, 100),
    ...column([...JOBS, ...JOBS.map((text) => text.replace('20', '19')), ...JOBS], 20, 120),
    title('Skills', 468, 100),
    ...centred(['Glazes', 'Slip casting', 'Kilns', 'Raku', 'Terracotta tiles', 'Lustre', 'Salt', 'Wood firing', 'Ash'], 130),
  ]
  expect(
    sectionsIn(items)
      .find(([kind]) => kind === 'skills')
      ?.slice(1),
  ).toHaveLength(9)
  expect(
    sectionsIn(items)
      .find(([kind]) => kind === 'experience')
      ?.slice(1),
  ).toHaveLength(3 * JOBS.length)
})

test('titles in the left margin open their sections, also when wrapped and when the text has titles too', () => {
  const margin = (texts: readonly string[], y: number) => texts.map((text, index) => title(text, 30, y + index * 12))
  const items = [
    item('Zoë Lindström', 250, 40, { size: 22, font: 'bold' }),
    ...margin(['EDUCATION'], 80),
    item('University of Mälardal', 140, 80, { font: 'bold' }),
    ...column(['BSc in Ceramics', '2010 – 2013'], 140, 94),
    ...margin(['RESEARCH', 'EXPERIENCE'], 150),
    item('Institute for Glazes', 140, 150, { font: 'bold' }),
    ...column(['Research Assistant', 'May 2012 – May 2013', 'Measured how ash melts on stoneware in a wood kiln.'], 140, 164),
    ...margin(['PUBLICATIONS'], 230),
    item('JOURNALS', 140, 230, { font: 'bold', size: 9 }),
    ...column(['Z. Lindström, “On ash,” Journal of Kilns, vol. 4, 2012.'], 140, 248),
    ...margin(['AWARDS'], 290),
    ...column(['Golden Kiln, 2013'], 140, 290),
  ]
  const read = sectionsIn(items)
  expect(read.map(([kind]) => kind)).toEqual(expect.arrayContaining(['education', 'experience', 'publications', 'awards']))
  expect(read.find(([kind]) => kind === 'education')?.[1]).toBe('University of Mälardal')
  expect(read.find(([kind]) => kind === 'experience')?.slice(1, 3)).toEqual(['Institute for Glazes', 'Research Assistant'])
})

test.each([
  ['downwards', 1],
  ['upwards', -1],
])('a title that runs %s in the margin stands above the part beside it', (_, sign) => {
  const turned = (text: string, y: number): Rotated => ({ ...title(text, 540, y), width: sign * 80, bottom: y + 80 })
  const rows = rowsOf([
    ...column(JOBS, 40, 100),
    ...column(['BSc in Ceramics', 'University of Mälardal', '2010 – 2013'], 40, 260),
  ])
  const titles = uprightTitles([turned('Education', 250), turned('Experience', 110), turned('Zoë', 400)], rows)
  expect(titles.map(({ runs, y }) => [runs[0]?.text, Math.round(y)])).toEqual([
    ['Experience', 89],
    ['Education', 249],
  ])
  expect(otherTexts([turned('Experience', 110), turned('Zoë', 400)])).toEqual(['Zoë'])
})

test('the words of a rotated title are joined in reading order', () => {
  const rows = rowsOf(column(JOBS, 40, 100))
  const piece = (text: string, y: number, width: number): Rotated => ({
    ...title(text, 20, y),
    width,
    bottom: y + Math.abs(width),
  })
  const textOf = (all: Rotated[]) => uprightTitles(all, rows)[0]?.runs[0]?.text
  expect(textOf([piece('Work', 110, 24), piece('Experience', 138, 60)])).toBe('Work Experience')
  expect(textOf([piece('Experience', 110, -60), piece('Work', 174, -24)])).toBe('Work Experience')
})

test('an icon before a title does not make it a bullet', () => {
  const items = [
    item('Zoë Lindström', 60, 40, { size: 22, font: 'bold' }),
    ...[
      ['Education', 80],
      ['Experience', 160],
    ].flatMap(([text, y]) => [
      item('\ue01f', 60, Number(y), { font: 'icons', size: 14, width: 14 }),
      item(String(text), 86, Number(y), { size: 14 }),
    ]),
    ...column(['BSc in Ceramics', '2010 – 2013'], 60, 100),
    ...column(JOBS, 60, 180),
  ]
  expect(sectionsIn(items).map(([kind]) => kind)).toEqual(['top', 'education', 'experience'])
})

test('a page of titles with wide bands between them stays a few blocks, so that its time grows with its length only', () => {
  const beside = column(['Raku', 'Salt', 'Ash', 'Pit', 'Wood', 'Gas', 'Oil'], 300, 20)
  const items = [...beside, ...Array.from({ length: 2000 }, (_, index) => title('Experience', 20, 20 + 40 * index))]
  const { lines } = readingOrder([rowsOf(items)])
  expect(lines.length).toBeGreaterThanOrEqual(2000)
  expect(new Set(lines.map(({ block }) => block)).size).toBeLessThan(100)
})

test('a title with a remark or a rare word stands above the date of its first entry (RESUME-002)', () => {
  const entry = (date: string, job: string, y: number) => [
    ...[item(date, 40, y), item(job, 150, y)],
    ...column(
      ['Runs three kilns for tiled stoves and teaches the crew.', 'Cut the gas that a firing needs by a fifth.'],
      150,
      y + 14,
    ),
  ]
  const items = [
    item('Zoë Lindström', 260, 20, { size: 22, font: 'bold' }),
    title('Experience (newest first)', 150, 82),
    ...entry('03/2019 – today', 'Kiln Engineer, Glasbruket AB', 100),
    ...entry('05/2014 – 02/2019', 'Glazier, Eichenhain GmbH', 150),
    title('Schools and studies in brief', 150, 202),
    ...entry('08/2010 – 06/2013', 'Diploma in Ceramics, Lund College', 220),
  ]
  const texts = cleanLines(readingOrder([rowsOf(items)]).lines).map(({ text }) => text)
  const after = (text: string) => texts[texts.indexOf(text) + 1]
  expect(after('Experience (newest first)')).toBe('03/2019 – today')
  expect(after('Schools and studies in brief')).toBe('08/2010 – 06/2013')
})

test('a tight column of times, the newest still open, stands beside its jobs row by row', () => {
  const items = [
    title('Experience', 20, 100),
    ...column(['2020–present', '2015–2020', '2012–2015'], 20, 116),
    ...column(['Kiln Engineer, Glasbruket AB', 'Glazier, Eichenhain GmbH', 'Potter, Lumen Works Ltd'], 120, 116),
  ]
  expect(sectionsIn(items).at(-1)).toEqual([
    'experience',
    ...['2020–present', 'Kiln Engineer, Glasbruket AB', '2015–2020', 'Glazier, Eichenhain GmbH'],
    ...['2012–2015', 'Potter, Lumen Works Ltd'],
  ])
})

/** Jobs with something at the ends of their lines, close above the title of the schools. */
const closeTitles = (place: string) => [
  title('Experience', 20, 86),
  ...column(['Kiln Engineer, Glasbruket AB', 'Runs three kilns for tiled stoves, teaches the crew.'], 20, 104),
  ...column(['Glazier, Eichenhain GmbH', 'Mixed glazes for eleven lines.'], 20, 132),
  ...column([place, '2014 – 2019', '05/2012'], 300, 118),
  title('Education', 20, 160),
  ...column(['Diploma in Ceramics', '2010 – 2013'], 20, 176),
  item('Lund College of Crafts, where tiles are fired with wood', 300, 190),
  title('Skills', 20, 206),
  ...column(['Glazes', 'Kilns'], 20, 222),
  item('Raku', 300, 236),
]

test('places and dates at the ends of lines end at the next title, however close it is; other text is a column (RESUME-002)', () => {
  const kindOf = (sections: string[][], text: string) =>
    sections.find(([, ...lines]) => lines.some((line) => line.includes(text)))?.[0]
  const margin = sectionsIn(closeTitles('Lund, Sweden'))
  expect([kindOf(margin, 'Lund, Sweden'), kindOf(margin, '05/2012')]).toEqual(['experience', 'experience'])
  expect(kindOf(margin, 'Lund College')).toBe('education')
  expect(kindOf(sectionsIn(closeTitles('Bakes what others throw')), '05/2012')).not.toBe('experience')
})

test('a margin of labels with one value each is a table, also where the next title stands close below it (RESUME-002)', () => {
  const items = [
    title('Training', 120, 100),
    ...column(['02/2013', '06/2012', '02/2012'], 20, 120),
    ...column(['First aid', 'Forklift truck', 'Kiln safety'], 120, 120),
    title('Education', 120, 166),
    ...column(['08/2008 - 06/2011'], 20, 184),
    ...column(['Lund College of Crafts', 'Diploma in Ceramics', 'with a year of practice in three workshops'], 120, 184),
  ]
  const texts = cleanLines(readingOrder([rowsOf(items)]).lines).map(({ text }) => text.replace('\t', ' '))
  expect(texts.join(' ')).toContain('02/2013 First aid 06/2012 Forklift truck 02/2012 Kiln safety Education')
})
