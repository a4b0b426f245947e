import type { Block, Box, Run } from '@jobapply/core/documents/pages'

/**
 * A strip is what a page break never cuts: one line of text, with what stands beside it. Places are relative to the
 * strip's upper left corner.
 */
export type Strip = {
  height: number
  /** Space above, dropped at the top of a page. */
  before: number
  /** Stays on one page with the strip that follows. */
  keep: boolean
  runs: Run[]
  boxes: Box[]
  block: number
}

/** The structure of the document as it grows; a strip's runs point into it. */
export type Structure = { blocks: Block[]; add: (block: Block) => number }

export function newStructure(): Structure {
  const blocks: Block[] = []
  return { blocks, add: (block) => blocks.push(block) - 1 }
}

export const moved = <T extends { x: number; y: number }>(items: readonly T[], x: number, y: number): T[] =>
  items.map((item) => ({ ...item, x: item.x + x, y: item.y + y }))

export const heightOf = (strips: readonly Strip[]) =>
  strips.reduce((sum, { height, before }, index) => sum + height + (index > 0 ? before : 0), 0)

/** Lines of a paragraph: at least two of them stay together at the end of a page and at the start of the next. */
export const keepParagraph = (strips: readonly Strip[]): Strip[] =>
  strips.map((strip, index) => ({
    ...strip,
    keep: index < strips.length - 1 && (strips.length <= 3 || index === 0 || index === strips.length - 2),
  }))

export const keepAll = (strips: readonly Strip[]): Strip[] => strips.map((strip) => ({ ...strip, keep: true }))

/** The last strip may be followed by a page break. */
export const endKeep = (strips: readonly Strip[]): Strip[] =>
  strips.map((strip, index) => (index === strips.length - 1 ? { ...strip, keep: false } : strip))
