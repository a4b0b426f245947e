import type { Field } from '#words/field-words'
import type { SectionKind } from '#words/section-words'

/** A stretch of text in one style without a wide gap inside it. */
export type Run = {
  text: string
  x: number
  right: number
  size: number
  /** Which face: two runs with the same one look the same. */
  font: string
  /** Heavier than the text around it, as far as the format tells. */
  bold: boolean
  /** A wide gap or a tab stands before it. */
  apart: boolean
  link?: string
}

/** One line in reading order: what every format is turned into. */
export type Line = {
  text: string
  runs: Run[]
  x: number
  right: number
  /** Growing downwards through the whole document. */
  y: number
  page: number
  size: number
  font: string
  bold: boolean
  bullet: boolean
  /** White space above it, in heights of a line of text. */
  gap: number
  /** Lines of one column of one page share it; a change is a break in the text's flow. */
  block: number
  /** The right edge of its column: a line that reaches it goes on in the next. */
  edge: number
  /** The format itself calls it a heading. */
  heading: boolean
  /** It stands in the page's header or footer. */
  margin: boolean
  /** What its cells hold, where the document itself says so. */
  fields?: (Field | undefined)[]
  /** The lines that it was put together from. */
  sources?: Line[]
}

export type Link = { url: string; text: string }

export type ResumeText = {
  lines: Line[]
  /** Every hyperlink of the file, also those that cover an icon. */
  links: Link[]
  pages: number
  columns: boolean
  tables: boolean
  images: boolean
}

/** `top` is what stands above the first title; `unknown` has a title that no word list holds. */
export type Section = { kind: SectionKind | 'top' | 'unknown'; title: Line | undefined; lines: Line[] }
