import { parseDigits } from '@jobapply/language/digits'
import { fold, foldWords } from '@jobapply/language/fold'
import { findPhrase, hasPhrases, lexiconOf } from './lexicon.ts'
import { currencyOf, FORM_LANGUAGES, type FormLanguage } from './names.ts'
import { NO_WORDS } from './no-words.ts'

/**
 * A part of a question or option. Concepts of the lexicons, and: `word` (not in the lexicon), `sep` (a mark between parts), `number`, `plus`,
 * `range` (between two numbers), `percent`, `currency`.
 */
export type Token = { concept: string; text: string; value?: string; number?: number }
export type Names = { employer?: string; city?: string | null }

const PIECES = /\p{L}[\p{L}\p{N}]*[+#]*|\d+(?:[.,']\d+)*|[^\s\p{M}]/gu
/** Marks without a meaning of their own; any other sign may change what is said. */
const MARKS = '*✱✲"“”„‚‘\'`´«»¿¡_…·[]{}#@'
const SIGNS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '%': 'percent',
  '>': 'more-than',
  '<': 'less-than',
  '≥': 'at-least',
  '≤': 'up-to',
  '&': 'and',
  '/': 'slash',
}
const RANGE_WORDS = ['to', 'bis', 'a', 'do', 'tot', 'and', 'und', 'et', 'y', 'en', 'i', 'e']
const SEPARATORS = ',;:.?!()|•'
const PRONOUNS = ['i', 'ich', 'je', 'yo', 'ik', 'we', 'io', 'eu', 'jag', 'jeg']
const ENDING = /(?<=\p{L})\((?:e|s|es|a|in|r|n|en|ne)\)/gu

/** A field's own mark, which says nothing about the question. */
const MARKER =
  /[([](?:required|optional|erforderlich|pflichtfeld|obligatoire|facultatif|obligatorio|opcional|wymagane|opcjonalne|verplicht|optioneel|obbligatorio|facoltativo|obrigatorio|obrigatório)[)\]]/gi

/** How a date is written: 'Available from (DD.MM.YYYY)'. */
const DATE_PART = '(?:dd|tt|jj|gg|mm|yyyy|jjjj|aaaa|rrrr)'
const DATE_FORMAT = new RegExp(`[([]?\\b${DATE_PART}[./-]${DATE_PART}[./-]${DATE_PART}\\b[)\\]]?`, 'gi')

type Piece = {
  raw: string
  folded: string
  isGlued: boolean
  isLetters: boolean
  isWord: boolean
  /** Between two numbers. */
  isRange: boolean
  /** What it is in every language that does not know it; read when the first of them asks. */
  plain?: Token | null
}

/** Initialisms, '60k' and thousands with a space, before the text is cut into pieces. */
const tidy = (text: string) =>
  withCountry(text)
    .replaceAll('’', "'")
    .replace(/\bU\.\s?S\.(?:\s?A\.)?/gi, 'USA')
    .replace(/\bEE\.\s?UU\./g, 'EEUU')
    .replace(/(?<![\p{L}\p{N}])(\p{L})\.\s?(\p{L})\.(?:\s?(\p{L})\.)?/gu, '$1$2$3')
    .replace(/\b([HLF])[- ]?1(?:[- ]?(B))?\b/g, '$11$2')
    .replace(/\b(\d{1,3})\s?k(?!\p{L})/giu, '$1,000')
    .replace(ENDING, '')
    .replace(MARKER, '')
    .replace(DATE_FORMAT, '')
    .replace(/(?<=\d)[\u00a0\u202f ](?=\d{3}(?!\d))/g, '')

const UNTOLD = 'USorus'
/**
 * 'US' is a country, 'us' is not. In a text of capitals the word before it tells: 'WORK IN THE US', 'WORK FOR US'; elsewhere nobody can say
 * which it is, and a word that nobody knows leaves the question unread.
 */
const withCountry = (text: string) =>
  /\p{Ll}/u.test(text)
    ? text.replace(/\bUS\b/g, 'USA')
    : text.replace(/\b(THE |IN )US\b/g, '$1USA').replace(/(?<!\b(?:FOR|WITH|JOIN|TELL|ABOUT) )\bUS\b/g, UNTOLD)

type Cut = { text: string; pieces: readonly Piece[]; folded: readonly string[] }
/** Every language reads the same text after another, so the last one is kept. */
let lastCut: Cut = { text: '', pieces: [], folded: [] }

function cutOf(text: string): Cut {
  if (lastCut.text !== text) {
    const pieces = cut(text)
    lastCut = { text, pieces, folded: pieces.map(({ folded }) => folded) }
  }
  return lastCut
}

function cut(text: string): Piece[] {
  const plain = tidy(text)
  const pieces = [...plain.matchAll(PIECES)].map(({ 0: raw, index }) => {
    const folded = fold(raw)
    const isLetters = /^\p{L}/u.test(raw)
    const isWord = /^[\p{L}\d]/u.test(folded)
    const isGlued = index > 0 && !/\s/.test(plain.charAt(index - 1)) && !/\s|^$/.test(plain.charAt(index + raw.length))
    return { raw, folded, isGlued, isLetters, isWord, isRange: false }
  })
  for (const [at, piece] of pieces.entries()) piece.isRange = isBetweenNumbers(pieces, at)
  return pieces
}

