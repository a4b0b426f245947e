import { languageOf } from '@jobapply/language/detect'
import type { Line, Link, ResumeText, Section } from '#document/model'
import { isProse } from '#structure/entries/entries'
import { findDates } from '#words/dates'
import { phraseOf } from '#words/phrase'
import { countryByPhone } from '#words/places'
import { ROLE_SCORES } from '#words/role-scores'
import { findMail, findPhone, NO_VALUE, type Value } from './contact.ts'
import { findHome } from './home.ts'
import { type LabelledName, labelledName } from './labelled-name.ts'
import { findLinks } from './links.ts'
import { findName, splitName } from './name.ts'
import { withNameInOrder } from './name-order.ts'
import { type NameSources, nameConfidence } from './name-votes.ts'
import { findSummary } from './summary.ts'

export type Personal = Record<
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'summary'
  | 'linkedin'
  | 'github'
  | 'country'
  | 'headline'
  | 'address'
  | 'city'
  | 'state'
  | 'zipCode',
  Value
> & { other_links: Value[] }

type Source = Pick<ResumeText, 'links' | 'properties' | 'filename'>

const INTRO_KINDS = new Set(['top', 'contact', 'personal'])
const GUESS_CONFIDENCE = 0.45
const MAX_FOOTER_LENGTH = 90
const FOOTER_REACH = 4

export function extractPersonal(sections: readonly Section[], { links, properties = [], filename = '' }: Source): Personal {
  const top = sections.filter(({ kind }) => kind === 'top').flatMap(({ lines }) => lines)
  const intro = sections.filter(({ kind }) => INTRO_KINDS.has(kind)).flatMap(({ lines }) => lines)
  const about = sections.filter(({ kind }) => kind === 'summary').flatMap(({ lines }) => lines)
  const rest = sections
    .filter(({ kind }) => !INTRO_KINDS.has(kind) && kind !== 'summary' && kind !== 'references')
    .flatMap(({ lines }) => lines)
  const ordered = [...intro, ...about, ...rest]
  const email = findMail(ordered, links)
  const phone = orElse(findPhone([...intro, ...about], []), () => orElse(findPhone([], links), () => findPhone(rest, [])))
  const signed = rest.filter(({ text }) => containsOwnAddress(text, email.text))
  const own = [...intro, ...about, ...new Set([...footerContacts(rest, email, phone), ...signed])]
  const elsewhere = new Set(rest.flatMap(({ runs }) => runs.flatMap(({ link }) => link ?? [])))
  const near = new Set(own.filter((line) => !isSentence(line)).flatMap(({ runs }) => runs.flatMap(({ link }) => link ?? [])))
  const inText = new Set(own.filter(isSentence).flatMap(({ runs }) => runs.flatMap(({ link }) => link ?? [])))
  const isElsewhere = ({ url }: Link) => (elsewhere.has(url) || inText.has(url) || REPOSITORY.test(url)) && !near.has(url)
  const found = findLinks(own, links, (link) => isElsewhere(link) && !PROFILE.test(link.url))
  const all = sections.flatMap(({ title, lines }) => [...(title ? [title] : []), ...lines])
  const early = nameLines(sections, top)
  const known = new Set(early)
  const sources = {
    email: email.text,
    links: [found.linkedin.text, found.github.text].filter(Boolean),
    filename,
    properties,
    lines: all,
  }
  const form = labelledName(all)
  const told = form
    ? { text: `${form.first} ${form.last}`, confidence: trustForm(form, sources), lines: form.lines }
    : findName(
        early,
        all.filter((line) => !known.has(line)),
        sources,
      )
  const name = form ? told : withNameInOrder(told, email.text, all)
  const { first, last } =
    form ?? splitName(name.text, [email.text, found.linkedin.text], languageOf(ordered.map(({ text }) => text)))
  const home = findHome(own)
  const country = home?.country
    ? { text: home.country, confidence: home.confidence, lines: home.lines }
    : { text: countryByPhone(phone.text) ?? '', confidence: GUESS_CONFIDENCE, lines: phone.lines }
  const part = (text: string | undefined): Value =>
    text && home ? { text, confidence: home.confidence, lines: home.lines } : NO_VALUE
  return {
    first_name: { ...name, text: first },
    last_name: { ...name, text: last },
    email,
    phone,
    summary: summaryOf(sections, top),
    linkedin: found.linkedin,
    github: found.github,
    other_links: found.others,
    country,
    headline: findHeadline(top, name),
    address: part(home?.address),
    city: part(home?.city),
    state: part(home?.state),
    zipCode: part(home?.zip),
  }
}

/** Text without a title is trusted at the start of a document whose other titles are known. */
function summaryOf(sections: readonly Section[], top: readonly Line[]): Value {
  const own = sections.filter(({ kind, lines }) => kind === 'summary' && !containsJobs(lines))
  const value = findSummary(
    own.map(({ lines }) => lines),
    top,
  )
  const titled = own.find(({ lines }) => lines.includes(value.lines[0] as Line))
  const isTold = titled ? !titled.isGuessed : sections[0]?.lines.includes(value.lines[0] as Line) && areKnown(sections)
  return isTold ? value : { ...value, confidence: Math.min(GUESS_CONFIDENCE, value.confidence) }
}

