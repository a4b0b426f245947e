import { joiningAbbreviations } from '@jobapply/language/abbreviations'
import { fold } from '@jobapply/language/fold'

/** Between two words: `join` keeps a phrase together, `break` ends it. */
export const GAP = { join: 0, break: 1 } as const

/** Flags of a sentence. */
export const MARK = { startsLine: 1, endsLine: 2, colon: 4 } as const

/** Words and sentences of one text, as offsets. The arrays are reused for the next text: copy what must stay. */
export class Spans {
  words = 0
  /** The hash of each word without a final s, so that singular and plural match. */
  stems = new Int32Array(0)
  starts = new Int32Array(0)
  ends = new Int32Array(0)
  gaps = new Uint8Array(0)
  sentences = 0
  from = new Int32Array(0)
  to = new Int32Array(0)
  firstWord = new Int32Array(0)
  marks = new Uint8Array(0)
  /** Words that can start a phrase; only these are looked up. */
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

const LATIN_END = 0x250
/** The only space between Latin letters and general punctuation. */
const OGHAM_SPACE = 0x1680
/** Character kinds: smaller than every folded letter. */
const BREAK_KIND = 0
const JOINER = 1
const NEWLINE = 2
const STOP = 3
const SUFFIX = 4
const COLON = 5
const LAST_KIND = 8
/** One entry for every UTF-16 unit, so that a lookup needs no range check. */
const FOLDED = foldTable()

function foldTable(): Uint16Array {
  const table = new Uint16Array(0x10000)
  for (let code = 0; code < LATIN_END; code++) {
    const letter = foldOne(String.fromCharCode(code))
    if (/^[\p{L}\p{N}]$/u.test(letter)) table[code] = letter.charCodeAt(0)
  }
  for (let code = LATIN_END; code < table.length; code++) table[code] = kindBeyondLatin(code)
  for (const joiner of " -/&'_\u00a0\u00ad\t") table[joiner.charCodeAt(0)] = JOINER
  for (const newline of '\n\r\u0085') table[newline.charCodeAt(0)] = NEWLINE
  for (const stop of '.!?') table[stop.charCodeAt(0)] = STOP
  for (const suffix of '+#') table[suffix.charCodeAt(0)] = SUFFIX
  table[':'.charCodeAt(0)] = COLON
  return table
}

/** A word keeps its length, so that a letter which folds to two ('ß') stays as it is. */
function foldOne(letter: string): string {
  const folded = fold(letter)
  return folded.length === 1 ? folded : letter.toLowerCase()
}

/** Letters beyond Latin map to themselves; general punctuation joins or breaks. */
function kindBeyondLatin(code: number): number {
  if (code === 0x2028 || code === 0x2029) return NEWLINE
  if (code === OGHAM_SPACE) return JOINER
  if (code >= 0x2000 && code <= 0x206f)
    return code <= 0x2011 || code === 0x2019 || code === 0x2018 || code === 0x202f ? JOINER : BREAK_KIND
  if ((code >= 0x2190 && code <= 0x2bff) || (code >= 0x3000 && code <= 0x303f) || code >= 0xd800) return BREAK_KIND
  return code
}
/** What `readSpans` keeps of a character. */
export const kindOf = (code: number) => FOLDED[code] as number

const FIRST_HASH = 0x811c9dc5 | 0
const PRIME = 0x01000193

/** Must give the same hash as `readSpans`. */
export function stemOf(word: string): number {
  const end = word.endsWith('s') ? word.length - 1 : word.length
  let hash = FIRST_HASH
  for (let at = 0; at < end; at++) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME)
  return hash
}

/** 128 K bits stay in the CPU caches. */
const FILTER_MASK = 4095

/** A Bloom filter of one-word phrases and of the first two words of longer ones: no false negatives. */
export class PhraseFilter {
  readonly alone = new Int32Array(FILTER_MASK + 1)
  readonly pairs = new Int32Array(FILTER_MASK + 1)

  add(first: string, second?: string) {
    const bits = second === undefined ? this.alone : this.pairs
    const hash = second === undefined ? stemOf(first) : pairHash(stemOf(first), stemOf(second))
    const place = (hash >>> 5) & FILTER_MASK
    bits[place] = (bits[place] as number) | (1 << (hash & 31))
  }
}
const NO_FILTER = new PhraseFilter()
const pairHash = (first: number, second: number) => Math.imul(first, 0x9e3779b1 | 0) ^ second
const hasBit = (bits: Int32Array, hash: number) => (((bits[(hash >>> 5) & FILTER_MASK] as number) >>> (hash & 31)) & 1) === 1

/** Short words that are no abbreviation: "… or you may skip it. You bring". None ends with an s, which stems leave out. */
const SHORT_WORDS = new Set('it so do go on up me be by we of to in at he my'.split(' ').map(stemOf))
/** They end with a stop inside a sentence, before a capital too: "Klasse 3 bzw. B". */
const ABBREVIATIONS = new Set([...joiningAbbreviations(['de', 'en'])].map(stemOf))
const LINE_FEED = 10
const BLANK = 32
const DOT = 46
const SMALL_A = 97
const SMALL_Z = 122
const LETTER_S = 115
/** The characters of the text that was read last, and a newline after it. */
let bytes = Buffer.alloc(0)
let codes = new Uint16Array(0)

/**
 * Splits a text into words and sentences. A stop before a space and a capital ends a sentence, unless it ends a short word ("U.S. ", "Sr. ").
 * Written for speed: the text is copied first (`copyText`), nothing is allocated, and all constants belong to this module, since imported
 * ones are looked up at each use.
 */
