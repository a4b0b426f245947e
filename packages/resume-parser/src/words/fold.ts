import { foldName } from '@jobapply/language/fold'
import { memo } from './memo.ts'

/** Folded words separated by single spaces; `&` becomes "and". */
export const foldWords = memo(foldName)

export const wordsOf = (text: string) => {
  const folded = foldWords(text)
  return folded ? folded.split(' ') : []
}

/** Parses a table of phrases separated by commas or newlines. */
export const phrases = (table: string): ReadonlySet<string> => new Set(table.split(/[\n,]/).map(foldWords).filter(Boolean))
