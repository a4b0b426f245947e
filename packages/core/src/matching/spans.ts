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
  hashes = new Int32Array(0)
  starts = new Int32Array(0)
  ends = new Int32Array(0)
  /** The hash of the word without its last letter where that is an s: the singular. */
  singulars = new Int32Array(0)
  gaps = new Uint8Array(0)
  sentences = 0
  from = new Int32Array(0)
  to = new Int32Array(0)
  firstWord = new Int32Array(0)
  marks = new Uint8Array(0)

  reset(length: number) {
    this.words = 0
    this.sentences = 0
    const most = (length >> 1) + 2
    if (this.starts.length >= most) return
    const size = most * 2
    this.hashes = new Int32Array(size)
    this.starts = new Int32Array(size)
    this.ends = new Int32Array(size)
    this.singulars = new Int32Array(size)
    this.gaps = new Uint8Array(size)
    this.from = new Int32Array(size)
    this.to = new Int32Array(size)
    this.firstWord = new Int32Array(size + 1)
    this.marks = new Uint8Array(size)
  }
}

const LETTER_S = 115
const KIND_END = 0x250
/** Folded letter or digit; below 8 what else it is. */
const NOTHING = 0
const JOINER = 1
const NEWLINE = 2
const STOP = 3
const SUFFIX = 4
const COLON = 5
const FOLDED = foldTable()

function foldTable(): Uint16Array {
  const table = new Uint16Array(KIND_END)
  for (let code = 0; code < KIND_END; code++) {
    const letter = String.fromCharCode(code).normalize('NFD').charAt(0).toLowerCase()
    if (/^[\p{L}\p{N}]$/u.test(letter)) table[code] = letter.charCodeAt(0)
  }
  for (const joiner of " -/&'_\u00a0\u00ad\t") table[joiner.charCodeAt(0)] = JOINER
  for (const newline of '\n\r\u0085') table[newline.charCodeAt(0)] = NEWLINE
  for (const stop of '.!?') table[stop.charCodeAt(0)] = STOP
  for (const suffix of '+#') table[suffix.charCodeAt(0)] = SUFFIX
  table[':'.charCodeAt(0)] = COLON
  return table
}

/** Beyond Latin: letters stand for themselves; general punctuation joins or breaks. */
function kindBeyond(code: number): number {
  if (code === 0x2028 || code === 0x2029) return NEWLINE
  if (code >= 0x2000 && code <= 0x206f)
    return code <= 0x2011 || code === 0x2019 || code === 0x2018 || code === 0x202f ? JOINER : NOTHING
  if ((code >= 0x2190 && code <= 0x2bff) || (code >= 0x3000 && code <= 0x303f) || (code >= 0xd800 && code <= 0xf8ff))
    return NOTHING
  return code
}

export const foldedCode = (code: number) => (code < KIND_END ? (FOLDED[code] as number) : kindBeyond(code))
const isWordCode = (code: number) => foldedCode(code) > 8

/** The hash of a word as a text is read: letter case and accents don't count. */
export const nextHash = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193)
export const FIRST_HASH = 0x811c9dc5 | 0

/** One pass over the characters. A stop ends a sentence before a blank and no small letter, unless it closes a short word ("U.S. ", "Sr. "). */
export function readSpans(text: string, spans: Spans): void {
  const { length } = text
  spans.reset(length)
  const { hashes, starts, ends, singulars, gaps, from, to, firstWord, marks } = spans
  let words = 0
  let sentences = 0
  let sentenceStart = 0
  let sentenceWords = 0
  let mark: number = MARK.startsLine
  let gap: number = GAP.break
  let at = 0
  while (at < length) {
    let code = text.charCodeAt(at)
    let kind = code < KIND_END ? (FOLDED[code] as number) : kindBeyond(code)
    if (kind > 8) {
      const start = at
      let hash = FIRST_HASH
      let before = FIRST_HASH
      let last = 0
      do {
        before = hash
        last = kind
        hash = Math.imul(hash ^ kind, 0x01000193)
        at++
        if (at === length) break
        code = text.charCodeAt(at)
        kind = code < KIND_END ? (FOLDED[code] as number) : kindBeyond(code)
      } while (kind > 8)
      while (kind === SUFFIX && at < length && !(at + 1 < length && isWordCode(text.charCodeAt(at + 1)))) {
        last = code
        hash = Math.imul(hash ^ code, 0x01000193)
        at++
        if (at === length) break
        code = text.charCodeAt(at)
        kind = foldedCode(code)
      }
      hashes[words] = hash
      singulars[words] = last === LETTER_S ? before : hash
      starts[words] = start
      ends[words] = at
      gaps[words] = gap
      words++
      gap = GAP.join
      continue
    }
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
      const next = at + 1 < length ? text.charCodeAt(at + 1) : 10
      if (next <= 32) {
        gap = GAP.break
        const isShort = words > 0 && code === 46 && (ends[words - 1] as number) - (starts[words - 1] as number) < 3
        const after = at + 2 < length ? text.charCodeAt(at + 2) : 0
        const isSmall = after >= 97 && after <= 122
        if (next === 32 && !isShort && !isSmall && words > sentenceWords) {
          from[sentences] = sentenceStart
          to[sentences] = at + 1
          firstWord[sentences] = sentenceWords
          marks[sentences] = mark
          sentences++
          sentenceStart = at + 2
          sentenceWords = words
          mark = 0
        }
      } else if (!isWordCode(next)) gap = GAP.break
    } else if (kind === COLON) {
      mark |= MARK.colon
      gap = GAP.break
    } else if (kind !== JOINER && kind !== SUFFIX) gap = GAP.break
    at++
  }
  if (words > sentenceWords) {
    from[sentences] = sentenceStart
    to[sentences] = length
    firstWord[sentences] = sentenceWords
    marks[sentences] = mark | MARK.endsLine
    sentences++
  }
  firstWord[sentences] = words
  spans.words = words
  spans.sentences = sentences
}
