import type { Paragraph, ParagraphChild } from 'docx'
import type { ContactItem, ResumeDocument } from '#resume/model'
import type { Writing } from './body.ts'
import { hex, twips } from './styles.ts'

/** The band behind name and contact. */
const bandOf = ({ style: { header } }: Writing) =>
  header.band ? { shading: { type: 'clear', fill: hex(header.band), color: 'auto' } as const } : {}

export function nameParagraphs(writing: Writing, { name, headline }: ResumeDocument, left = 0): Paragraph[] {
  const { docx } = writing
  const more = { indent: { left: twips(left) }, ...bandOf(writing) }
  return [
    ...(name ? [new docx.Paragraph({ text: name, heading: 'Heading1', ...more })] : []),
    ...(headline ? [new docx.Paragraph({ text: headline, style: 'Headline', ...more })] : []),
  ]
}

const itemOf = ({ docx }: Writing, { text, url }: ContactItem): ParagraphChild => {
  const run = new docx.TextRun({ text })
  return url ? new docx.ExternalHyperlink({ link: url, children: [run] }) : run
}

export function contactParagraph(writing: Writing, contact: readonly ContactItem[]): Paragraph[] {
  const { docx, style } = writing
  if (contact.length === 0) return []
  const separator = ` ${style.header.separator || '·'} `
  const children = contact.flatMap((item, index) => [
    ...(index > 0 ? [new docx.TextRun({ text: separator })] : []),
    itemOf(writing, item),
  ])
  return [
    new docx.Paragraph({ style: 'Contact', children, spacing: { before: twips(style.gaps.header / 2) }, ...bandOf(writing) }),
  ]
}

export const contactList = (writing: Writing, contact: readonly ContactItem[]): Paragraph[] =>
  contact.map((item) => new writing.docx.Paragraph({ style: 'Contact', children: [itemOf(writing, item)] }))
