import { memo } from '#memo'
import { CUE_WORDS } from '#tables/cues'
import { WHOLE_HEADINGS } from '#tables/headings'
import { isPlainWord } from '#tables/plain-words'
import { SKILL_GROUPS } from '#tables/skills'
import { termsOfWord } from '#terms'

const BULLET = '•●▪◦‣⁃∙■□➢➤►▶✓✔✅➔→◆❖·'
const OTHER = 0
const LOWER = 1
const UPPER = 2
const DIGIT = 3
const STOP = 4
const COLON = 5
const BULLETED = 6
const BLANK = 7
const NEWLINE = 8
const CLOSING = 9
const LATIN_END = 0x250
const KINDS = kindTable()

function kindTable(): Uint8Array {
  const table = new Uint8Array(0x10000)
  for (let code = 0; code < LATIN_END; code++) {
    const letter = String.fromCharCode(code)
    table[code] = /\p{Ll}/u.test(letter) ? LOWER : /\p{Lu}/u.test(letter) ? UPPER : /\d/.test(letter) ? DIGIT : OTHER
  }
  const set = (letters: string, kind: number) => {
    for (const letter of letters) table[letter.charCodeAt(0)] = kind
  }
  set('.!?;', STOP)
  set(':', COLON)
  set(BULLET, BULLETED)
  set(' \t\u00a0', BLANK)
  set('\n\r', NEWLINE)
  set(')', CLOSING)
  return table
}

const lastWords = (phrases: string) => phrases.split(', ').map((phrase) => termsOfWord(phrase).at(-1) ?? '')
/** The words that end a known heading. */
const ENDS_HEADING = new Set(
  [CUE_WORDS.headMust, CUE_WORDS.headNice, CUE_WORDS.headDuty, CUE_WORDS.headOther, ...Object.values(WHOLE_HEADINGS)].flatMap(
    lastWords,
  ),
)
/** Names with a capital letter inside: "JavaScript" is no lost break. */
const NAMES = new Set(
  Object.values(SKILL_GROUPS)
    .join('\n')
    .split(/[^\p{L}]/u)
    .filter((word) => /\p{Ll}\p{Lu}/u.test(word)),
)
const YEARS = /^\d{1,2}\+? (?:years?|Jahre|ans|años|anos)(?!\p{L})/u
const WORD_LENGTH = 40
const HEADING_LENGTH = 42

const LINE_FEED = 10
/** The characters of the text that is repaired, and a newline after it. */
let codes = new Uint16Array(0)
let bytes = Buffer.alloc(0)
function copyText(text: string) {
  if (codes.length <= text.length) {
    const size = text.length * 2 + 1
    bytes = Buffer.alloc(size * 2)
    codes = new Uint16Array(bytes.buffer, bytes.byteOffset, size)
  }
  bytes.write(text, 'utf16le')
  codes[text.length] = LINE_FEED
}

/**
 * Puts back the line breaks that a text has lost: after a stop without a blank, before a bullet within a line, between a heading and the
 * line that is glued to it ("RequirementsFluent German"), and between two words that only a lost break can have joined. Blanks that
 * stand side by side become one.
 */
export function repairText(text: string): string {
  copyText(text)
  const { length } = text
  const kindAt = (at: number) => (at < 0 || at >= length ? NEWLINE : (KINDS[codes[at] as number] as number))
  /** Where a break comes, and where the text goes on after it; a negative place drops what is between. */
  const edits: Edit[] = []
  for (let at = nextChange(codes, 0, length); at < length; at = nextChange(codes, at + 1, length))
    readChange(text, kindAt, at, kindAt(at - 1), kindAt(at), edits)
  addCapitals(text, edits)
  return listed(edits.length === 0 ? text : apply(text, edits))
}

