import { type Entry, type Section, whereOf } from '#resume/model'
import { type Column, type Owner, setDetails } from './set-details.ts'
import { runsBeside, type Setting, setText, span } from './set-text.ts'
import type { Span } from './spans.ts'
import { endKeep, heightOf, keepAll, type Strip } from './strips.ts'
import type { TemplateStyle } from './style.ts'

/** Entries up to this height never split; longer ones may, between two of their items. */
const TALLEST_WHOLE_ENTRY = 230
const DATE_GAP = 14

export function setEntries(setting: Setting, section: Section['section'], entries: readonly Entry[], width: number): Strip[] {
  const { style } = setting
  return entries.flatMap((entry, index) => {
    const owner: Owner = { section, entry: entry.id }
    const before = index === 0 ? 0 : gapOf(style, entries)
    const indent = style.timeline?.indent ?? 0
    const [first, ...rest] = setEntry(setting, entry, owner, width - indent)
    if (!first) return []
    const strips = [{ ...first, before }, ...rest]
    return style.timeline
      ? strips.map((strip, row) => withLine(setting, strip, { isFirst: row === 0, isOnly: strips.length === 1 }))
      : strips
  })
}

/** Entries of one line each stand closer together. */
export const gapOf = ({ gaps }: TemplateStyle, entries: readonly Entry[]) =>
  entries.every(({ details }) => details.length === 0) ? gaps.entry * 0.45 : gaps.entry

function setEntry(setting: Setting, entry: Entry, owner: Owner, width: number): Strip[] {
  const { dates, marginWidth } = setting.style.entry
  const column = dates === 'margin' ? { x: marginWidth, width: width - marginWidth } : { x: 0, width }
  const head = setHead(setting, entry, owner, column)
  const details = setDetails(setting, entry.details, owner, column)
  const all = [...head, ...details.flat()]
  if (heightOf(all) <= TALLEST_WHOLE_ENTRY) return endKeep(keepAll(all))
  // The heading keeps its first two items, and the last item is not alone on the next page.
  return endKeep([
    ...keepAll(head),
    ...details.flatMap((strips, index) => {
      const isGlued = index === 0 || index === details.length - 2
      return isGlued ? keepAll(strips) : strips
    }),
  ])
}

/** Sections whose entries have much to say. In the others title and organization share a line, which also reads better. */
const LONG_SECTIONS: readonly string[] = ['experience', 'education', 'projects', 'volunteering']
export const isLongSection = (section: string) => LONG_SECTIONS.includes(section)
const hasTwoLines = ({ style }: Setting, { section }: Owner) => style.entry.twoLines && isLongSection(section)

/** The title line with its dates; the organization beside or below. */
function setHead(setting: Setting, entry: Entry, owner: Owner, { x, width }: Column): Strip[] {
  const { style, structure } = setting
  const isMargin = style.entry.dates === 'margin'
  const dates = entry.dates ? span(entry.dates, style.dates) : null
  const datesWidth =
    dates && !isMargin ? setting.faces.face(style.dates.font).widthOf(entry.dates) * style.dates.size + DATE_GAP : 0
  const heading = structure.add({ tag: 'h3', ...owner })
  const [first, ...rest] = setText(setting, headSpans(setting, entry, owner), heading, { x, width: width - datesWidth })
  if (!first) return []
  const block = dates ? structure.add({ tag: 'p', ...owner }) : null
  const beside = isMargin
    ? { x: x - style.entry.marginWidth, width: style.entry.marginWidth }
    : ({ x, width, align: 'right' } as const)
  const runs = dates ? [...first.runs, ...runsBeside(setting, first, dates, block, beside)] : first.runs
  const below = hasTwoLines(setting, owner) ? belowSpans(setting, entry) : []
  const lines = below.length > 0 ? setText(setting, below, structure.add({ tag: 'p', ...owner }), { x, width }) : []
  return [{ ...first, runs }, ...rest, ...lines]
}

function headSpans(setting: Setting, { title, organization, place }: Entry, owner: Owner): Span[] {
  const { style } = setting
  const after = hasTwoLines(setting, owner) ? '' : whereOf({ organization, place })
  return after ? [span(`${title}, `, style.title), span(after, style.organization)] : [span(title, style.title)]
}

const belowSpans = ({ style }: Setting, { organization, place }: Entry): Span[] => {
  const text = whereOf({ organization, place })
  return text ? [span(text, style.organization)] : []
}

/** The dot at the title and the line down to the last detail. */
function withLine({ style }: Setting, strip: Strip, { isFirst, isOnly }: { isFirst: boolean; isOnly: boolean }): Strip {
  const { indent = 0, color = '' } = style.timeline ?? {}
  const middle = (strip.runs[0]?.y ?? 0) - style.title.size * 0.33
  const [dot, thickness] = [5.2, 0.8]
  const start = isFirst ? middle : -strip.before
  const line = { x: (dot - thickness) / 2, y: start, width: thickness, height: strip.height - start, color, radius: 0 }
  const mark = { x: 0, y: middle - dot / 2, width: dot, height: dot, color, radius: dot / 2 }
  return {
    ...strip,
    runs: strip.runs.map((run) => ({ ...run, x: run.x + indent })),
    boxes: [...(isOnly ? [] : [line]), ...(isFirst ? [mark] : [])],
  }
}
