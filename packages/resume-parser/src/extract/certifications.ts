import type { ParsedResume } from '@jobapply/core/resume/schema'
import type { Line } from '#document/model'
import { entriesOf } from '#structure/entries/entries'
import type { Entry } from '#structure/entries/entry'
import { type Chunk, chunksOf, styleOf } from '#structure/headings/chunks'
import { JOINER } from '#structure/headings/dashed-titles'
import { CLEAR, isCutShort, ownScore, taughtSlots } from '#structure/headings/role-confidence'
import { type Assignment, assignRoles, type Scheme } from '#structure/headings/slots'
import { joinWrappedLines } from '#structure/lines/wrapped-lines'
import { findDates } from '#words/dates'
import { findDegree } from '#words/degrees'
import { phraseOf } from '#words/phrase'
import { isCapitalised, isPlaceLike } from '#words/places'
import { ROLE_SCORES } from '#words/role-scores'
import type { Extracted } from './extracted.ts'

type Certificate = ParsedResume['certifications'][number]

const ROLES = ['name', 'issuer'] as const
const SCHEME: Scheme = {
  roles: ROLES,
  needed: { name: 1.6, issuer: 0.5 },
  order: ([first, second]) => (first === 'name' ? 1.5 : 0) + (first === 'name' && second === 'issuer' ? 0.6 : 0),
}
const ISSUED_BY =
  /^(?:issued by|issuer|awarded by|granted by|provided by|offered by|issuing (?:organization|organisation|authority|body)|by|from|ausgestellt von|ausgestellt durch|délivrée? par|emitido por|otorgado por|expedido por|rilasciato da|emesso da|uitgegeven door)\b\s*:?\s*/iu
