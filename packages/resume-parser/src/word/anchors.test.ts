import { expect, test } from 'vitest'
import { readDocument } from '#read-document'
import { docxOf, paragraph } from '#testing'

const EMU = 12_700
const box = (text: string, x: number, y: number, from = 'page') =>
  `<w:p><w:r><w:drawing><wp:anchor><wp:positionH relativeFrom="page"><wp:posOffset>${x * EMU}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="${from}"><wp:posOffset>${y * EMU}</wp:posOffset></wp:positionV><w:txbxContent>${paragraph(text)}</w:txbxContent></wp:anchor></w:drawing></w:r></w:p>`
const linesOf = async (body: string) => (await readDocument(docxOf(body), 'docx')).lines.map(({ text }) => text)

test('a text box at the top of the page is read first, whatever paragraph it is anchored to', async () => {
  const body = [paragraph('Experience'), paragraph('Glazier'), box('Zoë Lindström', 40, 30)].join('')
  expect(await linesOf(body)).toEqual(['Zoë Lindström', 'Experience', 'Glazier'])
})

test('other text boxes stay with their paragraph', async () => {
  const body = [paragraph('Experience'), box('Skills', 40, 400), paragraph('Glazier'), box('Kilns', 40, 12, 'paragraph')].join('')
  expect(await linesOf(body)).toEqual(['Experience', 'Skills', 'Glazier', 'Kilns'])
})

test('a text box that pushes the text of its paragraph down is read before it', async () => {
  const place = '<wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:wrapTopAndBottom/>'
  const title = `<w:r><w:drawing><wp:anchor>${place}<w:txbxContent>${paragraph('Experience')}</w:txbxContent></wp:anchor></w:drawing></w:r>`
  const body = `${paragraph('Zoë Lindström')}<w:p>${title}<w:r><w:t>Glazier</w:t></w:r></w:p>`
  expect(await linesOf(body)).toEqual(['Zoë Lindström', 'Experience', 'Glazier'])
})
