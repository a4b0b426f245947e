import { fold } from '@jobapply/language/fold'
import type { Line } from '#document/model'
import { wordsOf } from '#words/fold'

/** What else names the person: addresses, the file, its properties and the document's other lines. */
export type NameSources = {
  email: string
  links: readonly string[]
  filename: string
  properties: readonly string[]
  lines: readonly Line[]
}

/** A name repeated this many lines further down is a page header, a footer or a signature. */
const FAR = 8
const MAX_LINES = 2000
const LAST_LINES = 3
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', ñ: 'n' }
/** Confidence by the number of independent votes: one alone is never sure. */
const BY_VOTES = [0.2, 0.45, 0.93, 0.97, 0.98, 0.99]

/** Where the name was found, as a vote of its own: large or first, and not a word of a trade. */
export type Found = { text: string; line: Line; isProminent: boolean; isLabelled: boolean; isSuspect: boolean }

/** The spellings of a word in addresses: 'Müller' is 'muller' and 'mueller'. */
const spellings = (word: string) => [
  fold(word).replace(/[^a-z]/g, ''),
  fold(word.toLowerCase().replace(/[äöüåøñ]/g, (letter) => UMLAUTS[letter] ?? letter)).replace(/[^a-z]/g, ''),
]

/** How many words of a name an address holds: 'j.doe', 'jdoe', 'janedoe', 'doe-jane'. */
export function wordsInAddress(name: string, address: string): number {
  const local = fold(address.replace(/^.*linkedin\.com\/(?:in|pub)\//i, '').replace(/@.*$/, ''))
  const tokens = new Set(local.split(/[^a-z]+/).filter(Boolean))
  const joined = local.replace(/[^a-z]/g, '')
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}{2}/u.test(word))
  const initials = words.map((word) => spellings(word)[0]?.[0] ?? '')
  let hits = 0
  for (const [index, word] of words.entries()) {
    const isIn = spellings(word).some(
      (one) =>
        (one.length > 2 && tokens.has(one)) ||
        (one.length > 3 && joined.includes(one)) ||
        (one.length > 1 &&
          initials.some((initial, at) => at !== index && (tokens.has(initial + one) || tokens.has(one + initial)))),
    )
    if (isIn) hits += 1
  }
  return hits
}

/** Two words of the name are in the address, the second one perhaps as its initial: 'jdoe', 'jane.d'. */
export function coversName(name: string, address: string): boolean {
  let rest = fold(address.replace(/^.*linkedin\.com\/(?:in|pub)\//i, '').replace(/@.*$/, '')).replace(/[^a-z]/g, '')
  const missing: string[] = []
  let hits = 0
  for (const word of name.split(/[\s-]+/).filter((one) => /\p{L}{2}/u.test(one))) {
    const own = spellings(word).find((one) => one.length > 1 && rest.includes(one))
    if (own) rest = rest.replace(own, '')
    if (own) hits += 1
    else missing.push(spellings(word)[0]?.[0] ?? '')
  }
  return hits > 1 || (hits === 1 && missing.some((initial) => initial !== '' && rest.startsWith(initial)))
}

/** Confidence in a name by how many independent sources give it. */
export function nameConfidence(found: Found, sources: NameSources): number {
  const own = wordsOf(found.text).filter((word) => word.length > 1)
  const local = sources.email ? wordsInAddress(found.text, sources.email) : 0
  // A firm's name is in its domain, so that a word before the @ must be the person's.
  const mails = [sources.email, ...(local > 0 && !found.isSuspect ? [withDomain(sources.email)] : [])].filter(Boolean)
  const inMail = Math.max(0, ...mails.map((address) => wordsInAddress(found.text, address)))
  const inLinks = Math.max(0, ...sources.links.map((link) => wordsInAddress(found.text, link)))
  const isInFile = sharesName(own, wordsOf(sources.filename.replace(/\.\w+$/, '').replace(/[_-]+/g, ' ')))
  const isInProperties = sources.properties.some((text) => sharesName(own, wordsOf(text)))
  const votes = [
    inMail > 0,
    inLinks > 0,
    isInFile,
    isInProperties,
    isRepeated(found, sources.lines),
    found.isProminent,
    found.isLabelled,
  ]
  const count = votes.filter(Boolean).length
  // A trade, an employer or a place as a name: only an address that spells all of it out clears that up.
  const isWhole = [...mails, ...sources.links].some((address) => address && coversName(found.text, address))
  const isCleared = Math.max(inMail, inLinks) >= Math.min(2, own.length)
  // Two votes of which the address knows one word alone may be for half a name.
  const isHalf = count === 2 && (inMail > 0 || inLinks > 0) && !isWhole
  const most = (found.isSuspect && !isCleared) || isHalf ? 1 : count
  return BY_VOTES[Math.min(BY_VOTES.length - 1, most, count)] ?? 0
}

/** "jonas@wiebelt.de" spells the name in two halves; a link has no such halves. */
const withDomain = (email: string) => (email.includes('@') ? email.replace('@', '.').replace(/\.\p{L}{2,12}$/u, '') : '')

/** Two words of the name, or the only one. */
const sharesName = (own: readonly string[], words: readonly string[]) => {
  const known = new Set(words)
  return own.filter((word) => word.length > 2 && known.has(word)).length >= Math.min(2, own.length)
}

/** In a page header or footer, at the top of another page, or as a signature; an employer is repeated elsewhere. */
function isRepeated({ text, line }: Found, lines: readonly Line[]): boolean {
  const at = lines.indexOf(line)
  const key = wordsOf(text).join(' ')
  return lines.slice(0, MAX_LINES).some((other, index) => {
    const isEdge = other.margin || other.page > line.page || index >= lines.length - LAST_LINES
    return isEdge && index - at > FAR && other.text.length < 120 && `${wordsOf(other.text).join(' ')} `.startsWith(`${key} `)
  })
}
