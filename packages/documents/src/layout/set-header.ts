import type { ContactItem, ResumeDocument } from '#resume/model'
import type { Owner } from './set-details.ts'
import { baseline, lineHeight, runsOf, type Setting, setText, span } from './set-text.ts'
import type { Span } from './spans.ts'
import { keepAll, type Strip } from './strips.ts'
import { type TextLine, wrap } from './wrap.ts'

const OWNER: Owner = { section: 'contact', entry: null }

export function setName(setting: Setting, { name, headline }: ResumeDocument, width: number): Strip[] {
  const { style, structure } = setting
  const { align } = style.header
  const add = (tag: 'h1' | 'p') => structure.add({ tag, ...OWNER })
  return keepAll([
    ...(name ? setText(setting, [onOneLine(setting, span(name, style.name), width)], add('h1'), { width, align }) : []),
    ...(headline ? setText(setting, [span(headline, style.headline)], add('p'), { width, align }) : []),
  ])
}

const SMALLEST_NAME = 0.6

/** A long name is set smaller rather than broken. */
function onOneLine({ faces }: Setting, name: Span, width: number): Span {
  const natural = wrap([name], Number.POSITIVE_INFINITY, faces)[0]?.width ?? 0
  if (natural <= width) return name
  const scale = Math.max(SMALLEST_NAME, (width / natural) * 0.995)
  return { ...name, style: { ...name.style, size: name.style.size * scale } }
}

/** Contact items in lines of similar width; none of them is broken. */
export function setContact(setting: Setting, items: readonly ContactItem[], width: number): Strip[] {
  const { style, structure, faces } = setting
  const { contact, header } = style
  const block = structure.add({ tag: 'p', ...OWNER })
  const separator = header.separator ? wrap([span(header.separator, contact)], Number.POSITIVE_INFINITY, faces)[0] : undefined
  const between = separator ? separator.width + header.gap * 2 : header.gap
  const lines = items.flatMap((item) => wrap([span(item.text, contact, item.url)], width, faces))
  const y = baseline(contact)
  return keepAll(
    balancedRows(lines, between, width).map((row, index): Strip => {
      let x = header.align === 'center' ? (width - row.width) / 2 : 0
      const runs = row.lines.flatMap((line, place) => {
        const before = place > 0 && separator ? runsOf(separator, x + header.gap, y, block) : []
        if (place > 0) x += between
        const placed = runsOf(line, x, y, block)
        x += line.width
        return [...before, ...placed]
      })
      const strip = { height: lineHeight(contact), keep: true, runs: spaced(runs), boxes: [], block }
      return { ...strip, before: index === 0 ? style.gaps.header : 0 }
    }),
  )
}

type Row = { width: number; lines: TextLine[] }

/** Fills rows as evenly as their number allows. */
function balancedRows(lines: readonly TextLine[], between: number, width: number): Row[] {
  let rows = rowsOf(lines, between, width)
  for (let narrower = width * 0.95; narrower > width / 3; narrower -= width * 0.05) {
    const tried = rowsOf(lines, between, narrower)
    if (tried.length > rows.length) break
    rows = tried
  }
  return rows
}

function rowsOf(lines: readonly TextLine[], between: number, width: number): Row[] {
  const rows: Row[] = []
  for (const line of lines) {
    const row = rows.at(-1)
    if (row && row.width + between + line.width <= width) {
      row.lines.push(line)
      row.width += between + line.width
    } else rows.push({ width: line.width, lines: [line] })
  }
  return rows
}

/** Ends each run but the last with a space, so that copied items don't stick together. */
const spaced = (runs: Strip['runs']) =>
  runs.map((run, index) => (index < runs.length - 1 ? { ...run, text: `${run.text} ` } : run))

/** One item a line, for the column at the side. */
export function setContactList(setting: Setting, items: readonly ContactItem[], width: number): Strip[] {
  const { style, structure } = setting
  return keepAll(
    items.flatMap(({ text, url }) =>
      setText(setting, [span(text, style.contact, url)], structure.add({ tag: 'p', ...OWNER }), { width, before: 2 }),
    ),
  )
}
