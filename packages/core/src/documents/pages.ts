import { z } from 'zod'
import { RESUME_SECTIONS } from './constants.ts'

/**
 * A laid out document: what the PDF paints and the preview draws, in points from the upper left corner.
 * Runs are in reading order.
 */

export const FONT_IDS = [
  'serif',
  'serif-italic',
  'serif-semibold',
  'serif-bold',
  'sans',
  'sans-italic',
  'sans-semibold',
  'sans-bold',
  'book',
  'book-italic',
  'book-semibold',
  'book-bold',
] as const
export const fontId = z.enum(FONT_IDS)
export type FontId = z.output<typeof fontId>

const color = z.string().regex(/^#[0-9a-f]{6}$/)
const point = z.number()

/** Text on one line in one font. `y` is the baseline; kerning is on, ligatures are off; a space at the end has no width. */
export const run = z.object({
  x: point,
  y: point,
  width: point,
  size: point,
  font: fontId,
  color,
  text: z.string(),
  /** Extra space after each character. */
  spacing: point,
  url: z.string().nullable(),
  /** Index into `blocks`; null for what isn't read, such as a page number. */
  block: z.int().nullable(),
})
export type Run = z.output<typeof run>

/** A filled rectangle: rules, bands, dots (with a radius of half its size). */
export const box = z.object({ x: point, y: point, width: point, height: point, color, radius: point })
export type Box = z.output<typeof box>

export const page = z.object({
  width: point,
  height: point,
  /** Painted before the text. */
  boxes: z.array(box),
  runs: z.array(run),
})
export type Page = z.output<typeof page>

/** An element of the document's structure. `lbl` is the mark of the list item that follows it. */
export const block = z.object({
  tag: z.enum(['h1', 'h2', 'h3', 'p', 'lbl', 'li']),
  section: z.enum(Object.keys(RESUME_SECTIONS) as (keyof typeof RESUME_SECTIONS)[]),
  /** The id of the entry it belongs to. */
  entry: z.string().nullable(),
})
export type Block = z.output<typeof block>

export const layout = z.object({
  pages: z.array(page),
  blocks: z.array(block),
  /** Sections, and entries by their heading, that don't fit on the chosen number of pages. */
  overflow: z.array(z.object({ section: block.shape.section, entry: z.string().nullable(), label: z.string() })),
  /** How far type was reduced to fit; 1 is full size. */
  scale: z.number(),
})
export type Layout = z.output<typeof layout>
