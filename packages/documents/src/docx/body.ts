import type { IParagraphOptions, Paragraph } from 'docx'
import { gapOf, isLongSection } from '#layout/set-entries'
import type { TemplateStyle } from '#layout/style'
import { type Detail, type Entry, type Group, type Section, whereOf } from '#resume/model'
import { hex, runStyle, twips } from './styles.ts'

type Docx = typeof import('docx')
export type Writing = { docx: Docx; style: TemplateStyle; width: number }

export const BULLETS = 'bullets'

export function sectionParagraphs(writing: Writing, section: Section, isNarrow: boolean): Paragraph[] {
  const { docx, style } = writing
  const heading = new docx.Paragraph({ text: section.title, heading: 'Heading2' })
  const left = style.entry.dates === 'margin' && !isNarrow ? style.entry.marginWidth : 0
  if (section.kind === 'prose') return [heading, ...section.details.map((detail) => detailParagraph(writing, detail, left))]
  if (section.kind === 'groups')
    return [heading, ...section.groups.flatMap((group) => groupParagraphs(writing, group, left, isNarrow))]
  return [
    heading,
    ...section.entries.flatMap((entry, index) =>
      entryParagraphs(writing, section, entry, left, index === 0 ? 0 : gapOf(style, section.entries)),
    ),
  ]
}

/** A line of the time line is the left border of its paragraphs. */
const timelineOf = ({ style }: Writing): Pick<IParagraphOptions, 'border'> =>
  style.timeline ? { border: { left: { style: 'single', size: 8, space: 8, color: hex(style.timeline.color) } } } : {}

function entryParagraphs(writing: Writing, { section }: Section, entry: Entry, left: number, before: number): Paragraph[] {
  const { docx, style, width } = writing
  const hasOwnLine = style.entry.twoLines && isLongSection(section)
  const where = whereOf(entry)
  const title = [
    new docx.TextRun({ text: hasOwnLine || !where ? entry.title : `${entry.title}, ` }),
    ...(hasOwnLine || !where ? [] : [new docx.TextRun({ text: where, ...runStyle(style.organization) })]),
  ]
  const dates = entry.dates ? new docx.TextRun({ text: entry.dates, ...runStyle(style.dates) }) : undefined
  const tab = new docx.TextRun({ children: [new docx.Tab()] })
  const inMargin = style.entry.dates === 'margin'
  const children = !dates ? title : inMargin ? [dates, tab, ...title] : [...title, tab, dates]
  const head = new docx.Paragraph({
    heading: 'Heading3',
    children,
    tabStops: [{ type: inMargin ? 'left' : 'right', position: twips(inMargin ? left : width) }],
    indent: inMargin ? { left: twips(left), hanging: dates ? twips(left) : 0 } : {},
    spacing: { before: twips(before) },
    ...timelineOf(writing),
  })
  const organization =
    hasOwnLine && where
      ? [new docx.Paragraph({ style: 'Organization', text: where, indent: { left: twips(left) }, ...timelineOf(writing) })]
      : []
  const details = entry.details.map((detail) => detailParagraph(writing, detail, left, timelineOf(writing)))
  return [head, ...organization, ...details]
}

function detailParagraph(
  { docx, style }: Writing,
  { kind, text, url }: Detail,
  left: number,
  more: IParagraphOptions = {},
): Paragraph {
  const run = new docx.TextRun({ text })
  const children = url ? [new docx.ExternalHyperlink({ link: url, children: [run] })] : [run]
  if (kind === 'p') return new docx.Paragraph({ children, indent: { left: twips(left) }, ...more })
  const indent = { left: twips(left + style.bullet.indent), hanging: twips(style.bullet.indent) }
  return new docx.Paragraph({ children, numbering: { reference: BULLETS, level: 0 }, indent, ...more })
}

function groupParagraphs({ docx, style }: Writing, { label, words }: Group, left: number, isNarrow: boolean): Paragraph[] {
  const text = words.join(', ')
  if (isNarrow)
    return [
      ...(label
        ? [new docx.Paragraph({ heading: 'Heading3', children: [new docx.TextRun({ text: label, ...runStyle(style.label) })] })]
        : []),
      ...words.map((word) => new docx.Paragraph({ text: word })),
    ]
  if (left > 0) {
    const children = label
      ? [new docx.TextRun({ text: label, ...runStyle(style.dates) }), new docx.TextRun({ children: [new docx.Tab(), text] })]
      : [new docx.TextRun({ text })]
    const tabStops = [{ type: 'left' as const, position: twips(left) }]
    return [new docx.Paragraph({ children, tabStops, indent: { left: twips(left), hanging: label ? twips(left) : 0 } })]
  }
  const name = label ? [new docx.TextRun({ text: `${label}: `, ...runStyle(style.label) })] : []
  return [new docx.Paragraph({ children: [...name, new docx.TextRun({ text })] })]
}