const areKnown = (sections: readonly Section[]) =>
  (['experience', 'education'] as const).every((wanted) => sections.some(({ kind, isGuessed }) => kind === wanted && !isGuessed))

/** Both labels of a form, and what else names the person. */
const trustForm = ({ first, last, lines: [line] }: LabelledName, sources: NameSources) =>
  line ? nameConfidence({ text: `${first} ${last}`, line, isProminent: true, isLabelled: true, isSuspect: false }, sources) : 0

/** Pages of the person wherever they are linked: a profile on LinkedIn or GitHub, not a repository. */
const PROFILE = /linkedin\.com\/in\/|^https?:\/\/(?:www\.)?github\.com\/[\w-]+\/?$/i
/** A project or one of its pages: part of what was done, not a page about the person. */
const REPOSITORY = /^https?:\/\/(?:www\.)?(?:github|gitlab|bitbucket)\.\w+\/[\w.-]+\/\S/i
/** Before the @ of a domain that belongs to one person. */
const GENERAL = new Set('info hello hi me mail contact cv hallo kontakt hej hola ciao bonjour contacto contatto'.split(' '))

/** A line with the web address that the person's mail address belongs to: "info@zoelind.se" and "www.zoelind.se". */
function containsOwnAddress(text: string, mail: string): boolean {
  const [user = '', host = ''] = mail.toLowerCase().split('@')
  const isOwnHost =
    host !== '' && (GENERAL.has(user) || user.split(/[._-]/).some((part) => part.length > 2 && host.includes(part)))
  if (!isOwnHost || text.length > MAX_FOOTER_LENGTH) return false
  const words = text.toLowerCase().split(/[\s|·•,;]+/)
  return words.some(
    (word) =>
      word
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '')
        .replace(/\/$/, '') === host,
  )
}

/** Links inside a sentence lead to what it tells of, not to the person's pages. */
const isSentence = ({ text, runs }: Line) =>
  text.split(' ').length > 6 &&
  /[.!?]$/.test(text) &&
  runs.some(({ link, text: own }) => link && !own.includes('/') && !own.includes('@'))

/** Contact data at the end of the document: the short lines around the mail address or phone number. */
function footerContacts(rest: readonly Line[], email: Value, phone: Value): Line[] {
  const known = [...email.lines, ...phone.lines]
  const places = known.map((line) => rest.indexOf(line)).filter((place) => place >= 0)
  if (places.length === 0) return []
  const isShort = (line: Line | undefined) => line !== undefined && !line.bullet && line.text.length < MAX_FOOTER_LENGTH
  let from = Math.min(...places)
  let to = Math.max(...places)
  const [first, last] = [from, to]
  while (first - from < FOOTER_REACH && isShort(rest[from - 1]) && rest[from - 1]?.page === rest[first]?.page) from -= 1
  while (to - last < FOOTER_REACH && isShort(rest[to + 1])) to += 1
  return to - from > 2 * FOOTER_REACH + 4 ? known : rest.slice(from, to + 1)
}

/** "Career Summary" above a list of jobs. */
const containsJobs = (lines: readonly Line[]) =>
  lines.filter(({ text }) => findDates(text).some(({ isRange }) => isRange)).length > 1

const orElse = (value: Value, other: () => Value) => (value.text ? value : other())

/** The top of the first page; when a column comes first, also the first lines of the others. */
function nameLines(sections: readonly Section[], top: readonly Line[]): Line[] {
  const first = sections.flatMap(({ title, lines }) => [...(title ? [title] : []), ...lines]).filter(({ page }) => page === 0)
  const extra = first.slice(0, 12).filter((line) => !top.includes(line))
  const personal = sections
    .filter(({ kind }) => kind === 'personal' || kind === 'contact')
    .flatMap(({ lines }) => lines.slice(0, 6))
  return [...top, ...extra, ...personal]
}

/** The job title below the name; a text that begins with one ("Hotel manager with nine years in city hotels, from ...") is none. */
function findHeadline(top: readonly Line[], name: Value): Value {
  const at = top.indexOf(name.lines[0] as Line)
  const near = at < 0 ? top.slice(0, 6) : top.slice(at, at + 4)
  for (const line of near) {
    if (line !== name.lines[0] && isProse(line)) continue
    for (const piece of line.text.split(/\t|,\s|\s[|·•–—]\s/)) {
      if (piece.trim() === name.text || piece.length > 80 || /@|\d{4}/.test(piece)) continue
      const confidence = ROLE_SCORES.position(phraseOf(piece))
      if (confidence >= 2) return { text: piece.trim(), confidence: 0.8, lines: [line] }
    }
  }
  return NO_VALUE
}
