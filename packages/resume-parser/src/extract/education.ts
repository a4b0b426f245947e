import type { ParsedResume } from '@jobapply/core/resume/schema'
import type { Line } from '#document/model'
import { entriesOf } from '#structure/entries/entries'
import type { Entry } from '#structure/entries/entry'
import { entriesByName } from '#structure/entries/undated-entries'
import type { Chunk } from '#structure/headings/chunks'
import { competing, oddOrders, unexplained } from '#structure/headings/explained'
import { CLEAR, isCutShort, NEAR_RIVAL, ownScore, roleConfidence } from '#structure/headings/role-confidence'
import { isSchoolBeforeColon } from '#structure/headings/school-colon'
import { type Assignment, assignRoles, type Scheme } from '#structure/headings/slots'
import { findDegree, withoutLinkWord } from '#words/degrees'
import type { Extracted } from './extracted.ts'

type Study = ParsedResume['education'][number]

const ROLES = ['institution', 'degree', 'field', 'location'] as const
const SCHEME: Scheme = { roles: ROLES, needed: { institution: 1.6, degree: 1.6 } }
const LABEL =
  '(?:(?:cumulative |overall |final |current |major |total )?c?gpa|grade point average|overall grade|final grade|grade|average|durchschnittsnote|abschlussnote|gesamtnote|note|moyenne|mention|nota media|nota final|nota|calificación|promedio|media final|media|voto(?: finale| di laurea)?|média final|média|classificação final|classificação|moyenne générale|note finale|eindcijfer|cijfer|gemiddelde|slutbetyg|betyg|końcowa ocena|ocena końcowa|ocena|średnia|overall result(?: \\(gpa)?|score|percentage|result)'