/** "REQUIREMENTSValid licence", "WE OFFERA pension": a heading in capitals that is glued to the line below. */
const CAPITALS = /[A-ZÀ-Þ]{4}(?=[A-ZÀ-Þ][a-zß-ÿ]{1,20}(?![a-zß-ÿA-Z])|[£$€]\d)/g
const IS_CAPITALS = /^[A-ZÀ-Þ]{3,}$/
function addCapitals(text: string, edits: Edit[]) {
  const before = edits.length
  for (const { index } of text.matchAll(CAPITALS)) {
    const at = index + 4
    let from = at
    while (from > 0 && at - from < WORD_LENGTH && !isSpace(from - 1)) from--
    const word = text.slice(from, at)
    // An acronym may be part of a name: two words in capitals are a line of their own.
    const last =
      text
        .slice(Math.max(0, from - WORD_LENGTH), from)
        .trimEnd()
        .split(/\s/)
        .at(-1) ?? ''
    if (IS_CAPITALS.test(word) && (endsHeading(word) || IS_CAPITALS.test(last))) edits.push({ at, to: at, text: '\n' })
  }
  if (edits.length > before) edits.sort((a, b) => a.at - b.at)
}
const isSpace = (at: number) => {
  const kind = KINDS[codes[at] as number] as number
  return kind === BLANK || kind === NEWLINE || kind === STOP
}

/** "Requirements: a driving licence; good German; a forklift licence": a list in one line, each point of which stands for itself. */
function listed(text: string): string {
  let open = text.indexOf(';')
  if (open < 0) return text
  const lines = text.split('\n')
  for (const [place, line] of lines.entries()) {
    open = line.indexOf('; ')
    const colon = line.indexOf(': ')
    if (open < 0 || colon < 0 || colon > HEADING_LENGTH || colon > open || line.indexOf('; ', open + 1) < 0) continue
    if (!endsHeading(line.slice(0, colon).trim().split(' ').at(-1) ?? '')) continue
    lines[place] = `${line.slice(0, colon + 1)}\n${line
      .slice(colon + 2)
      .split('; ')
      .map((point) => `- ${point}`)
      .join('\n')}`
  }
  return lines.join('\n')
}

/** The next place where a break may have been lost. A loop of its own that calls nothing, which runs twice as fast. */
function nextChange(list: Uint16Array, from: number, length: number): number {
  const [kinds, changes] = [KINDS, CHANGES]
  let before = from === 0 ? NEWLINE : (kinds[list[from - 1] as number] as number)
  for (let at = from; at < length; at++) {
    const kind = kinds[list[at] as number] as number
    if (changes[(before << KIND_BITS) | kind] === 1) return at
    before = kind
  }
  return length
}
type Edit = { at: number; to: number; text: string }

const KIND_BITS = 4
/** By two kinds that stand side by side: 1 where a break may have been lost. Most pairs of letters need no second look. */
const CHANGES = new Uint8Array(1 << (2 * KIND_BITS))
for (const before of [STOP, COLON, LOWER]) CHANGES[(before << KIND_BITS) | UPPER] = 1
for (const before of [STOP, LOWER]) CHANGES[(before << KIND_BITS) | DIGIT] = 1
for (let before = 0; before <= CLOSING; before++) CHANGES[(before << KIND_BITS) | BULLETED] = 1
CHANGES[(BLANK << KIND_BITS) | BLANK] = 1

function readChange(text: string, kindAt: KindAt, at: number, before: number, kind: number, edits: Edit[]) {
  if (kind === UPPER) {
    if (
      (before === STOP && isLostStop(kindAt, at) && !isAddress(text, at)) ||
      (before === COLON && isLostColon(kindAt, at)) ||
      (before === LOWER && isLostWord(kindAt, at) && isGlued(text, at))
    )
      edits.push({ at, to: at, text: '\n' })
  } else if (kind === DIGIT) {
    if ((before === STOP || kindAt(at - 4) === LOWER) && YEARS.test(text.slice(at, at + 12)))
      edits.push({ at, to: at, text: '\n' })
  } else if (kind === BULLETED) {
    let from = at
    while (kindAt(from - 1) === BLANK) from--
    // At the start of a line it stands well.
    if (kindAt(from - 1) === NEWLINE) return
    if (kindAt(from - 1) === COLON) breakBeforeHeading(kindAt, from - 1, edits)
    edits.push({ at: from, to: at, text: '\n' })
  } else if (kindAt(at + 1) !== BULLETED) {
    const last = edits.at(-1)
    if (last && last.to === at && last.text === '') last.to = at + 1
    else edits.push({ at, to: at + 1, text: '' })
  }
}