const isNumeric = (piece: Piece | undefined) => piece !== undefined && /^[\d<>$€£]/.test(piece.raw)

/** Reads a text with one language's lexicon; names of the job come first. */
export function readTokens(text: string, language: FormLanguage, names: Names = {}): Token[] {
  const { pieces, folded } = cutOf(text)
  const lexicon = lexiconOf(language)
  const own = [
    { words: wordsOf(names.employer), concept: 'employer' },
    { words: wordsOf(names.city), concept: 'here' },
  ].filter(({ words }) => words.length > 0)
  const tokens: Token[] = []
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at]
    if (!piece) break
    const name = own.find(({ words }) => words.every((word, index) => folded[at + index] === word))
    const isStart = !name && piece.isLetters && hasPhrases(lexicon, piece.folded)
    const phrase = isStart ? findPhrase(lexicon, withoutHyphens(pieces, at), 0) : undefined
    if (name) {
      tokens.push({ concept: name.concept, text: name.words.join(' ') })
      at += name.words.length
    } else if (piece.isRange) {
      tokens.push({ concept: 'range', text: piece.folded })
      at++
    } else if (phrase) {
      const end = endOf(pieces, at, phrase.words.length)
      const words = folded.slice(at, end).join(' ')
      for (const meaning of phrase.meanings) tokens.push({ ...meaning, text: words })
      at = end
    } else {
      if (piece.plain === undefined) piece.plain = plainToken(piece) ?? null
      if (piece.plain) tokens.push(piece.plain)
      at++
    }
  }
  return withPolarity(tokens)
}

const wordsOf = (name: string | null | undefined) => (name ? foldWords(name).split(' ') : [])
const isBetweenNumbers = (pieces: readonly Piece[], at: number) => {
  const word = pieces[at]?.folded ?? ''
  const isMark = word === '–' || word === '—' || word === '-' || RANGE_WORDS.includes(word)
  return isMark && isNumeric(pieces[at + 1]) && pieces.slice(Math.max(0, at - 2), at).some(isNumeric)
}

/** The folded words from here on, hyphens and apostrophes skipped: 'on-site' is two words. Stops at other marks. */
function withoutHyphens(pieces: readonly Piece[], from: number): string[] {
  const words: string[] = []
  for (let at = from; at < pieces.length && words.length < 12; at++) {
    const { folded = '', isWord = false } = pieces[at] ?? {}
    if (isWord) words.push(folded)
    else if (!/^[–—/'-]$/.test(folded)) break
  }
  return words
}
/** Where a phrase of this many words ends. */
function endOf(pieces: readonly Piece[], from: number, count: number): number {
  let left = count
  let at = from
  while (left > 0 && at < pieces.length) if (pieces[at++]?.isWord) left--
  return at
}

function numberToken(text: string): Token {
  const number = parseDigits(text)
  return Number.isNaN(number) ? { concept: 'word', text } : { concept: 'number', text, number }
}

function plainToken(piece: Piece): Token | undefined {
  const { raw, folded, isGlued } = piece
  if (/^\d/.test(raw)) return numberToken(raw)
  const currency = currencyOf(raw)
  if (currency) return { concept: 'currency', text: raw, value: currency }
  const sign = SIGNS[raw]
  if (sign) return { concept: sign, text: raw }
  if (MARKS.includes(raw)) return undefined
  if (SEPARATORS.includes(raw)) return isGlued && raw === '.' ? undefined : { concept: 'sep', text: raw }
  if (/^[–—-]$/.test(raw)) return isGlued ? undefined : { concept: 'sep', text: raw }
  return { concept: 'word', text: folded }
}

/** 'No, ...', 'No I do not' and a lone 'No' are the answer no; 'No sponsorship' is not. */
function withPolarity(tokens: Token[]): Token[] {
  const [first, next] = tokens
  if (first?.concept !== 'not' || !NO_WORDS.includes(first.text)) return tokens
  const isAnswer = !next || next.concept === 'sep' || next.concept === 'not' || PRONOUNS.includes(next.text)
  return isAnswer ? [{ ...first, concept: 'no' }, ...tokens.slice(1)] : tokens
}

/** How a question asks, not what: for which, for what could, must or has once been, for the number on a paper, for one's trade. */
export const MANNERS = ['which', 'could', 'must', 'have', 'once', 'serial', 'trade']
const IGNORED = ['drop', 'sep', 'slash', ...MANNERS]
/** What says something. */
export const meaningful = (tokens: readonly Token[]) => tokens.filter(({ concept }) => !IGNORED.includes(concept))

const unknownWords = (tokens: readonly Token[]) => tokens.filter(({ concept }) => concept === 'word').length

/** Reads with the first language that knows every word, `preferred` before the others; else with the one that knows most. */
export function readText(text: string, names: Names = {}, preferred: FormLanguage = 'en'): Token[] {
  const others = FORM_LANGUAGES.filter((language) => language !== preferred)
  let best = readTokens(text, preferred, names)
  for (const language of others) {
    if (unknownWords(best) === 0) break
    const tokens = readTokens(text, language, names)
    if (unknownWords(tokens) < unknownWords(best)) best = tokens
  }
  return best
}
