import type { Run } from '@jobapply/core/documents/pages'
import type { Faces } from './faces.ts'
import type { Span, TextStyle } from './spans.ts'
import type { Strip, Structure } from './strips.ts'
import type { TemplateStyle } from './style.ts'
import { type TextLine, wrap } from './wrap.ts'

/** What setting needs to know. */
export type Setting = { style: TemplateStyle; faces: Faces; structure: Structure }

export const span = (text: string, style: TextStyle, url: string | null = null): Span => ({ text, style, url })

export const lineHeight = ({ size, leading }: TextStyle) => size * leading
/** Capitals stand in the middle of a line. */
export const baseline = (style: TextStyle) => lineHeight(style) / 2 + style.size * 0.33

export const runsOf = (line: TextLine, x: number, y: number, block: number | null): Run[] =>
  line.spans.map(({ text, style, url, width, x: offset }) => ({
    x: x + offset,
    y,
    width,
    size: style.size,
    font: style.font,
    color: style.color,
    spacing: style.spacing,
    text,
    url,
    block,
  }))

type Place = { x?: number; width: number; before?: number; align?: 'left' | 'center' | 'right' }

/** A paragraph: one strip a line. The first span's style gives the height of lines. */
export function setText(
  { faces }: Setting,
  spans: readonly Span[],
  block: number,
  { x = 0, width, before = 0, align = 'left' }: Place,
) {
  const [first] = spans
  if (!first) return []
  return wrap(spans, width, faces).map(
    (line, index): Strip => ({
      height: lineHeight(first.style),
      before: index === 0 ? before : 0,
      keep: false,
      runs: runsOf(line, x + slackOf(align, width, line), baseline(first.style), block),
      boxes: [],
      block,
    }),
  )
}

/** One line of text beside a strip, on its baseline. */
export function runsBeside(
  { faces }: Setting,
  strip: Strip,
  one: Span,
  block: number | null,
  { x = 0, width, align = 'left' }: Place,
): Run[] {
  const [line] = wrap([one], Number.POSITIVE_INFINITY, faces)
  return line ? runsOf(line, x + slackOf(align, width, line), strip.runs[0]?.y ?? 0, block) : []
}

const slackOf = (align: Place['align'], width: number, line: TextLine) =>
  align === 'center' ? (width - line.width) / 2 : align === 'right' ? width - line.width : 0
