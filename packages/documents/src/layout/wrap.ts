import type { Faces } from './faces.ts'
import { type Span, widthOf, withFallbacks } from './spans.ts'

export type PlacedSpan = Span & { x: number; width: number }
export type TextLine = { spans: PlacedSpan[]; width: number }

/** A last line shorter than this part of the width gets company from the line before. */
const SHORTEST_LAST_LINE = 0.12

/** A word, perhaps in several styles, with the space after it. */
type Word = { parts: Span[]; width: number; space: number }

/** Breaks text at spaces only: a hyphen at the end of a line would be lost when the text is copied. */
export function wrap(spans: readonly Span[], width: number, faces: Faces): TextLine[] {
  const words = wordsOf(
    spans.flatMap((span) => withFallbacks(span, faces)),
    faces,
  ).flatMap((word) => (word.width > width ? splitLong(word, width, faces) : [word]))
  const lines = breakLines(words, width)
  const last = lines.at(-1)
  if (last && lines.length > 1 && last.length === 1 && widthOfLine(last) < width * SHORTEST_LAST_LINE) {
    const before = lines.at(-2) ?? []
    const moved = before.at(-1)
    if (moved && before.length > 2) lines.splice(-2, 2, before.slice(0, -1), [moved, ...last])
  }
  return lines.map((line, index) => placeLine(line, index < lines.length - 1, faces))
}

function breakLines(words: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = []
  let line: Word[] = []
  let used = 0
  for (const word of words) {
    if (line.length > 0 && used + word.width > width + 0.01) {
      lines.push(line)
      line = []
      used = 0
    }
    line.push(word)
    used += word.width + word.space
  }
  return line.length > 0 ? [...lines, line] : lines
}

const widthOfLine = (line: readonly Word[]) =>
  line.reduce((sum, { width, space }) => sum + width + space, 0) - (line.at(-1)?.space ?? 0)

function wordsOf(spans: readonly Span[], faces: Faces): Word[] {
  const words: Word[] = []
  let parts: Span[] = []
  const close = (space: number) => {
    if (parts.length > 0) words.push({ parts, width: parts.reduce((sum, part) => sum + widthOf(part, faces), 0), space })
    parts = []
  }
  for (const span of spans) {
    const pieces = span.text.split(' ')
    pieces.forEach((piece, index) => {
      if (piece) parts.push({ ...span, text: piece })
      if (index < pieces.length - 1) close(widthOf({ ...span, text: ' ' }, faces))
    })
  }
  close(0)
  return words
}

/** A word that is wider than a line, cut where the line ends. */
function splitLong({ parts, space }: Word, width: number, faces: Faces): Word[] {
  const words: Word[] = []
  let current: Word = { parts: [], width: 0, space: 0 }
  for (const part of parts)
    for (const letter of part.text) {
      const piece = { ...part, text: letter }
      const letterWidth = widthOf(piece, faces)
      if (current.parts.length > 0 && current.width + letterWidth > width) {
        words.push(current)
        current = { parts: [], width: 0, space: 0 }
      }
      const last = current.parts.at(-1)
      if (last?.style === part.style) last.text += letter
      else current.parts.push(piece)
      current.width += letterWidth
    }
  return [...words, { ...current, space }]
}

/**
 * Joins words of one style to one span. Spaces between spans and at the end of a line belong to the span before, so that
 * copied words don't stick together; they don't count in its width.
 */
function placeLine(words: readonly Word[], isContinued: boolean, faces: Faces): TextLine {
  const joined: Span[] = []
  words.forEach(({ parts, space }, index) => {
    for (const part of parts) {
      const last = joined.at(-1)
      if (last && last.style === part.style && last.url === part.url) last.text += part.text
      else joined.push({ ...part })
    }
    const last = joined.at(-1)
    if (last && space > 0 && (isContinued || index < words.length - 1)) last.text += ' '
  })
  let x = 0
  let end = 0
  const spans = joined.map((span) => {
    const width = widthOf({ ...span, text: span.text.trimEnd() }, faces)
    const placed = { ...span, x, width }
    end = x + width
    x += widthOf(span, faces)
    return placed
  })
  return { spans, width: end }
}
