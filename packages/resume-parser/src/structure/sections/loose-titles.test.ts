import { expect, test } from 'vitest'
import { readResume } from '#read-resume'
import { docxOf, paragraph, textBytes } from '#testing'
import { looseKind, misspeltKind, nearKind, stemKind } from './loose-titles.ts'

test.each([
  ['Professional Experiance', 'experience'],
  ['Eduaction', 'education'],
  ['Berufserfarung', 'experience'],
  ['Compétances', 'skills'],
])('%s is a misspelt title', (text, kind) => expect(misspeltKind(text)).toBe(kind))

test.each([
  ['Work Experience (selected)', 'experience'],
  ['Education – Lund', 'education'],
  ['2. Skills', 'skills'],
])('%s is a title with more', (text, kind) => expect(nearKind(text)).toBe(kind))

test.each([
  ['Educational Qualification', 'education'],
  ['Current appointment', 'experience'],
  ['Berufliche Stationen', 'experience'],
  ['Idiomas hablados', 'languages'],
  ['Doświadczenia zawodowe', 'experience'],
  ['Glaze Recipes', undefined],
])('%s is known by a stem', (text, kind) => expect(looseKind(text)).toBe(kind))

test('a stem alone is not enough where nothing looks like a title', () => {
  expect(stemKind('Language School Oxford')).toBeUndefined()
  expect(stemKind('Career Coach')).toBeUndefined()
})

test('misspelt titles divide a plain text', async () => {
  const text =
    'Zoë Lindström\nzoe@example.se\n\nProfessional Experiance\n\nGlazier, Eichenhain GmbH\nMay 2014 – May 2019\n\nEducational Qualification\n\nBSc in Ceramics, University of Lund, 2010 – 2013\n'
  const { data } = await readResume(textBytes(text), 'txt')
  expect(data.experience.map(({ company }) => company)).toEqual(['Eichenhain GmbH'])
  expect(data.education.map(({ institution }) => institution)).toEqual(['University of Lund'])
})

test('a numbered heading of a Word document is a title', async () => {
  const heading = (text: string) =>
    paragraph(text, '<w:pStyle w:val="Heading1"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>', '<w:b/>')
  const body = [
    paragraph('Zoë Lindström'),
    heading('Employment History'),
    paragraph('Glazier, Eichenhain GmbH'),
    paragraph('May 2014 – May 2019'),
    heading('Languages'),
    paragraph('English'),
  ]
  const { data } = await readResume(docxOf(body.join('')), 'docx')
  expect(data.experience.map(({ position }) => position)).toEqual(['Glazier'])
})
