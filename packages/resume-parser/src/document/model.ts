import type { SectionKind } from '@jobapply/language/section-words'
import type { Field } from '#words/field-words'

/** Text in one style without a wide gap inside. */
export type Run = {
  text: string
  x: number
  right: number
  size: number
  /** Font key: equal for runs that look the same. */
  font: string
  /** As far as the format tells. */
  bold: boolean
  /** Follows a wide gap or a tab. */
  afterGap: boolean
  link?: string
}

/** One line in reading order; every format is converted to these. */
export type Line = {
  text: string
  runs: Run[]
  x: number
  right: number
  /** Grows downwards through the whole document. */
  y: number
  page: number
  size: number
  font: string
  bold: boolean
  bullet: boolean
  /** Distance to the line above, in line heights. */
  gap: number
  /** Shared by the lines of one column of one page. */
  block: number
  /** Right edge of the column: a line that reaches it may continue in the next. */
  edge: number
  /** Marked as a heading by the format. */
  heading: boolean
  /** Part of the page's header or footer. */
  margin: boolean
  /** What each cell holds, when the document labels it. */
  fields?: (Field | undefined)[]
  /** Ends with a hyphen that only the line break needs. */
  splitsWord?: boolean
  /** The original lines of a joined or changed line. */
  sources?: Line[]
}

export type Link = { url: string; text: string }

export type ResumeText = {
  lines: Line[]
  /** Every hyperlink of the file, also those without text. */
  links: Link[]
  /** Text that didn't fit anywhere among the lines. */
  aside?: string[]
  /** Author and title in the file's properties. */
  properties?: string[]
  /** The name of the file, as far as it is known. */
  filename?: string
  pages: number
  columns: boolean
  tables: boolean
  images: boolean
}

/** `top` is the part before the first title; `unknown` has a title outside the word lists. */
export type Section = {
  kind: SectionKind | 'top' | 'unknown'
  title: Line | undefined
  lines: Line[]
  /** Its title says nothing, so the kind was concluded from what it holds. */
  isGuessed?: boolean
}
