import type { Board } from './source.ts'

/** What a slice of a national service asks for: an occupation, and a region where the person wants to work. */
export type Slice = { words: string; place: string }

const MAX_WORDS = 80

/** 'nurse@Leeds' of its parts; either may be missing, not both. */
export function sliceToken({ words, place }: Slice): string | undefined {
  const [left, right] = [words, place].map((text) =>
    text
      .replace(/[@\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, MAX_WORDS),
  )
  return left || right ? `${left ?? ''}@${right ?? ''}` : undefined
}

export function sliceOf({ token }: Pick<Board, 'token'>): Slice {
  const [words = '', place = ''] = token.split('@')
  return { words, place }
}
