import { expect, test } from 'vitest'
import { readResume } from '#read-resume'
import { odtOf } from '#testing'

const p = (text: string, style = 'Standard') => `<text:p text:style-name="${style}">${text}</text:p>`
const h = (text: string) => `<text:h text:style-name="Heading_20_1" text:outline-level="1">${text}</text:h>`
const items = (...texts: string[]) =>
  `<text:list>${texts.map((text) => `<text:list-item>${p(text)}</text:list-item>`).join('')}</text:list>`
const rows = (...all: string[][]) =>
  `<table:table>${all.map((cells) => `<table:table-row>${cells.map((cell) => `<table:table-cell>${cell}</table:table-cell>`).join('')}</table:table-row>`).join('')}</table:table>`
const HEAD = [p('Imogen Castlereagh', 'Title'), p('imogen@example.org | 020 7946 0123 | Leeds, United Kingdom')]
const JOB = [
  p('Quarry Lane Brewing Ltd<text:tab/>Mar 2019 – Present', 'P1'),
  p('Head <text:span text:style-name="T1">Brewer</text:span><text:tab/>Leeds, United Kingdom'),
  items('Brews twelve thousand litres a week.'),
]
const STYLES = {
  automatic:
    '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Standard"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="Gone" style:family="text"><style:text-properties text:display="none"/></style:style>',
  common:
    '<office:styles><style:style style:name="Title" style:family="paragraph"><style:text-properties fo:font-size="24pt"/></style:style><style:style style:name="Heading_20_1" style:display-name="Heading 1" style:family="paragraph"><style:text-properties fo:font-size="130%"/></style:style></office:styles>',
}
const read = async (...body: string[]) => readResume(odtOf(body.join(''), STYLES), 'odt')

test('an OpenDocument text with headings, tabs and lists is read', async () => {
  const { data } = await read(...HEAD, h('Experience'), ...JOB, h('Skills'), p('Fermentation, Cellar work'))
  expect(data.personal_info).toMatchObject({ first_name: 'Imogen', email: 'imogen@example.org', country: 'United Kingdom' })
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
  expect(data.skills).toEqual(['Fermentation', 'Cellar work'])
})

test('tables and text boxes of an OpenDocument text are read, deleted and hidden text and comments are not', async () => {
  const dated = (time: string, position: string, company: string) => [p(time), p(position, 'P1') + p(company)]
  const box = `<draw:frame><draw:text-box>${HEAD.join('')}</draw:text-box></draw:frame>`
  const { data, lines, findings } = await read(
    `<text:tracked-changes><text:changed-region><text:deletion>${p('Deleted line')}</text:deletion></text:changed-region></text:tracked-changes>`,
    p(`${box}<office:annotation>${p('A comment')}</office:annotation><text:span text:style-name="Gone">Hidden words</text:span>`),
    h('Employment'),
    rows(
      dated('2015 – 2019', 'Brewer', 'Hollin Beck Ales, Ilkley'),
      dated('2012 – 2015', 'Cellar Assistant', 'Aire Valley Brewery, Keighley'),
    ),
  )
  expect(data.personal_info.first_name).toBe('Imogen')
  expect(data.experience.map(({ position, startDate }) => [position, startDate])).toEqual([
    ['Brewer', '2015'],
    ['Cellar Assistant', '2012'],
  ])
  expect(lines.join(' ')).not.toMatch(/Deleted|comment|Hidden/)
  expect(findings.map(({ kind }) => kind)).toContain('tables')
})

test('links and the page header of an OpenDocument text are read', async () => {
  const link = '<text:a xlink:href="https://www.linkedin.com/in/imogen-c">my profile</text:a>'
  const header = `<office:master-styles><style:master-page><style:header>${HEAD.join('')}</style:header><style:footer>${p('Page 1')}</style:footer></style:master-page></office:master-styles>`
  const bytes = odtOf([h('Experience'), ...JOB, p(link)].join(''), { ...STYLES, common: STYLES.common + header })
  const { data, lines } = await readResume(bytes, 'odt')
  expect(data.personal_info).toMatchObject({ first_name: 'Imogen', linkedin: 'https://www.linkedin.com/in/imogen-c' })
  expect(lines).not.toContain('Page 1')
})
