import type { LetterContent } from '@jobapply/core/documents/letter-content'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { layOutLetter } from '#letter/lay-out-letter'
import { letterText } from '#letter/paragraphs'
import { makeLetterDocx, printLetterPdf } from './make-letter.ts'

const sender = {
  full_name: 'Zofia Wójcik',
  email: 'zofia@example.org',
  ...{ country_code: '+48', phone: '601 234 567', address: null, linkedin_url: null },
  ...{ location_city: 'Kraków', location_state: null, location_zip_code: null, location_country: 'Poland' },
}
const letter: LetterContent = {
  sender,
  company: 'Harbour Hospital',
  jobTitle: 'Ward Nurse',
  date: '16 November 2026',
  text: 'Dear Harbour Hospital team,\n\nI have worked in first-rate wards for six years.\n\nKind regards\nZofia Wójcik',
  pageSize: 'a4',
}

test('the PDF of a letter has its sender, date, subject and text in reading order, as text', async () => {
  const { bytes } = await printLetterPdf(letter, new Date('2026-11-16T12:00:00Z'))
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  const order = [
    'Zofia Wójcik',
    'Kraków',
    '16 November 2026',
    'Ward Nurse, Harbour Hospital',
    'Dear Harbour',
    'first-rate wards',
    'Kind regards',
  ]
  const places = order.map((each) => text.indexOf(each))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThanOrEqual(0)
})

test('a long letter goes on to the next page, and line breaks inside a paragraph stay', async () => {
  const { pages } = await layOutLetter({ ...letter, text: `${'A sentence of a letter that is long. '.repeat(40)}\n\n`.repeat(4) })
  expect(pages).toHaveLength(2)
  expect(letterText(letter)).toBe(`${letter.text}\n`)
})

test('the Word document of a letter is made', async () => {
  const bytes = await makeLetterDocx(letter)
  expect(Buffer.from(bytes.slice(0, 2)).toString()).toBe('PK')
})
