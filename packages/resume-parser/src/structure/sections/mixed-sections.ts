import type { Line, Section } from '#document/model'
import { fieldByLabel } from '#structure/headings/field-labels'
import { findDates, hasDate, isDateAlone, withoutDates } from '#words/dates'
import { findDegree } from '#words/degrees'
import { phraseOf } from '#words/phrase'
import { ROLE_SCORES } from '#words/role-scores'
import { kindsInTitle } from './section-titles.ts'

const PIECES = /,\s+|\s*[;|•·●▪◦∙]\s*|\t|\s+[–—/]\s+/u
const NAMED = 1
const SCHOOL = 2

type Kind = 'education' | 'certifications'

/** "Education & Certificates": degrees and schools are one section, certificates another. */
export function splitMixed(section: Section): Section[] {
  const { title, lines, kind } = section
  if (!title || (kind !== 'education' && kind !== 'certifications')) return [section]
  const kinds = kindsInTitle(title.text)
  if (!kinds.has('education') || !kinds.has('certifications'))
    return kind === 'education' ? withCertificatesApart(section) : [section]
  const parts: Record<Kind, Line[]> = { education: [], certifications: [] }
  let last: Kind | undefined
  for (const line of lines) {
    last = kindOf(line, last) ?? last ?? 'education'
    parts[last].push(line)
  }
  return (['education', 'certifications'] as const).flatMap((own, index) =>
    parts[own].length > 0 || index === 0 ? [{ kind: own, title: index === 0 ? title : undefined, lines: parts[own] }] : [],
  )
}

const WEB = /\bwww\.|https?:/i
const MAX_LABEL_WORDS = 3

/** "Field of study Information Technologies": a detail of the entry above. */
const startsWithLabel = (text: string) => {
  const words = text.split(/[\s:]+/, MAX_LABEL_WORDS + 1)
  return words.some((_, index) => index > 0 && fieldByLabel(words.slice(0, index).join(' ')) === 'field')
}

/** A line without a degree, a school or a certificate belongs to the entry above it. */
function kindOf({ text, bullet }: Line, above: Kind | undefined): Kind | undefined {
  if (WEB.test(text) || startsWithLabel(text)) return undefined
  const pieces = text.split(PIECES)
  if (pieces.some((piece) => findDegree(piece)?.at === 0)) return 'education'
  if (pieces.some((piece) => ROLE_SCORES.name(phraseOf(piece)) >= NAMED)) return 'certifications'
  if (above === undefined && pieces.some((piece) => ROLE_SCORES.institution(phraseOf(piece)) >= SCHOOL)) return 'education'
  return bullet && above === 'certifications' ? 'certifications' : undefined
}

/** "Certified Forklift Operator, Safety Institute, 2012" among the schools: one day, no degree, and words of a certificate. */
function withCertificatesApart(section: Section): Section[] {
  const { lines } = section
  const found = new Set<Line>()
  for (const [index, line] of lines.entries()) {
    const [above, below] = [lines[index - 1], lines[index + 1]]
    const isBelowDate = above !== undefined && isDateAlone(above.text) && isOneDay(above)
    const isEnd = below === undefined || findDates(below.text).length > 0 || below.gap > APART || below.bullet
    if (!(isOneDay(line) || (isBelowDate && !hasDate(line.text))) || !isEnd || !namesCertificate(line)) continue
    found.add(line)
    if (isBelowDate && !hasDate(line.text)) found.add(above)
  }
  if (found.size === 0 || found.size === lines.length) return [section]
  const certificates = lines.filter((line) => found.has(line))
  return [
    { ...section, lines: lines.filter((line) => !found.has(line)) },
    { kind: 'certifications', title: undefined, lines: certificates },
  ]
}
const APART = 1.4
const PARTS = new RegExp(`${PIECES.source}|\\s-\\s`, 'u')
const CLEAR_NAME = 1.2

function isOneDay({ text }: Line): boolean {
  const dates = findDates(text)
  return dates.length === 1 && dates[0]?.isRange === false
}

/** Its first part is a certificate and neither it nor another is a degree or names a field of study. */
function namesCertificate({ text }: Line): boolean {
  const [first = '', ...rest] = withoutDates(text).split(PARTS)
  const isDegree = (piece: string) => findDegree(piece)?.at === 0
  return rest.length > 0 && ROLE_SCORES.name(phraseOf(first)) >= CLEAR_NAME && ![first, ...rest].some(isDegree)
}