const BY = /^(\p{L}.{3,}?),?\s+(?:issued by|offered by|by)\s+(\p{Lu}.+)$/u
const CREDENTIAL =
  /\(?\b(?:credential id|credential|certificate (?:no|number|id)|license (?:no|number)|licence (?:no|number)|licen[cs]e|registration (?:no|number)|zertifikatsnummer|id|no)\b\.?\s*[:#]\s*([A-Z0-9][\w-]{3,})\)?/iu
const EXPIRES =
  /\b(?:expires?|expiry|expiration|valid (?:until|through|to)|gültig bis|valable jusqu|válido hasta|scadenza|validade|geldig tot)\b/iu
const LEVEL =
  /^(?:(?:foundation|entry|basic|intermediate|advanced|practitioner|expert) level|associate|professional|foundations?|fundamentals|practitioner|expert|advanced|intermediate|beginner|specialty|master|administrator|developer|architect|(?:level|tier|stufe|niveau|nivel|livello|nível|niveau|part|module)\s\S{1,4}|[a-c][12])$/iu
/** "First Aid, Level 2": the comma does not end the name. */
const LEVEL_AFTER_COMMA =
  /,\s(?=(?:level|tier|stufe|niveau|nivel|livello|nível|part|module|modul|módulo|modulo)\s\S{1,4}(?:,|$))/giu
/** The foot of a page, not a certificate. */
const MAIL = /\S@\S+\.\S/
const ISSUER_START = /,\s+|\s\((?=[^()]*\)$)/u
const MIN_ISSUER = 1
/** Shorter ones are classes of a driving licence, or letters of an icon font. */
const MIN_NAME = 3
const BAR = /\s+\|\s*/
const BAR_END = /\|\s*$/
const DATE_WORDS =
  /\b(?:issued|obtained|awarded|earned|completed|date|erworben|obtenu|expires?|expiry|expiration|valid (?:until|through|to|from)|gültig bis|renewed|since|in progress)\b\s*(?:on|in)?\s*:?\s*$/iu

export function extractCertifications(lines: readonly Line[]): Extracted<Certificate>[] {
  const entries = groupsOf(lines)
  const chunks = entries.map(({ chunks }) =>
    withLevels(chunks)
      .flatMap(withIssuer)
      .map(tidy)
      .map((chunk) => ({ ...chunk, text: chunk.text.replace(LEVEL_AFTER_COMMA, `,${JOINER} `) }))
      .filter(({ text }) => text !== ''),
  )
  const assignments = assignRoles(chunks, SCHEME)
  const slots = { name: taughtSlots('name', assignments), issuer: taughtSlots('issuer', assignments) }
  return entries
    .map((entry, index) => certificateOf(entry, assignments[index] as Assignment, slots))
    .filter(
      ({ value }) => value.name.length >= MIN_NAME && /\p{L}/u.test(value.name) && !MAIL.test(`${value.name} ${value.issuer}`),
    )
}

function groupsOf(raw: readonly Line[]): Entry[] {
  const lines = joinWrappedLines(raw.flatMap(splitList), ROLES)
  const bullets = lines.filter(({ bullet }) => bullet).length
  if (lines[0]?.bullet && bullets > 0) return byFirstLine(lines, ({ bullet }) => bullet)
  const dated = lines.filter(({ text }) => findDates(text).length > 0).length
  if (dated === lines.length) return byFirstLine(lines, () => true)
  if (dated > 0) return entriesOf(lines, { roles: ROLES, singleDates: true, bullets: true, named: /\p{L}/u })
  const styles = lines.map((line) => styleOf(line.runs[0] ?? line, line.text))
  const isMixed = new Set(styles).size > 1
  return byFirstLine(lines, (_, index) => !isMixed || styles[index] === styles[0])
}

/** Several certificates in one line: "Forklift Licence | First Aid | Food Hygiene Level 2". */
function splitList(line: Line): Line[] {
  const parts = line.text.split(BAR).filter((part) => /\p{L}/u.test(part))
  const isList = parts.length > 2 || (parts.length === 2 && BAR_END.test(line.text))
  const [first] = line.runs
  if (!isList || !first || line.text.includes('\t') || parts.some((part) => findDates(part).length > 0)) return [line]
  const sources = line.sources ?? [line]
  return parts.map((text, index) => ({ ...line, text, runs: [{ ...first, text }], gap: index > 0 ? 2 : line.gap, sources }))
}

function byFirstLine(lines: readonly Line[], isFirst: (line: Line, index: number) => boolean): Entry[] {
  const groups: Line[][] = []
  for (const [index, line] of lines.entries()) {
    if (groups.length === 0 || isFirst(line, index)) groups.push([])
    groups.at(-1)?.push(line)
  }
  return groups.map((group) => {
    const dates = group.flatMap(({ text }) => findDates(text))
    return {
      header: group,
      body: [],
      date: dates[0],
      chunks: group.slice(0, 3).flatMap((line, index) => chunksOf(line, index, dates)),
    }
  })
}

/** "Solutions Architect – Associate, Cloud Guild": the level is part of the name. */
function withLevels(chunks: readonly Chunk[]): Chunk[] {
  const joined: Chunk[] = []
  for (const chunk of chunks) {
    const above = joined.at(-1)
    if (above && chunk.dash && goesOn(chunk.text))
      joined[joined.length - 1] = { ...above, text: `${above.text} ${chunk.dash}${JOINER} ${chunk.text}` }
    else joined.push(chunk)
  }
  return joined
}

/** What follows a dash is a level, or is itself followed by the issuer. */
function goesOn(text: string): boolean {
  const [head = '', issuer = ''] = text.split(ISSUER_START)
  return LEVEL.test(head) || (issuer !== '' && !isPlaceLike(issuer) && ROLE_SCORES.issuer(phraseOf(head)) < MIN_ISSUER)
}

/** Splits "Design Fundamentals by Coursera". */
function withIssuer(chunk: Chunk): Chunk[] {
  const [, name, issuer] = BY.exec(chunk.text) ?? []
  return name && issuer
    ? [
        { ...chunk, text: name },
        { ...chunk, text: issuer, slot: `${chunk.slot}by`, role: 'issuer' },
      ]
    : [chunk]
}

function tidy(chunk: Chunk): Chunk {
  const bare = chunk.text
    .replace(CREDENTIAL, '')
    .replace(DATE_WORDS, '')
    .replace(/[\s,;|(–—-]+$/, '')
    .trim()
  const text = bare.replace(ISSUED_BY, '').trim()
  return text !== bare && text ? { ...chunk, text, role: 'issuer' } : { ...chunk, text: text || bare }
}

type Slots = Record<'name' | 'issuer', ReadonlySet<string>>

function certificateOf(entry: Entry, assignment: Assignment, slots: Slots): Extracted<Certificate> {
  const { values } = assignment
  const text = entry.header.map((line) => line.text).join(' ')
  const dates = [...entry.header, ...entry.body].flatMap((line) =>
    findDates(line.text).map((hit) => ({ ...hit, isExpiry: EXPIRES.test(line.text.slice(Math.max(0, hit.at - 24), hit.at)) })),
  )
  const issued = dates.find(({ isExpiry }) => !isExpiry)
  const expires = dates.find(({ isExpiry }) => isExpiry)
  const link = entry.header.flatMap(({ runs }) => runs.flatMap((run) => run.link ?? []))[0]
  return {
    value: {
      name: (values.name ?? '').replaceAll(JOINER, ''),
      issuer: (values.issuer ?? '').replaceAll(JOINER, ''),
      issue_date: issued?.start ?? '',
      expiry_date: expires?.finish ?? (issued?.isRange ? issued.finish : ''),
      credential_id: CREDENTIAL.exec(text)?.[1] ?? '',
      url: link?.startsWith('http') ? link : '',
    },
    lines: entry.header,
    body: entry.body,
    confidence: { ...trustIn(entry, assignment, slots), expiry_date: 0.9, credential_id: 0.9, url: 0.9 },
  }
}

const MAX_HEADER = 3
/** The end of a name that was cut: "Northern Electrical" above "Board". */
const GENERIC_ISSUER =
  /^(?:board|council|guild|alliance|association|society|institute?|academy|university|college|school|foundation|authority|commission|committee|federation|cent(?:er|re)|office|bureau|agency|ministry|department|chamber|union|trust|group|register|registry)$/iu
/** Numbers of a register are not part of a name. */
const REGISTER = /\b(?=[A-Z]*\d)[A-Z\d]{6,}\b|\b(?:from|bei|chez)\b/u

/** The words of a certificate or of who issues it must speak for it; what takes years is a course of study. */
function trustIn(entry: Entry, assignment: Assignment, slots: Slots) {
  const { values, margins, unused } = assignment
  const { name = '', issuer = '' } = values
  const isOdd =
    unused.length > 1 ||
    GENERIC_ISSUER.test(issuer) ||
    entry.header.length > MAX_HEADER ||
    isCutShort(entry) ||
    REGISTER.test(name) ||
    lastsYears(entry, values)
  if (isOdd) return { name: 0.5, issuer: 0.5, issue_date: 0.5 }
  const [isNamed, isIssued] = [ownScore('name', name) >= 1, ownScore('issuer', issuer) >= CLEAR]
  /** In a table, other rows show what stands in this column. */
  const isInPlace = (role: 'name' | 'issuer') => slots[role].has(assignment.slots[role] ?? '')
  const isRow = isInPlace('name') && isInPlace('issuer') && unused.length === 0
  const isClear = (margins.name ?? 0) >= 1 && (isNamed || isIssued || isRow)
  // "Certified Potter" leaves only one meaning to a second name beside it.
  const isLeft = isNamed && unused.length === 0 && isCapitalised(issuer) && !/\d/.test(issuer) && ownScore('name', issuer) < 1
  return {
    name: isClear ? 0.95 : 0.5,
    issuer: (isIssued || isLeft || isRow) && (margins.issuer ?? 0) >= 1 ? 0.95 : 0.55,
    issue_date: isClear ? 0.95 : 0.55,
  }
}

const lastsYears = ({ date }: Entry, { name = '', issuer = '' }: Assignment['values']) => {
  if (date?.isRange !== true || date.finish === '') return false
  const years = Number(date.finish.slice(0, 4)) - Number(date.start.slice(0, 4))
  return years === 2 || (years > 0 && (findDegree(name)?.at === 0 || ownScore('institution', issuer) >= SCHOOL))
}
const SCHOOL = 2
