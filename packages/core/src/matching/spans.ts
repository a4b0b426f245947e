import { COLON, FOLDED, isWordCode, JOINER, LAST_KIND, NEWLINE, STOP, SUFFIX } from './folding.ts'
import { FIRST_HASH, hasBit, NO_FILTER, type PhraseFilter, PRIME, pairOf } from './phrase-filter.ts'

/** What stands between two words. */
export const GAP = { join: 0, break: 1 } as const

/** Marks of a sentence. */
export const MARK = { startsLine: 1, endsLine: 2, colon: 4 } as const

/**
 * Words and sentences of one text, by their places in it. The arrays are used again for the next text: only what a reader
 * copies out of them stays.
 */
export class Spans {
  words = 0
  /** The hash of each word without a closing s, so that singular and plural are found together. */
  stems = new Int32Array(0)
  starts = new Int32Array(0)
  ends = new Int32Array(0)
  gaps = new Uint8Array(0)
  sentences = 0
  from = new Int32Array(0)
  to = new Int32Array(0)
  firstWord = new Int32Array(0)
  marks = new Uint8Array(0)
  /** Words that a phrase may begin with: the only ones worth a look into the tables. */
  candidates = 0
  candidate = new Int32Array(0)

  reset(length: number) {
    this.words = 0
    this.sentences = 0
    this.candidates = 0
    const most = (length >> 1) + 2
    if (this.starts.length >= most) return
    const size = most * 2
    this.stems = new Int32Array(size + 1)
    this.starts = new Int32Array(size)
    this.ends = new Int32Array(size)
    this.gaps = new Uint8Array(size + 1)
    this.from = new Int32Array(size)
    this.to = new Int32Array(size)
    this.firstWord = new Int32Array(size + 1)
    this.marks = new Uint8Array(size)
    this.candidate = new Int32Array(size)
  }
}

const LINE_FEED = 10
const BLANK = 32
const DOT = 46
const SMALL_A = 97
const SMALL_Z = 122
const LETTER_S = 115
/**
 * One pass over the characters. A stop ends a sentence before a blank and no small letter, unless it closes a short word ("U.S. ", "Sr. ").
 * Written for speed: one look into a table a character, nothing is allocated.
 */
export function readSpans(text: string, spans: Spans, { alone, pairs }: PhraseFilter = NO_FILTER): void {
  const { length } = text
  spans.reset(length)
  const { stems, starts, ends, gaps, from, to, firstWord, marks, candidate } = spans
  // Bindings of other modules are looked up at each use: what is used a character has a name here.
  const [folded, lastKind, prime, firstHash, joiner, suffix] = [FOLDED, LAST_KIND, PRIME, FIRST_HASH, JOINER, SUFFIX]
  let words = 0
  let sentences = 0
  let sentenceStart = 0
  let sentenceWords = 0
  let mark: number = MARK.startsLine
  let gap: number = GAP.break
  /** The last place that belongs to no word. */
  let outside = -1
  let hash = firstHash
  let before = firstHash
  let stemBefore = 0
  let candidates = 0
  let last = -1
  for (let at = 0; at <= length; at++) {
    const code = at < length ? text.charCodeAt(at) : LINE_FEED
    const kind = folded[code] as number
    if (kind > lastKind) {
      before = hash
      hash = Math.imul(hash ^ kind, prime)
      continue
    }
    if (at > outside + 1) {
      // A + or # that closes a word belongs to it: C++, C#.
      if (kind === suffix && !(at + 1 < length && isWordCode(text.charCodeAt(at + 1)))) {
        hash = Math.imul(hash ^ code, prime)
        continue
      }
      const stem = (text.charCodeAt(at - 1) | 32) === LETTER_S ? before : hash
      if (gap === GAP.join && last !== words - 1 && hasBit(pairs, pairOf(stemBefore, stem))) {
        last = words - 1
        candidate[candidates++] = last
      }
      if (hasBit(alone, stem)) {
        last = words
        candidate[candidates++] = words
      }
      stemBefore = stem
      stems[words] = stem
      starts[words] = outside + 1
      ends[words] = at
      gaps[words] = gap
      words++
      gap = GAP.join
      hash = firstHash
    }
    outside = at
    if (kind === joiner) continue
    if (kind === NEWLINE) {
      if (words > sentenceWords) {
        from[sentences] = sentenceStart
        to[sentences] = at
        firstWord[sentences] = sentenceWords
        marks[sentences] = mark | MARK.endsLine
        sentences++
      }
      sentenceStart = at + 1
      sentenceWords = words
      mark = MARK.startsLine
      gap = GAP.break
    } else if (kind === STOP) {
      const next = at + 1 < length ? text.charCodeAt(at + 1) : LINE_FEED
      if (next > BLANK) {
        if (!isWordCode(next)) gap = GAP.break
        continue
      }
      gap = GAP.break
      const isShort = words > 0 && code === DOT && (ends[words - 1] as number) - (starts[words - 1] as number) < 3
      const after = at + 2 < length ? text.charCodeAt(at + 2) : 0
      if (next === BLANK && !isShort && !(after >= SMALL_A && after <= SMALL_Z) && words > sentenceWords) {
        from[sentences] = sentenceStart
        to[sentences] = at + 1
        firstWord[sentences] = sentenceWords
        marks[sentences] = mark
        sentences++
        sentenceStart = at + 2
        sentenceWords = words
        mark = 0
      }
    } else if (kind === COLON) {
      mark |= MARK.colon
      gap = GAP.break
    } else if (kind !== suffix) gap = GAP.break
  }
  firstWord[sentences] = words
  gaps[words] = GAP.break
  spans.words = words
  spans.candidates = candidates
  spans.sentences = sentences
}
