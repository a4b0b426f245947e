import type { FontId } from '@jobapply/core/documents/pages'
import type { Faces } from './faces.ts'

/** How text looks. Sizes are in points, `leading` is the distance of baselines in sizes, `spacing` is between letters. */
export type TextStyle = { font: FontId; size: number; color: string; leading: number; spacing: number; upper: boolean }

/** Text in one style. */
export type Span = { text: string; style: TextStyle; url: string | null }

/** Stands for a letter that no font has; the person has been told by then (missing-letters.ts). */
const UNKNOWN = '□'

/** Splits text where its font lacks a letter, and gives those letters another font. */
export function withFallbacks(span: Span, faces: Faces): Span[] {
  const text = span.style.upper ? span.text.toUpperCase() : span.text
  const { has } = faces.face(span.style.font)
  if (Array.from(text).every((letter) => has(letter.codePointAt(0) ?? 0))) return text === '' ? [] : [{ ...span, text }]
  const parts: Span[] = []
  for (const letter of text) {
    const face = faces.faceFor(span.style.font, letter.codePointAt(0) ?? 0)
    const font = face?.id ?? 'sans'
    const shown = face ? letter : UNKNOWN
    const last = parts.at(-1)
    if (last?.style.font === font) last.text += shown
    else parts.push({ ...span, text: shown, style: font === span.style.font ? span.style : { ...span.style, font } })
  }
  return parts
}

export const widthOf = ({ text, style }: Span, faces: Faces) =>
  faces.face(style.font).widthOf(text) * style.size + style.spacing * text.length
