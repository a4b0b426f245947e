export const FIRST_HASH = 0x811c9dc5 | 0
export const PRIME = 0x01000193

/** The hash of a folded word, as a text is read. */
export function stemOf(word: string): number {
  const end = word.endsWith('s') ? word.length - 1 : word.length
  let hash = FIRST_HASH
  for (let at = 0; at < end; at++) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME)
  return hash
}

/** 128 K bits stay in the near caches. */
const FILTER_MASK = 4095

/** Words that are phrases, and pairs of words that begin one, as bits: what is not there is in no phrase; what is there may be. */
export class PhraseFilter {
  readonly alone = new Int32Array(FILTER_MASK + 1)
  readonly pairs = new Int32Array(FILTER_MASK + 1)

  add(first: string, second?: string) {
    const bits = second === undefined ? this.alone : this.pairs
    const hash = second === undefined ? stemOf(first) : pairOf(stemOf(first), stemOf(second))
    const place = (hash >>> 5) & FILTER_MASK
    bits[place] = (bits[place] as number) | (1 << (hash & 31))
  }
}
export const NO_FILTER = new PhraseFilter()
export const pairOf = (first: number, second: number) => Math.imul(first, 0x9e3779b1 | 0) ^ second
export const hasBit = (bits: Int32Array, hash: number) =>
  (((bits[(hash >>> 5) & FILTER_MASK] as number) >>> (hash & 31)) & 1) === 1
