import { isAbbreviation } from '@jobapply/language/abbreviations'
import { stripAccents } from '@jobapply/language/fold'
import { CONFUSABLES } from '#tables/confusables'
import { PHRASES } from '#tables/synonyms'
import { groupsOf, stem } from './stem.ts'

export type Word = {
  /** Folded: Latin letters without accents, in lower case. */
  text: string
  /** As written. */
  raw: string
  base: string
  groups: readonly string[]
  /** Offsets in the original text. */
  from: number
  to: number
  /** Offsets in the folded text. */
  at: number
  end: number
  isCapital: boolean
  /** Written with invisible characters, or with letters that only look Latin. */
  isDisguised: boolean
  isAddress: boolean
  /** First word of its sentence. */
  isFirst: boolean
  sentence: number
  paragraph: number
  /** The signs between this word and the one before it. */
  before: string
  /** The sign after it: "%", "+". */
  after: string
}
export type ReadText = { plain: string; words: Word[]; sentences: number }

const LETTER = /[\p{L}\p{N}]/u
const INVISIBLE = /[\p{Cf}\u115f\u1160\u3164\uffa0]/u
const LIGATURES_FROM = '\ufb00'
const LIGATURES_TO = '\ufb06'

type Fold = { plain: string; from: Int32Array; disguised: Uint8Array }

/** Folds to plain Latin letters, and remembers where each letter stood. */
function fold(text: string): Fold {
  const parts: string[] = []
  const from: number[] = []
  const disguised: number[] = []
  let at = 0
  let isHidden = 0
  for (const sign of text) {
    const start = at
    at += sign.length
    if (sign.charCodeAt(0) < 128) {
      parts.push(sign)
      from.push(start)
      disguised.push(isHidden)
      isHidden = 0
      continue
    }
    if (INVISIBLE.test(sign)) {
      isHidden = 1
      if (disguised.length > 0 && LETTER.test(parts.at(-1) ?? '')) disguised[disguised.length - 1] = 1
      continue
    }
    const lookalike = CONFUSABLES.get(sign)
    const plain = lookalike ?? stripAccents(sign)
    const isCompatible =
      sign.normalize('NFKC') !== sign && LETTER.test(plain) && !(sign >= LIGATURES_FROM && sign <= LIGATURES_TO)
    for (const letter of straighten(plain)) {
      for (let unit = 0; unit < letter.length; unit++) {
        from.push(start)
        disguised.push(isHidden || lookalike !== undefined || isCompatible ? 1 : 0)
      }
      parts.push(letter)
    }
    isHidden = 0
  }
  from.push(text.length)
  return { plain: parts.join(''), from: Int32Array.from(from), disguised: Uint8Array.from(disguised) }
}

const straighten = (plain: string) =>
  plain === '’' || plain === '‘' || plain === 'ʼ' ? "'" : plain === '‐' || plain === '‑' ? '-' : plain

/** Splits a text into folded words with their sentences. Takes time in proportion to the text. */
export function readWords(text: string): ReadText {
  const { plain, from, disguised } = fold(text)
  const words: Word[] = []
  let sentence = 0
  let paragraph = 0
  let gapFrom = 0
  let isFirst = true
  let isAddress = false
  let runEnd = 0
  for (let at = 0; at < plain.length; ) {
    if (at >= runEnd) {
      runEnd = at
      while (runEnd < plain.length && plain.charCodeAt(runEnd) > 32 === plain.charCodeAt(at) > 32) runEnd++
      const run = plain.slice(at, Math.min(runEnd, at + 200))
      isAddress = run.includes('@') || run.includes('://') || /^\W{0,3}www\./i.test(run)
    }
    if (!isWordAt(plain, at)) {
      at++
      continue
    }
    const start = at
    while (at < plain.length && (isWordAt(plain, at) || isInside(plain, at))) at += (plain.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
    while (at < plain.length && (plain[at] === '+' || plain[at] === '#') && !isWordAt(plain, at + 1)) at++
    const before = plain.slice(gapFrom, start)
    const last = words.at(-1)
    if (last && endsSentence(before, last, plain.charAt(start))) {
      sentence++
      isFirst = true
      if (before.includes('\n\n') || /\n[ \t]*\n/.test(before.slice(0, 200))) paragraph++
    }
    const folded = plain.slice(start, at).toLowerCase()
    const isAscii = /^[ -~]*$/.test(folded)
    let hidden = false
    for (let index = start; index < at; index++) if (disguised[index] === 1) hidden = true
    const base = stem(folded)
    words.push({
      text: folded,
      raw: text.slice(from[start], from[at]),
      base,
      groups: groupsOf(base),
      from: from[start] as number,
      to: from[at] as number,
      at: start,
      end: at,
      isCapital: plain.charAt(start) !== plain.charAt(start).toLowerCase(),
      isDisguised: hidden && isAscii,
      isAddress,
      isFirst,
      sentence,
      paragraph,
      before,
      after: plain.charAt(at),
    })
    isFirst = false
    gapFrom = at
  }
  return { plain, words: joinPhrases(words), sentences: sentence + 1 }
}

const isWordAt = (plain: string, at: number) => {
  const code = plain.codePointAt(at)
  if (code === undefined) return false
  if (code < 128) return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
  return LETTER.test(String.fromCodePoint(code))
}
const isDigitAt = (plain: string, at: number) => plain.charCodeAt(at) >= 48 && plain.charCodeAt(at) <= 57
/** An apostrophe inside a word, a comma or point inside a number. */
const isInside = (plain: string, at: number) => {
  const sign = plain[at]
  if (sign === "'") return isWordAt(plain, at + 1) && isWordAt(plain, at - 1)
  return (sign === ',' || sign === '.') && isDigitAt(plain, at - 1) && isDigitAt(plain, at + 1)
}

function endsSentence(before: string, last: Word, next: string): boolean {
  if (before.includes('\n')) return true
  if (!/[.!?…。！？]/.test(before)) return false
  if (!/[.!?…。！？]["'”»)\]]*\s/.test(before.slice(0, 20))) return false
  if (before.startsWith('.') && !before.includes('..') && isAbbreviation(last.raw, next)) return false
  return !(next >= 'a' && next <= 'z') || /[!?]/.test(before)
}

/** "looked after" becomes one word of that meaning. */
function joinPhrases(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word
    const next = words[index + 1]
    const phrase = next && next.sentence === word.sentence ? PHRASES[`${word.text} ${next.text}`] : undefined
    if (phrase === undefined || !next) joined.push(word)
    else {
      joined.push({
        ...word,
        text: phrase,
        base: stem(phrase),
        groups: groupsOf(stem(phrase)),
        to: next.to,
        end: next.end,
        after: next.after,
        raw: `${word.raw} ${next.raw}`,
      })
      index++
    }
  }
  return joined
}
