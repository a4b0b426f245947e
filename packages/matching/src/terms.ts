import { fold } from '@jobapply/language/fold'
import { memo } from './memo.ts'

/** The words of a text in plain small letters: accents and letters of one language are folded, so that tables need one spelling. */
const readTerms = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '')

/** The same for a single word or a short phrase, remembered. */
export const termsOfWord = memo(readTerms)
export const termsOf = readTerms

const STEM_LENGTH = 6
const HASH_BITS = 15
const HALF = (1 << HASH_BITS) - 1

/** A number for a word and its forms: 'contract' and 'contracts', 'commercial' and 'commercially'. Packed facts hold it as two halves. */
export function stemKey(word: string): number {
  const end = word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.length - 1 : word.length
  let hash = 0x811c9dc5 | 0
  for (let at = 0; at < Math.min(end, STEM_LENGTH); at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & ((1 << (2 * HASH_BITS)) - 1)
}
export const halvesOf = (key: number): [number, number] => [key >> HASH_BITS, key & HALF]
export const keyOfHalves = (high: number, low: number) => (high << HASH_BITS) | low
