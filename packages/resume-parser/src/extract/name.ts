import type { Language } from '@jobapply/language/detect'
import { fold } from '@jobapply/language/fold'
import { TITLE_NOUNS } from '@jobapply/language/title-words'
import type { Line } from '#document/model'
import { isCaps } from '#structure/headings/chunks'
import { titleKind } from '#structure/sections/section-titles'
import { wordsOf } from '#words/fold'
import { ORGANISATION_WORDS } from '#words/organisation-words'
import { containsAny } from '#words/phrase'
import { isPlaceLike } from '#words/places'
import { type Feature, scoreOf } from '#words/score'
import { NO_VALUE, type Value } from './contact.ts'
import { type NameSources, nameConfidence } from './name-votes.ts'

const PARTICLES = new Set(
  'van von der den de del della di da do dos das du des la le las los el al bin ibn ben abu ter ten te zu zum zur af av y e st saint mac mc san santa dalla dello degli op het vom'.split(
    ' ',
  ),
)
const WORD =
  /^(?:\p{Lu}[\p{L}'’.-]*|\p{Lo}+|d['’]\p{Lu}[\p{L}'’-]*|(?:van|von|der|den|de|del|della|di|da|do|dos|das|du|la|le|al|el|bin|ibn|ben|ter|ten|te|zu|af|av|y|e|st\.?|op|het|'t|vom))$/u
const HONORIFIC =
  /^(?:dr|prof|mr|mrs|ms|miss|mx|sir|dipl\.?-?\s?\w*|ing|ir|drs|herr|frau|m|mme|mlle|sr|sra|dott|dott\.ssa|avv|eng|rev|hon)\.?\s+/iu
const CREDENTIALS =
  /(?:,?\s+(?:ph\.?d|m\.?d|mba|msc|bsc|ma|ba|cpa|cfa|rn|bsn|msn|pe|p\.eng|esq|jr|sr|ii|iii|iv|pmp|dds|jd|llm|phr|shrm-cp|cissp|mph|msw|lcsw|fnp(?:-c)?|np|aprn|ccrn|acca|aca|fca|meng|beng|m\.?sc|b\.?sc|b\.?a|m\.?a|r\.?n)\.?)+$/iu
const PREFIX =
  /^(?:name|full name|first name\(s\) surname\(s\)|name and surname|nom|nom et prénom|prénom et nom|nombre|nombre y apellidos|nombre completo|apellidos y nombre|nome|nome e cognome|nome completo|cognome e nome|naam|voor- en achternaam|namn|för- och efternamn|imię i nazwisko|vor- und nachname|vorname und nachname|vor- und zuname|curriculum vitae|lebenslauf|résumé|resume|cv|resume of|cv of|curriculum vitae of)\s*[:–—|-]?\s+/iu
const NAME_LABEL =
  /^(?:name|full name|name and surname|nom|nom et prénom|prénom et nom|nombre|nombre y apellidos|nombre completo|nome|nome e cognome|nome completo|naam|voor- en achternaam|namn|för- och efternamn|imię i nazwisko|vor- und nachname|vor- und zuname)\s*[:\t]/iu
const SUFFIX = /[\s,:–—|-]+(?:résumé|resume|cv|curriculum vitae|lebenslauf)$/iu
/** `Raymond "Ray" Holt`. */
const NICKNAME = /\s["“„(][\p{L}.' -]{2,16}["”“)]\s/u
const MAX_PARTS = 12
const MAX_TOP = 30
const MAX_LARGE = 4
const MAX_NAME = 60
const PIECES = /\t|\s[|·•–—]\s|,\s/

type Candidate = {
  text: string
  line: Line
  place: number
  words: string[]
  largest: number
  hints: ReadonlySet<string>
  isWhole: boolean
}

const FEATURES: readonly Feature<Candidate>[] = [
  [({ line, largest }) => line.size >= largest - 0.5, 2.2],
  [({ line, largest }) => line.size >= 0.75 * largest, 0.8],
  [({ place }) => place === 0, 1.6],
  [({ place }) => Math.max(0, 4 - place) / 4, 0.8],
  [({ text, words }) => text.includes(' ') && (words.length === 2 || words.length === 3), 1.2],
  [({ text, words }) => words.length === 1 || !text.includes(' '), -1.6],
  [({ words }) => words.length > 5, -3],
  [({ line }) => line.bold, 0.3],
  [({ line }) => NAME_LABEL.test(line.text), 3],
  [({ isWhole }) => isWhole, 0.4],
  [({ words, hints }) => Math.min(2, words.filter((word) => word.length > 2 && hints.has(word)).length), 1.6],
  [({ words, hints }) => words.length > 1 && (hints.has(words.join('')) || hints.has(withInitial(words))), 2],
  [({ words }) => containsAny(TITLE_NOUNS, words), -2.4],
  [({ words }) => containsAny(ORGANISATION_WORDS, words), -1.4],
  [({ text }) => isPlaceLike(text), -2],
  [({ text }) => titleKind(text) !== undefined, -5],
  [({ line }) => line.bullet, -1.5],
  [({ words }) => PARTICLES.has(words.at(-1) ?? ''), -2],
]

