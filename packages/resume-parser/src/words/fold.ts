import { foldName } from '@jobapply/language/fold'
import { memo } from './memo.ts'

/** Folded words separated by single spaces; `&` becomes "and". */
export const foldWords = memo(foldName)

export const wordsOf = (text: string) => {
  const folded = foldWords(text)
  return folded ? folded.split(' ') : []
}
