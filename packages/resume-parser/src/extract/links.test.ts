import { expect, test } from 'vitest'
import type { Line, Run } from '#document/model'
import { readResume } from '#read-resume'
import { docxOf, paragraph, textBytes } from '#testing'
import { findLinks } from './links.ts'

const lineOf = (text: string): Line => {
  const run: Run = { text, x: 0, right: 100, size: 10, font: 'a', bold: false, afterGap: false }
  return {
    text,
    runs: [run],
    x: 0,
    right: 100,
    y: 0,
    page: 0,
    size: 10,
    font: 'a',
    bold: false,
    bullet: false,
    gap: 1,
    block: 0,
    edge: 400,
    heading: false,
    margin: false,
  }
}
const others = (urls: readonly string[], ...texts: string[]) =>
  findLinks(
    texts.map(lineOf),
    urls.map((url) => ({ url, text: '' })),
    () => false,
  ).others.map(({ text }) => text)

test('maps, encyclopedias and the name of a site are not pages of the person', () => {
  const urls = ['https://www.google.com/maps/place/Kiln+Street', 'https://sv.wikipedia.org/wiki/Raku', 'https://itch.io/zoe']
  expect(others(urls, 'itch.io', 'zoelind.se')).toEqual(['https://itch.io/zoe', 'https://zoelind.se'])
})

const linksOf = async (mail: string, footer: string) => {
  const text = `Zoë Lindström\n${mail}\n\nExperience\n\nGlazier, Ugnen AB, 2014 – 2019\n- Ran kilns.\n\n${footer}\n`
  return (await readResume(textBytes(text), 'txt')).data.personal_info.other_links
}

test('the site of the own mail address is found anywhere, that of an employer is not', async () => {
  expect(await linksOf('info@zoelind.se', 'www.zoelind.se')).toEqual(['https://www.zoelind.se'])
  expect(await linksOf('zl@ugnen.se', 'www.ugnen.se')).toEqual([])
})

test('a link in a sentence of the summary leads elsewhere', async () => {
  const link = '<w:hyperlink r:id="r1"><w:r><w:t>the kiln works</w:t></w:r></w:hyperlink>'
  const sentence = `<w:p><w:r><w:t xml:space="preserve">For ten years I have run kilns and led </w:t></w:r>${link}<w:r><w:t>.</w:t></w:r></w:p>`
  const rels = '<Relationships><Relationship Id="r1" TargetMode="External" Target="https://kilns.example.org/"/></Relationships>'
  const body = [paragraph('Zoë Lindström'), paragraph('Summary', '<w:pStyle w:val="Heading1"/>', '<w:b/>'), sentence].join('')
  const { data } = await readResume(docxOf(body, { 'word/_rels/document.xml.rels': rels }), 'docx')
  expect(data.personal_info.other_links).toEqual([])
})

test('what only tells where a visitor came from is cut off an address', () => {
  expect(others(['https://zoelind.se/?utm_source=cv&utm_medium=pdf', 'https://itch.io/zoe?page=2&fbclid=x1'])).toEqual([
    'https://zoelind.se',
    'https://itch.io/zoe?page=2',
  ])
  const { linkedin } = findLinks([], [{ url: 'https://www.linkedin.com/in/zoe-lind?trk=profile&lipi=x', text: '' }], () => false)
  expect(linkedin.text).toBe('https://www.linkedin.com/in/zoe-lind')
})

test('the address behind a redirect counts', () => {
  const url = 'https://portal.example/redirect-external?url=https%3A%2F%2Fwww.linkedin.com%2Fin%2Fzoe-lind'
  expect(findLinks([], [{ url, text: '' }], () => false).linkedin.text).toBe('https://www.linkedin.com/in/zoe-lind')
})
