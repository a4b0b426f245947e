import { PAGE_DIMENSIONS } from '@jobapply/core/documents/constants'
import type { ResumeContent, ResumeDesign } from '@jobapply/core/documents/schema'
import { languageOf } from '@jobapply/language/detect'
import type { Paragraph, Table } from 'docx'
import { BULLETS, sectionParagraphs, type Writing } from '#docx/body'
import { contactList, contactParagraph, nameParagraphs } from '#docx/header'
import { hex, stylesOf, twips } from '#docx/styles'
import { documentOf } from '#resume/document'
import type { ResumeDocument } from '#resume/model'
import { textsOf } from '#resume/prose'
import { fitResume } from './lay-out.ts'

/** The resume as a Word document with real headings, lists and links, in the reading order of the PDF and close to its look. */
export async function makeDocx(content: ResumeContent, design: ResumeDesign): Promise<Uint8Array> {
  const [docx, { style }] = await Promise.all([import('docx'), fitResume(content, design)])
  const resume = documentOf(content, design)
  const paper = PAGE_DIMENSIONS[design.pageSize]
  const { top, right, bottom, left } = style.margin
  const writing: Writing = { docx, style, width: paper.width - left - right }
  const { text, indent } = style.bullet
  const file = new docx.Document({
    title: resume.name ? `${resume.name} – Resume` : 'Resume',
    creator: resume.name,
    lastModifiedBy: 'JobApply AI',
    styles: stylesOf(style, languageOf(textsOf(content))),
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: 'bullet',
              text,
              style: { paragraph: { indent: { left: twips(indent), hanging: twips(indent) } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(paper.width), height: twips(paper.height) },
            margin: { top: twips(top), right: twips(right), bottom: twips(bottom), left: twips(left) },
          },
        },
        children: style.side ? besideEachOther(writing, resume, style.side) : oneColumn(writing, resume),
      },
    ],
  })
  return new Uint8Array(await docx.Packer.toBuffer(file))
}

const oneColumn = (writing: Writing, resume: ResumeDocument): Paragraph[] => [
  ...nameParagraphs(writing, resume),
  ...contactParagraph(writing, resume.contact),
  ...resume.sections.flatMap((section) => sectionParagraphs(writing, section, false)),
]

/** Name above a table of one row: the side column, then the rest. */
function besideEachOther(
  writing: Writing,
  resume: ResumeDocument,
  side: NonNullable<Writing['style']['side']>,
): (Paragraph | Table)[] {
  const { docx, style, width } = writing
  const narrow = side.width - style.margin.left
  const main = { ...writing, width: width - narrow - side.gap }
  const isAtSide = (section: string) => side.sections.some((one) => one === section)
  const none = { style: 'none', size: 0, color: 'auto' } as const
  const borders = { top: none, bottom: none, left: none, right: none }
  const cell = (points: number, children: (Paragraph | Table)[], fill: string | undefined) =>
    new docx.TableCell({
      width: { size: twips(points), type: 'dxa' },
      borders,
      margins: { left: twips(fill ? 8 : side.gap), right: twips(fill ? 8 : 0), top: twips(6), bottom: twips(6) },
      ...(fill && { shading: { type: 'clear', fill: hex(fill), color: 'auto' } }),
      children: children.length > 0 ? children : [new docx.Paragraph({})],
    })
  const beside = [
    ...contactList(writing, resume.contact),
    ...resume.sections.filter(({ section }) => isAtSide(section)).flatMap((section) => sectionParagraphs(writing, section, true)),
  ]
  const rest = resume.sections
    .filter(({ section }) => !isAtSide(section))
    .flatMap((section) => sectionParagraphs(main, section, false))
  const row = new docx.TableRow({ children: [cell(narrow, beside, side.fill), cell(width - narrow, rest, undefined)] })
  return [
    ...nameParagraphs(writing, resume, narrow + side.gap),
    new docx.Table({
      rows: [row],
      columnWidths: [twips(narrow), twips(width - narrow)],
      layout: 'fixed',
      borders: { ...borders, insideHorizontal: none, insideVertical: none },
    }),
  ]
}