const NUMBER = '(\\d{1,3}(?:[.,]\\d{1,2})?\\s?%?(?:\\s*(?:/|out of|von|sur|de|su)\\s*\\d{1,3}(?:[.,]\\d{1,2})?)?)'
const GRADE = new RegExp(
  `(?!\\bgrade (?:[1-9]|1[0-3])(?![\\d/%]|[.,]\\d))[(\\[]?\\b${LABEL}\\b\\)?\\.?\\s*(?:of\\s+)?[:=–-]?\\s*${NUMBER}\\s*[)\\]]?|(?<![\\d/.,-])${NUMBER}\\s*(?:c?gpa)\\b`,
  'iu',
)
const WORD_GRADE = new RegExp(`\\b${LABEL}\\b\\s*[:=]\\s*([\\p{L}][\\p{L}\\d:. -]{2,40})$`, 'iu')
const BARE_GRADE = /^(?:[0-5][.,]\d{1,2}|\d{1,2}[.,]\d{1,2}\s*\/\s*\d{1,3}(?:[.,]\d)?)$/
/** Marks of a table; they are a share of something, not an average. */
const PERCENT = /^\d{1,3}(?:[.,]\d{1,2})?\s?%$/
/** A grade label without a grade. */
const EMPTY_GRADE_LABEL = /(?:^|[\s,;(|–—-]+)c?gpa\s*:?[\s()/.\d]*$/iu
/** A grade after a name: "University of Wessex, 3.61". */
const TRAILING_GRADE = /,\s*(\d[.,]\d{1,2})\.?$/
/** Honours in words; not part of the field. */
const HONOURS_WORDS =
  "mention(?: très| assez)? bien|(?:summa |magna )?cum laude|with (?:high |first class )?(?:distinction|merit)|first[- ]class honou?rs|(?:upper|lower) second(?:[- ]class)?(?: honou?rs)?|second[- ]class honou?rs|2:[12](?: honou?rs)?|e lode|con lode|con honores|com louvor|mit auszeichnung|met lof|dean[’']s list"
const HONOURS = new RegExp(`[\\s,;(–—-]*\\b(?:${HONOURS_WORDS})\\)?\\s*$`, 'iu')
/** Before the school in the same line: "BSc in Biology (with Distinction), Penhallow College". */
const HONOURS_INSIDE = new RegExp(`\\s\\((?:${HONOURS_WORDS})\\)`, 'iu')
/** "BA (Hons) History, First Class, Aldermoor University". */
const HONOURS_BETWEEN = new RegExp(`,\\s*(?:${HONOURS_WORDS}|first class|first|third class)(?=,)`, 'giu')
const EXPECTED =
  /\b(?:expected|anticipated|graduation|graduated (?:as|with)(?: an?)?|graduated|graduating|graduate|class of|degree awarded|completed|voraussichtlich|abschluss|diplômée? en|obtenu en|prévu|previsto|conseguita?|afgerond|concluíd[oa](?: em)?|conclusão(?: em)?|finalizad[oa](?: en)?|since|from|until)\b\s*:?\s*(?:in\s*)?/giu
const LABELS =
  /^(?:institution|school|university|college|degree|field(?: of study)?|major|minor|course|subject|faculty|abschluss|fach|studienfach|fachrichtung|schule|hochschule|diplôme|établissement|título|titulación|centro|titolo|istituto|curso|opleiding|school)\s*:\s*/iu

export function extractEducation(lines: readonly Line[]): Extracted<Study>[] {
  const scheme = { roles: ROLES, singleDates: true, bullets: true, named: GRADE }
  const dated = entriesOf(lines, scheme)
  const entries = dated.length > 0 ? dated : entriesByName(lines, 'degree', 'institution')
  const chunks = entries.map(({ chunks }) =>
    chunks.map(tidy).filter((chunk) => chunk.text !== '' && !BARE_GRADE.test(chunk.text) && !PERCENT.test(chunk.text)),
  )
  const assignments = assignRoles(chunks, SCHEME)
  const odd = oddOrders(assignments)
  const isShifted = leavesNames(lines, entries)
  return withSharedSchool(
    entries
      .map((entry, index) => {
        const study = studyOf(entry, assignments[index] as Assignment)
        return isShifted || odd.has(index) ? { ...study, confidence: asked(study.confidence) } : study
      })
      .filter(({ value }) => value.institution || value.degree || value.field),
  )
}

const asked = (confidence: Extracted<Study>['confidence']) =>
  Object.fromEntries(Object.entries(confidence).map(([field, most]) => [field, Math.min(UNEXPLAINED, most ?? 1)]))

/** A school or a degree above the first entry: dates may stand at the other end of each, and everything is one entry off. */
function leavesNames(lines: readonly Line[], entries: readonly Entry[]): boolean {
  const used = new Set(
    entries.flatMap(({ header, body }) => [...header, ...body].flatMap((line) => [line, ...(line.sources ?? [])])),
  )
  const left = lines.slice(0, MAX_LEFT).filter((line) => !used.has(line) && !line.bullet)
  return (
    competing(
      left.map(({ text }) => text.split('\t')[0] ?? ''),
      { institution: 'any', degree: 'any' },
    ).length > 0
  )
}
const MAX_LEFT = 200

const tidy = (chunk: Chunk): Chunk => ({
  ...chunk,
  text: chunk.text
    .replace(GRADE, '')
    .replace(TRAILING_GRADE, '')
    .replace(EMPTY_GRADE_LABEL, '')
    .replace(HONOURS_INSIDE, '')
    .replace(HONOURS_BETWEEN, '')
    .replace(HONOURS, '')
    .replace(WORD_GRADE, '')
    .replace(EXPECTED, '')
    .replace(HONOURS, '')
    .replace(LABELS, '')
    .replace(/\s+(?:in|of|en|de|im)$/iu, '')
    .replace(/^[\s,;|()–—-]+|[\s,;|(–—-]+$/g, ''),
})

function studyOf(entry: Entry, assignment: Assignment): Extracted<Study> {
  const { date } = entry
  const { values } = assignment
  const hasClear = (role: 'institution' | 'degree') => ownScore(role, values[role] ?? '') >= CLEAR
  const trust = (role: 'institution' | 'degree' | 'field', isTaught: boolean) =>
    isCutShort(entry) ? 0.5 : roleConfidence(role, assignment, isTaught ? 'words' : undefined)
  const { degree, field } = splitDegree(values.degree ?? '', values.field ?? '')
  const endDate = date?.current ? '' : (date?.finish ?? '')
  const value: Study = {
    institution: values.institution ?? '',
    degree,
    field: /\p{L}{2}/u.test(field) ? field : '',
    startDate: date?.isRange ? date.start : '',
    endDate,
    graduationYear: endDate.slice(0, 4),
    gpa: gradeIn(entry),
  }
  const doubted = unexplained(
    entry.header,
    entry.body,
    { institution: value.institution, degree, field: value.field, location: values.location ?? '' },
    NO_PARTS,
  )
  const sureOf = (role: 'institution' | 'degree' | 'field', confidence: number) =>
    doubted.has(role) ? Math.min(UNEXPLAINED, confidence) : confidence
  /** Behind the colon of a school nothing but a degree's own name says which of the two it is. */
  const isOpen = entry.chunks.some(({ text }) => isSchoolBeforeColon(text))
  const certain = { startDate: 0.95, endDate: 0.95, graduationYear: 0.95, gpa: 0.92 }
  return {
    value,
    lines: entry.header,
    body: entry.body,
    confidence: {
      institution: sureOf('institution', trust('institution', hasClear('degree'))),
      degree: Math.min(
        isOpen && !findDegree(degree) ? UNEXPLAINED : 1,
        sureOf('degree', trust('degree', hasClear('institution'))),
      ),
      field: Math.min(
        isOpen ? UNEXPLAINED : 1,
        sureOf('field', fieldConfidence(trust, assignment, hasClear('institution') && hasClear('degree'))),
      ),
      ...certain,
    },
  }
}

/** What a heading holds besides its values. */
const NO_PARTS = [EXPECTED, GRADE, HONOURS_INSIDE, HONOURS_BETWEEN, HONOURS, WORD_GRADE, TRAILING_GRADE, LABELS]
/** The lines of the entry say more than its values, or something else. */
const UNEXPLAINED = 0.5

type Trust = (role: 'institution' | 'degree' | 'field', isTaught: boolean) => number
const KNOWN_FIELD = 1.6

/** Between a school and a degree, a known field of study is one, unless another part of the heading is nearly as good. */
function fieldConfidence(trust: Trust, { values: { field }, margins }: Assignment, isTaught: boolean): number {
  if (!field) return trust('degree', isTaught)
  const isKnown = isTaught && ownScore('field', field) >= KNOWN_FIELD && (margins.field ?? 0) >= NEAR_RIVAL
  return isKnown && trust('institution', true) > UNSURE ? 0.92 : trust('field', isTaught)
}

const UNSURE = 0.6

/** "Master of Science in Physics" contains degree and field. */
function splitDegree(degree: string, field: string): { degree: string; field: string } {
  const found = findDegree(degree)
  if (!found) return { degree, field: withoutLinkWord(field) }
  if (!found.rest) return { degree: found.degree, field: withoutLinkWord(field) }
  // "City Diploma" beside its field: the word before says which diploma.
  if (field && found.rest && found.degree.length < degree.length && degree.endsWith(found.degree))
    return { degree, field: withoutLinkWord(field) }
  return { degree: found.degree, field: field ? withoutLinkWord(field) : found.rest }
}

function gradeIn({ header, body, chunks }: Entry): string {
  for (const line of [...header, ...body]) {
    const text = line.text.replaceAll('\t', ' ')
    const [, after, before] = GRADE.exec(text) ?? []
    const grade = after ?? before
    if (grade) return grade.trim()
    const word = WORD_GRADE.exec(text)?.[1]
    if (word) return word.trim()
  }
  const last = chunks.map(({ text }) => TRAILING_GRADE.exec(text)?.[1]).find(Boolean)
  if (last) return last
  const bare = [...chunks.map(({ text }) => text), ...body.map(({ text }) => text)].find((text) => BARE_GRADE.test(text.trim()))
  return bare?.trim() ?? ''
}

const SHARED = 0.92

/** Two degrees of one school may name it once. */
function withSharedSchool(found: Extracted<Study>[]): Extracted<Study>[] {
  for (const [index, study] of found.entries()) {
    const above = found[index - 1]
    if (!study.value.institution && study.value.degree && above?.value.institution) {
      study.value.institution = above.value.institution
      study.confidence.institution = Math.min(SHARED, above.confidence.institution ?? 0)
    }
  }
  return found
}