export function readSpans(text: string, spans: Spans, { alone, pairs }: PhraseFilter = NO_FILTER): void {
  const { length } = text
  spans.reset(length)
  copyText(text)
  const { stems, starts, ends, gaps, from, to, firstWord, marks, candidate } = spans
  const kindAt = FOLDED
  const codeAt = codes
  let words = 0
  let sentences = 0
  let sentenceStart = 0
  let sentenceWords = 0
  let mark: number = MARK.startsLine
  let gap: number = GAP.break
  let stemBefore = 0
  let candidates = 0
  let last = -1
  for (let at = 0; at <= length; at++) {
    let kind = kindAt[codeAt[at] as number] as number
    if (kind > LAST_KIND) {
      const start = at
      let hash = FIRST_HASH
      let before = hash
      do {
        before = hash
        hash = Math.imul(hash ^ kind, PRIME)
        at++
        kind = kindAt[codeAt[at] as number] as number
      } while (kind > LAST_KIND)
      // A trailing + or # belongs to the word: C++, C#.
      while (kind === SUFFIX && (kindAt[codeAt[at + 1] as number] as number) <= LAST_KIND) {
        hash = Math.imul(hash ^ (codeAt[at] as number), PRIME)
        at++
        kind = kindAt[codeAt[at] as number] as number
      }
      const stem = ((codeAt[at - 1] as number) | 32) === LETTER_S ? before : hash
      if (gap === GAP.join && last !== words - 1 && hasBit(pairs, pairHash(stemBefore, stem))) {
        last = words - 1
        candidate[candidates++] = last
      }
      if (hasBit(alone, stem)) {
        last = words
        candidate[candidates++] = words
      }
      stemBefore = stem
      stems[words] = stem
      starts[words] = start
      ends[words] = at
      gaps[words] = gap
      words++
      gap = GAP.join
    }
    if (kind === JOINER) continue
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
      const next = at + 1 < length ? (codeAt[at + 1] as number) : LINE_FEED
      if (next > BLANK) {
        if ((kindAt[codeAt[at + 1] as number] as number) <= LAST_KIND) gap = GAP.break
        continue
      }
      gap = GAP.break
      const isShort =
        words > 0 &&
        (codeAt[at] as number) === DOT &&
        (ends[words - 1] as number) - (starts[words - 1] as number) < 3 &&
        !SHORT_WORDS.has(stems[words - 1] as number)
      const after = at + 2 < length ? (codeAt[at + 2] as number) : 0
      const isEnd = next === BLANK && !isShort && !(after >= SMALL_A && after <= SMALL_Z) && words > sentenceWords
      const isAbbreviation = (codeAt[at] as number) === DOT && ABBREVIATIONS.has(stems[words - 1] as number)
      if (isEnd && !isAbbreviation && !isInBracket(codeAt, sentenceStart, at, length)) {
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
    } else if (kind !== SUFFIX) gap = GAP.break
  }
  firstWord[sentences] = words
  gaps[words] = GAP.break
  spans.words = words
  spans.candidates = candidates
  spans.sentences = sentences
}

/** "Fluent in English (min. C1)": a stop within a short bracket ends nothing. */
function isInBracket(codeAt: Uint16Array, start: number, at: number, length: number): boolean {
  const first = Math.max(start, at - BRACKET_REACH)
  let open = at - 1
  while (open >= first && (codeAt[open] as number) !== OPEN) if ((codeAt[open--] as number) === CLOSE) return false
  if (open < first) return false
  const end = Math.min(length, at + BRACKET_REACH)
  for (let next = at + 1; next < end; next++) {
    const code = codeAt[next] as number
    if (code === CLOSE) return true
    if (code === OPEN || code === LINE_FEED) return false
  }
  return false
}
const BRACKET_REACH = 40
const OPEN = 40
const CLOSE = 41

/** The folded letter at a place of the text that was read last. */
export const foldedAt = (at: number) => FOLDED[codes[at] as number] as number

/** Whether the text that was read last has these letters at a place; the case and accents of the text do not matter. */
export function isWordAt(letters: Uint16Array, from: number, length: number, start: number): boolean {
  const list = codes
  for (let at = 0; at < length; at++) if (FOLDED[list[start + at] as number] !== letters[from + at]) return false
  return true
}

/**
 * The folded words of a phrase, as `readSpans` finds them. The tables have thousands: read by `readSpans`, they would make the compiler
 * prepare that for short texts, and reading postings would take half as long again.
 */
export function splitWords(phrase: string): string[] {
  const words: string[] = []
  const kindAt = (at: number) => (at < phrase.length ? kindOf(phrase.charCodeAt(at)) : NEWLINE)
  for (let at = 0; at < phrase.length; at++) {
    let word = ''
    for (; kindAt(at) > LAST_KIND; at++) word += String.fromCharCode(kindAt(at))
    if (word === '') continue
    for (; kindAt(at) === SUFFIX && kindAt(at + 1) <= LAST_KIND; at++) word += phrase.charAt(at)
    words.push(word)
  }
  return words
}

/** A string that is asked for each of its characters takes ten times as long as one that is copied. */
function copyText(text: string) {
  const { length } = text
  if (codes.length < length + 2) {
    const size = length * 2 + 2
    bytes = Buffer.alloc(size * 2)
    codes = new Uint16Array(bytes.buffer, bytes.byteOffset, size)
  }
  bytes.write(text, 'utf16le')
  codes[length] = LINE_FEED
  codes[length + 1] = LINE_FEED
}
