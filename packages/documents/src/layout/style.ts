import type { FontId } from '@jobapply/core/documents/pages'
import type { BodySection } from '@jobapply/core/documents/schema'
import type { TextStyle } from './spans.ts'

/** The look of a template, in points at full size. */
export type TemplateStyle = {
  margin: { top: number; right: number; bottom: number; left: number }
  text: TextStyle
  name: TextStyle
  headline: TextStyle
  contact: TextStyle
  heading: TextStyle
  title: TextStyle
  organization: TextStyle
  dates: TextStyle
  /** Labels of skill groups. */
  label: TextStyle
  header: {
    align: 'left' | 'center'
    /** Between contact items: text, or only a gap. */
    separator: string
    gap: number
    band: string | null
  }
  headingRule: { place: 'below' | 'above' | 'none'; color: string; thickness: number; gap: number }
  /** A summary right below the name needs no heading. */
  hasSummaryHeading: boolean
  entry: {
    /** Where dates stand: in a margin at the left, or at the right edge. */
    dates: 'margin' | 'right'
    marginWidth: number
    /** The organization gets a line of its own. */
    twoLines: boolean
  }
  /** A line with dots beside the entries. */
  timeline: { indent: number; color: string } | null
  bullet: { text: string; indent: number }
  gaps: { section: number; heading: number; entry: number; detail: number; header: number }
  /** A column at the left with the contact data and these sections. */
  side: { width: number; pad: number; gap: number; fill: string; sections: readonly BodySection[] } | null
}

export const INK = '#1f2328'
export const SOFT = '#565b62'
export const HAIRLINE = '#d3d1ca'

export const text = (font: FontId, size: number, more: Partial<TextStyle> = {}): TextStyle => ({
  font,
  size,
  color: INK,
  leading: 1.36,
  spacing: 0,
  upper: false,
  ...more,
})

/** Smaller type than this is hard to read on paper. */
const SMALLEST_TEXT = 8.2

/** How far a style is tightened: `size` for type, `space` for gaps and leading. */
export type Tightness = { size: number; space: number }

const TEXTS = ['text', 'name', 'headline', 'contact', 'heading', 'title', 'organization', 'dates', 'label'] as const

export function tighten(style: TemplateStyle, { size, space }: Tightness): TemplateStyle {
  const shrink = (one: TextStyle): TextStyle => ({
    ...one,
    size: Math.max(one.size * size, Math.min(one.size, SMALLEST_TEXT)),
    leading: 1.16 + (one.leading - 1.16) * space,
  })
  const texts = Object.fromEntries(TEXTS.map((name) => [name, shrink(style[name])])) as Pick<
    TemplateStyle,
    (typeof TEXTS)[number]
  >
  const gaps = Object.fromEntries(Object.entries(style.gaps).map(([name, gap]) => [name, gap * space])) as TemplateStyle['gaps']
  const { top, bottom, left, right } = style.margin
  return { ...style, ...texts, gaps, margin: { left, right, top: top * (0.5 + space / 2), bottom: bottom * (0.5 + space / 2) } }
}

export const fontsOf = (style: TemplateStyle): FontId[] => TEXTS.map((name) => style[name].font)