/** "d.fortier" of Danielle Fortier. */
const withInitial = ([first = '', ...rest]: readonly string[]) => `${first.slice(0, 1)}${rest.join('')}`

/** The name is large, near the top, capitalised and similar to the mail address; how sure it is, other sources decide. */
export function findName(lines: readonly Line[], further: readonly Line[], sources: NameSources): Value {
  const hints = new Set([sources.email, ...sources.links].flatMap(hintsOf))
  const top = [...lines.slice(0, MAX_TOP), ...hinted(further, hints)]
  const largest = Math.max(
    0,
    ...top.filter(({ text }) => titleKind(text) === undefined && /\p{L}{2}/u.test(text)).map(({ size }) => size),
  )
  let best: { text: string; line: Line | undefined; score: number } = { text: '', line: undefined, score: 1.2 }
  for (const [place, line] of top.entries()) {
    for (const text of [...piecesOf(line, hints), ...wrappedName(top, place, largest, hints)]) {
      const parts = text.split(/\s+/)
      if (parts.length > 6 || !parts.every((part) => WORD.test(part)) || /\d|@|-$/.test(text)) continue
      const score = scoreOf(FEATURES, { text, line, place, words: wordsOf(text), largest, hints, isWhole: text === line.text })
      if (score > best.score) best = { text, line, score }
    }
  }
  const { text, line } = best
  if (!line) return NO_VALUE
  const words = wordsOf(text)
  const found = {
    text,
    line,
    isProminent:
      top.find(({ text }) => titleKind(text) === undefined) === line || (line.size >= largest - 0.5 && isRare(line.size, top)),
    isLabelled: NAME_LABEL.test(line.text),
    isSuspect:
      words.length < 2 ||
      !text.includes(' ') ||
      containsAny(TITLE_NOUNS, words) ||
      containsAny(ORGANISATION_WORDS, words) ||
      isPlaceLike(text) ||
      line.bullet ||
      words.some((word) => titleKind(word) !== undefined) ||
      /\p{L}{3}\.$/u.test(text),
  }
  return { text, confidence: nameConfidence(found, sources), lines: [line] }
}

/** A size that few lines have is that of a heading. */
const isRare = (size: number, lines: readonly Line[]) => lines.filter((line) => line.size >= size - 0.5).length <= MAX_LARGE

/** Lines further down with two words of the mail address, as in a text box or a signature. */
const hinted = (lines: readonly Line[], hints: ReadonlySet<string>) =>
  lines
    .filter(
      ({ text, bullet }) =>
        !bullet &&
        text.length < MAX_NAME &&
        wordsOf(text).some((word) => word.length > 3 && hints.has(word)) &&
        !/[@\d/]/.test(text),
    )
    .slice(0, MAX_LARGE)

/** A large name wrapped over two or three lines; smaller text may be beside it. */
function wrappedName(lines: readonly Line[], place: number, largest: number, hints: ReadonlySet<string>): string[] {
  const found: string[] = []
  let above = lines[place] as Line
  if (above.size < largest - 0.5) return []
  let text = largeText(above)
  for (const next of lines.slice(place + 1, place + 6)) {
    if (Math.abs(next.size - above.size) >= 0.5) continue
    const [first, last] = [above.runs[0], next.runs[0]]
    const isBelow = next.page === above.page && next.y - above.y < 1.8 * above.size
    const isUnder = first && last && Math.min(first.right, last.right) >= Math.max(first.x, last.x)
    if (!isBelow || !isUnder || largeText(above).split(' ').length > 3) break
    text = `${text}${text.endsWith('-') || isRest(next, lines) ? '' : ' '}${closedByHints(largeText(next), hints)}`
    if (isRest(next, lines)) found.pop()
    found.push(text)
    above = next
  }
  return found
}

/** The last letters of a wrapped name. */
const isRest = (line: Line, lines: readonly Line[]) => {
  const text = largeText(line)
  const below = lines[lines.indexOf(line) + 1]
  const isLast = below === undefined || Math.abs(below.size - line.size) >= 0.5
  return /^\p{Ll}{1,4}$/u.test(text) && (isLast || !PARTICLES.has(text))
}

const largeText = ({ runs, size }: Line) =>
  runs
    .filter((run) => Math.abs(run.size - size) < 0.5)
    .map(({ text }) => text.trim())
    .join(' ')

/** "SVENHALVORSEN", once letter-spaced: splits it where the mail address shows the end of a name. */
function splitByHints(text: string, hints: ReadonlySet<string>): string {
  if (/\s/.test(text) || text.length < 7 || !isCaps(text)) return text
  const folded = fold(text)
  const first = [...hints]
    .filter((hint) => hint.length > 2 && hint.length < folded.length - 1 && folded.startsWith(hint))
    .toSorted((a, b) => b.length - a.length)[0]
  const last = [...hints]
    .filter((hint) => hint.length > 2 && hint.length < folded.length - 1 && folded.endsWith(hint))
    .toSorted((a, b) => b.length - a.length)[0]
  const at = first?.length ?? (last ? text.length - last.length : 0)
  return at > 0 && folded.length === text.length ? `${text.slice(0, at)} ${text.slice(at)}` : text
}

