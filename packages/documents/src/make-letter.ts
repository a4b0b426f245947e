import { PAGE_DIMENSIONS } from '@jobapply/core/documents/constants'
import type { LetterContent } from '@jobapply/core/documents/letter-content'
import { languageOf } from '@jobapply/language/detect'
import { runStyle, stylesOf, twips } from '#docx/styles'
import { LETTER_STYLE, layOutLetter } from '#letter/lay-out-letter'
import { letterOf } from '#letter/paragraphs'
import { type PrintedPdf, paintPdf } from './make-pdf.ts'

const titleOf = (name: string) => (name ? `${name} – Cover letter` : 'Cover letter')

export async function printLetterPdf(content: LetterContent, now: Date): Promise<PrintedPdf> {
  const author = content.sender.full_name ?? ''
  const layout = await layOutLetter(content)
  return {
    bytes: await paintPdf(layout, { title: titleOf(author), author, language: languageOf([content.text]), now }),
    pages: layout.pages.length,
  }
}

/** The letter as a Word document, to be edited further. */
export async function makeLetterDocx(content: LetterContent): Promise<Uint8Array> {
  const docx = await import('docx')
  const { name, contact, date, subject, paragraphs } = letterOf(content)
  const paper = PAGE_DIMENSIONS[content.pageSize]
  const { top, right, bottom, left } = LETTER_STYLE.margin
  const plain = (lines: readonly string[], before: number) =>
    new docx.Paragraph({
      spacing: { before: twips(before) },
      children: lines.map((line, index) => new docx.TextRun({ text: line, ...(index > 0 && { break: 1 }) })),
    })
  const file = new docx.Document({
    title: titleOf(name),
    creator: name,
    lastModifiedBy: 'JobApply AI',
    styles: stylesOf(LETTER_STYLE, languageOf([content.text])),
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(paper.width), height: twips(paper.height) },
            margin: { top: twips(top), right: twips(right), bottom: twips(bottom), left: twips(left) },
          },
        },
        children: [
          ...(name ? [new docx.Paragraph({ text: name, heading: 'Heading1' })] : []),
          new docx.Paragraph({ text: contact.map(({ text }) => text).join('   '), style: 'Contact' }),
          plain([date], 30),
          ...(subject
            ? [
                new docx.Paragraph({
                  spacing: { before: twips(20) },
                  children: [new docx.TextRun({ text: subject, ...runStyle(LETTER_STYLE.title) })],
                }),
              ]
            : []),
          ...paragraphs.map((lines, index) => plain(lines, index === 0 ? 20 : 8)),
        ],
      },
    ],
  })
  return new Uint8Array(await docx.Packer.toBuffer(file))
}
