import { foldName } from './fold.ts'

/** Parses a table of phrases separated by commas or newlines, folded. */
export const phrases = (table: string): ReadonlySet<string> =>
  new Set(
    table
      .split(/[\n,]/)
      .map((phrase) => foldName(phrase))
      .filter(Boolean),
  )
