import { fold } from '@jobapply/language/fold'

/** `isGlued`: no blank stands before it. */
export type Token = { raw: string; folded: string; isUpper: boolean; isGlued: boolean }

/** Numbers, words and signs of a sentence: '14h30' is three. */
export function tokensOf(sentence: string): Token[] {
  let end = 0
  return [...sentence.matchAll(/\d+|\p{L}[\p{L}\p{M}]*|[^\s\d\p{L}\p{M}]/gu)].map(({ 0: raw, index }) => {
    const isGlued = index > 0 && index === end
    end = index + raw.length
    return {
      raw,
      folded: fold(raw),
      isUpper: raw.length > 1 && raw === raw.toUpperCase() && raw !== raw.toLowerCase(),
      isGlued,
    }
  })
}