function apply(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let from = 0
  for (const edit of edits) {
    if (edit.at < from) continue
    parts.push(text.slice(from, edit.at), edit.text)
    from = edit.to
  }
  parts.push(text.slice(from))
  return parts.join('')
}

type KindAt = (at: number) => number

/** "experience.Must have", "the NMC.You", but not "U.S.A". */
function isLostStop(kindAt: KindAt, at: number): boolean {
  const last = kindAt(at - 2)
  const isEnd =
    last === LOWER ||
    last === DIGIT ||
    last === CLOSING ||
    (last === UPPER && (kindAt(at - 3) === LOWER || (kindAt(at - 3) === UPPER && kindAt(at - 4) === UPPER)))
  return isEnd && startsWord(kindAt, at)
}
const isLostColon = (kindAt: KindAt, at: number) =>
  kindAt(at - 2) === LOWER && kindAt(at - 3) === LOWER && kindAt(at - 4) === LOWER && kindAt(at + 1) === LOWER
const isLostWord = (kindAt: KindAt, at: number) => kindAt(at - 2) === LOWER && startsWord(kindAt, at)
/** A capital that starts a word, a short one ("A", "No") or an acronym. */
function startsWord(kindAt: KindAt, at: number): boolean {
  const [second, third] = [kindAt(at + 1), kindAt(at + 2)]
  return second === UPPER || second === BLANK || (second === LOWER && (third === LOWER || third === BLANK))
}

/** "… market square. Essential criteria: • one": the heading gets a line of its own. */
function breakBeforeHeading(kindAt: KindAt, colon: number, edits: Edit[]) {
  for (let at = colon - 1; at > colon - HEADING_LENGTH; at--) {
    const kind = kindAt(at)
    if (kind === NEWLINE || kind === COLON) return
    if (kind !== STOP) continue
    const isBefore = (edits.at(-1)?.to ?? 0) <= at
    if (isBefore && kindAt(at + 1) === BLANK && kindAt(at + 2) === UPPER) edits.push({ at: at + 1, to: at + 2, text: '\n' })
    return
  }
}

/** "www.Example.com", "Node.Js". */
function isAddress(text: string, at: number): boolean {
  let from = at
  while (
    at - from < WORD_LENGTH &&
    KINDS[codes[from - 1] as number] !== BLANK &&
    KINDS[codes[from - 1] as number] !== NEWLINE &&
    from > 0
  )
    from--
  const word = text.slice(from, at)
  return word.startsWith('www') || word.includes('://') || word.includes('@') || word === 'Node.'
}

function isGlued(text: string, at: number): boolean {
  let [from, to] = [at, at]
  while (from > 0 && at - from < WORD_LENGTH && isLetter(from - 1)) from--
  while (to < text.length && to - at < WORD_LENGTH && isLetter(to)) to++
  const [before, after] = [text.slice(from, at), text.slice(at, to)]
  if (after === 'Innen' || NAMES.has(text.slice(from, to))) return false
  if (before.length > LONG && after.length !== 2) return true
  return endsHeading(before) || (before.length > 3 && isPlain(after))
}
const isLetter = (at: number) => {
  const kind = KINDS[codes[at] as number] as number
  return kind === LOWER || kind === UPPER
}
/** Few names have so long a part before a capital letter. */
const LONG = 4
const isPlain = (word: string) => isPlainWord(termsOfWord(word)[0] ?? '')
const endsHeading = memo((word) => ENDS_HEADING.has(termsOfWord(word)[0] ?? ''))
