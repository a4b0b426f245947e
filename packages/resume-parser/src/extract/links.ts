import type { Line, Link } from '#document/model'
import { MAX_LENGTH } from '#structure/lines/lines'
import { TLD } from '#words/domains'
import { NO_VALUE, type Value } from './contact.ts'

export type Links = { linkedin: Value; github: Value; others: Value[] }

const URL = new RegExp(
  `(?<![\\p{L}\\p{N}@._-])(?:https?://[^\\s<>|,;"”)]+|(?:www\\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+(?:${TLD})(?:/[^\\s<>|,;"”)]*)?)(?![@\\p{L}])`,
  'giu',
)
const LINKEDIN = /linkedin\.com\/(?:in|pub|profile)\//i
const GITHUB = /(?:^|\/\/|\.)github\.com\/([\w-]+)\/?(?:[?#].*)?$/i
/** Maps and encyclopedias are never the person's own. */
const THIRD_PARTY =
  /^https?:\/\/(?:[\w-]+\.)?(?:google\.[\w.]+\/maps|maps\.|goo\.gl\/maps|openstreetmap\.org|wikipedia\.org|wikidata\.org|doi\.org|arxiv\.org)/i
const HANDLE = /^(linkedin|github)\s*(?:[:|\t–-]|\s)\s*@?(?:https?:\/\/)?([\w][\w.-]{2,60})$/i
const SLASHED = /^(?:in|linkedin)\/([\w-]{3,})$/i
const FILES = /\.(?:js|ts|py|md|txt|pdf|doc|docx)$|^(?:asp|vb|ado|ml|dot)\.net$/i
/** A mail address without a known top-level domain: it continues in the next line. */
const OPEN_MAIL = new RegExp(`[\\w.%+-]+@(?![\\w.-]*\\.(?:${TLD})$)[\\w.-]*$`, 'iu')

/** The person's web addresses, printed or linked, in their contact lines. */
export function findLinks(lines: readonly Line[], links: readonly Link[], isElsewhere: (link: Link) => boolean): Links {
  const all: Value[] = []
  for (const link of links) {
    if (!/^https?:/i.test(link.url) || link.url.length > MAX_LENGTH || isElsewhere(link)) continue
    all.push({
      text: unwrapped(link.url),
      confidence: 0.95,
      lines: lines.filter(({ runs }) => runs.some((run) => run.link === link.url)),
    })
  }
  for (const [index, line] of lines.entries()) all.push(...printed(line, lines[index + 1], lines[index - 1]))
  const linkedin = all.find(({ text }) => LINKEDIN.test(text)) ?? handle(lines, 'linkedin')
  const github = all.find(({ text }) => GITHUB.test(text)) ?? handle(lines, 'github')
  const seen = new Set([keyOf(linkedin.text), keyOf(github.text), ''])
  const hosts = new Set(all.flatMap(({ text }) => (keyOf(text).includes('/') ? keyOf(text).split('/')[0] : [])))
  const others = all.filter(({ text }) => {
    const key = keyOf(text)
    if (seen.has(key) || LINKEDIN.test(text) || THIRD_PARTY.test(text)) return false
    // "itch.io" above a link to itch.io/zoe names the site, not a page of its own.
    if (hosts.has(key)) return false
    seen.add(key)
    return true
  })
  return { linkedin: tidied(linkedin), github: tidied(github), others: others.map(tidied) }
}

function printed(line: Line, next: Line | undefined, above: Line | undefined): Value[] {
  const found: Value[] = []
  const text = line.runs
    .filter(({ link }) => link === undefined)
    .map((run) => (run.afterGap ? `\t${run.text}` : run.text))
    .join(' ')
  for (const { 0: raw, index } of text.matchAll(URL)) {
    if (/@[\w.-]*$/.test(text.slice(0, index)) || FILES.test(raw)) continue
    if (index === 0 && above && OPEN_MAIL.test(above.text)) continue
    const isLast = index + raw.length >= text.trimEnd().length
    found.push({ text: isLast ? raw + restOf(line, raw, next) : raw, confidence: 0.9, lines: [line] })
  }
  return found
}

/** The rest of an address that is wrapped into the next line. */
function restOf(line: Line, raw: string, next: Line | undefined): string {
  if (!next || next.block !== line.block || /\s/.test(next.text) || /@|^https?:|^www\./i.test(next.text)) return ''
  const isFull = line.right > line.edge - 0.2 * (line.edge - line.x)
  const isOpen = /[-/_.]$/.test(raw)
  return isOpen ||
    (isFull &&
      /^[a-z0-9][\w./-]*$/.test(next.text) &&
      !/^[A-Z]/.test(next.text) &&
      raw.includes('/') &&
      /^[\w-]+$/.test(next.text))
    ? next.text
    : ''
}

/** "LinkedIn: jane-doe". */
function handle(lines: readonly Line[], site: 'linkedin' | 'github'): Value {
  for (const [index, line] of lines.entries()) {
    for (const piece of [...line.text.split(/\t{2,}|\s[|·•]\s/), line.text]) {
      const [, name, user] = HANDLE.exec(piece.trim()) ?? []
      if (name?.toLowerCase() === site && user) return { text: addressOf(site, user), confidence: 0.75, lines: [line] }
      const slashed = site === 'linkedin' ? SLASHED.exec(piece.trim())?.[1] : undefined
      if (slashed) return { text: addressOf(site, slashed), confidence: 0.7, lines: [line] }
    }
    const next = lines[index + 1]
    if (line.text.trim().replace(/:$/, '').toLowerCase() === site && next && /^@?[\w][\w.-]{2,60}$/.test(next.text))
      return { text: addressOf(site, next.text.replace('@', '')), confidence: 0.7, lines: [line, next] }
  }
  return NO_VALUE
}

const addressOf = (site: 'linkedin' | 'github', user: string) =>
  site === 'linkedin' ? `https://www.linkedin.com/in/${user}` : `https://github.com/${user}`
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.\s]+$/, '')
const TRACKED = /[?&](?:utm_\w+|trk\w*|fbclid|gclid|mc_[ce]id|lipi|originalsubdomain|igshid|si|ref|source)=[^&#]*/gi
const PROFILE_SITE = /linkedin\.com\//i

const WRAPPED = /[?&](?:url|u|q|target|to|link|redirect)=(https?(?::|%3a)[^&]+)/i

/** The address that a redirecting one leads to. */
function unwrapped(url: string): string {
  const target = WRAPPED.exec(url)?.[1]
  if (!target) return url
  try {
    return decodeURIComponent(target)
  } catch {
    return url
  }
}

/** Without what only tells where a visitor came from. */
const withoutTracking = (url: string) => {
  if (PROFILE_SITE.test(url)) return url.replace(/[?#].*$/, '')
  const plain = url.replace(TRACKED, '')
  return plain.includes('?') ? plain : plain.replace('&', '?')
}

const tidied = (value: Value): Value => {
  const text = withoutTracking(value.text)
    .replace(/[.,;:)]+$/, '')
    .replace(/\/+$/, '')
  return { ...value, text: text === '' || /^https?:/i.test(text) ? text : `https://${text}` }
}
