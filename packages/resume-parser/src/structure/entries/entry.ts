import type { Line } from '#document/model'
import type { Chunk } from '#structure/headings/chunks'
import type { DateHit } from '#words/dates'

/** A job, a degree and the like: heading lines, date and the text below. */
export type Entry = {
  header: Line[]
  body: Line[]
  date: DateHit | undefined
  chunks: Chunk[]
  /** Labels of a form say what its parts are. */
  isForm?: boolean
}

/** A line of a section with what it could be: a heading, a date, text. */
export type Mark = { line: Line; dates: DateHit[]; rest: string; isBody: boolean; isNamed: boolean; style: string }