const piecesOf = (line: Line, hints: ReadonlySet<string>) => {
  const whole = line.text.replace(PREFIX, '').replace(SUFFIX, '').replace(NICKNAME, ' ')
  const swapped = /^(\p{Lu}[\p{L}'’-]+),\s+(\p{Lu}[\p{L}'’. -]+)$/u.exec(whole)
  const pieces = [whole, ...whole.split(PIECES)].map((piece) =>
    piece
      .replace(CREDENTIALS, '')
      .replace(HONORIFIC, '')
      .replace(HONORIFIC, '')
      .replace(/[,;:]+$/, '')
      .trim(),
  )
  if (swapped && isCaps(swapped[1] ?? '')) pieces.push(`${swapped[2]} ${swapped[1]}`)
  if (isLowerName(whole, hints)) pieces.push(whole.split(' ').map(inTitleCase).join(' '))
  return pieces.map((piece) => splitByHints(closedByHints(piece, hints), hints)).filter((piece) => piece.length > 2)
}

/** "zoë lindström", as some designs write it, with the name in the mail address. */
const isLowerName = (text: string, hints: ReadonlySet<string>) =>
  /^\p{Ll}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]*){1,4}$/u.test(text) &&
  wordsOf(text).some((word) => word.length > 2 && hints.has(word))

/** "BA E K": letter-spaced capitals whose gaps came out as blanks, closed where the mail address has the name. */
function closedByHints(text: string, hints: ReadonlySet<string>): string {
  const parts = text.split(' ', MAX_PARTS)
  const isTorn = parts.some((part) => part.length < 3 && !PARTICLES.has(part.toLowerCase()))
  if (!isCaps(text) || parts.length < 2 || !isTorn) return text
  const closed: string[] = []
  for (let from = 0; from < parts.length; ) {
    let to = parts.length
    while (to > from + 1 && !hints.has(fold(parts.slice(from, to).join('')))) to -= 1
    closed.push(parts.slice(from, to).join(''))
    from = to
  }
  return closed.join(' ')
}

const hintsOf = (text: string) => {
  const local = fold(text.replace(/^.*linkedin\.com\/in\//i, '').replace(/@.*$/, ''))
  const words = local.split(/[^a-z]+/).filter((word) => word.length > 1)
  return [...words, words.join('')]
}

/** Languages with two family names. */
const DOUBLE_NAMES = new Set(['es', 'pt'])

/** Particles and what follows belong to the last name, and the mail address may show where it starts. */
export function splitName(name: string, hintTexts: readonly string[], language: Language): { first: string; last: string } {
  const raw = name.split(/\s+/)
  const parts = raw.map((part) => (isCaps(part) && !/^\p{Lu}\.?$/u.test(part) ? inTitleCase(part) : part))
  if (parts.length < 2) return { first: parts.join(' '), last: '' }
  const from = lastNameFrom(raw, parts, hintTexts, language)
  const first = parts.slice(0, from).filter((part, index) => index === 0 || !/^\p{Lu}\.?$/u.test(part))
  return { first: first.join(' '), last: parts.slice(from).join(' ') }
}

function lastNameFrom(
  raw: readonly string[],
  parts: readonly string[],
  hintTexts: readonly string[],
  language: Language,
): number {
  const caps = raw.map(isCaps)
  const capsFrom = caps.indexOf(true)
  if (capsFrom > 0 && caps.slice(capsFrom).every(Boolean) && parts.slice(capsFrom).every((part) => part.length > 2))
    return capsFrom
  const isDouble = DOUBLE_NAMES.has(language)
  const particle = parts.findIndex((part, index) => index > 0 && index < parts.length - 1 && PARTICLES.has(part.toLowerCase()))
  if (isDouble && particle === 1 && parts.length > 4) return parts.length - 2
  if (particle > 0) return isDouble && particle > 1 ? particle - 1 : particle
  const whole = parts.filter((part) => !/^\p{Lu}\.?$/u.test(part))
  if (whole.length < 3) return parts.length - 1
  const hints = new Set(hintTexts.flatMap(hintsOf))
  const [first = '', second = '', third = ''] = whole.map((part) => fold(part).replace(/[^a-z]/g, ''))
  const hintsSecond =
    hints.has(first + second) || (hints.has(first) && hints.has(second) && !hints.has(third)) || hints.has(`${first[0]}${second}`)
  if (whole.length === 3) return parts.indexOf(whole[hintsSecond || isDouble ? 1 : 2] ?? '')
  return parts.indexOf(whole[2] ?? '')
}

const inTitleCase = (word: string) =>
  PARTICLES.has(word.toLowerCase())
    ? word.toLowerCase()
    : word
        .toLowerCase()
        .replace(/(^|[-'’])(\p{L})/gu, (_, edge: string, letter: string) => edge + letter.toUpperCase())
        .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
