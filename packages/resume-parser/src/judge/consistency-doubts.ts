import type { ParsedResume } from '@jobapply/core/resume/schema'
import { TITLE_MODIFIERS, TITLE_NOUNS } from '@jobapply/language/title-words'
import { foldWords, wordsOf } from '#words/fold'
import { NAME_ENDINGS, ORGANISATION_WORDS } from '#words/organisation-words'
import { containsAny, endsWithAny, phraseOf } from '#words/phrase'
import { countryByName, isCapitalised, isCity, isRegion } from '#words/places'
import { ROLE_SCORES } from '#words/role-scores'
import { type Caps, cap, MAX_ENTRIES } from './entry-doubts.ts'
import { DOUBTED, HOPELESS, UNCLEAR } from './value-doubts.ts'

/** Columns of a row are shown with two blanks between them. */
const CELL = /\s{2,}/
const NAMES = {
  experience: ['company', 'position', 'location'],
  education: ['institution', 'degree', 'field'],
  certifications: ['name', 'issuer'],
} as const
const LISTS = Object.keys(NAMES) as (keyof typeof NAMES)[]

/** What the whole document says about single values: labels that repeat, towns left behind, values with two meanings. */
export function doubtByDocument(caps: Caps, data: ParsedResume, lines: readonly string[]) {
  doubtLabels(caps, data, lines)
  doubtTowns(caps, data, lines)
  doubtRegions(caps, data, lines)
  doubtDoubles(caps, data)
  doubtFirstWords(caps, data)
  doubtPlaceless(caps, data)
  doubtPlaceInName(caps, data)
  doubtOwnName(caps, data)
}

/** "Datas" at the start of more rows than there are values of that name: a label, in whatever language. */
function doubtLabels(caps: Caps, data: ParsedResume, lines: readonly string[]) {
  const heads = countOf(lines.flatMap((line) => (CELL.test(line) ? foldWords(line.split(CELL)[0] ?? '') : [])))
  for (const list of LISTS)
    for (const field of NAMES[list]) {
      const values = data[list].map((entry) => foldWords(String((entry as Record<string, unknown>)[field] ?? '')))
      const own = countOf(values)
      for (const [index, value] of values.entries())
        if (value !== '' && (heads.get(value) ?? 0) > Math.max(1, own.get(value) ?? 0)) {
          cap(caps, `${list}.${index}.${field}`, HOPELESS)
          cap(caps, `${list}.${index}`, DOUBTED)
        }
    }
}

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** "Ritstudion Alm AB Malmö": a name ends with its legal form. */
const RUN_ON =
  /\s(?:GmbH|AG|AB|Ltd\.?|Inc\.?|LLC|LLP|Oy|BV|B\.V\.|S\.A\.|S\.L\.|S\.r\.l\.|SpA|S\.p\.A\.|Lda\.?|Ltda\.?|SAS|SARL|plc),? \p{Lu}\p{Ll}/u
/** "WA Glazier" where the line above ends with ", WA". */
const startsWithRegion = (text: string, lines: readonly string[]) => {
  const [first = '', ...rest] = text.split(' ')
  return rest.length > 0 && isRegion(first) && lines.some((line) => line.endsWith(`, ${first}`))
}
/** "NH Diploma" below "Northfield, NH": the region went on with the next name. */
function doubtRegions(caps: Caps, { education }: ParsedResume, lines: readonly string[]) {
  for (const [index, study] of education.slice(0, MAX_ENTRIES).entries())
    for (const field of ['institution', 'degree'] as const)
      if (startsWithRegion(study[field], lines)) cap(caps, `education.${index}.${field}`, UNCLEAR)
}
/** "Éditions Papillon Bleu Paris", where no place stands beside it. */
const endsWithTown = (text: string) => {
  const words = text.split(' ')
  return words.length > 2 && isCity(words.at(-1) ?? '') && !/^(?:of|de|di|da|do|in|von|van)$/i.test(words.at(-2) ?? '')
}

/** "Pixel Forge Interactive Bellevue, WA": a region or a country whose town may be the end of the name before it. */
function doubtTowns(caps: Caps, { experience }: ParsedResume, lines: readonly string[]) {
  for (const [index, job] of experience.slice(0, MAX_ENTRIES).entries()) {
    const { location } = job
    for (const field of ['company', 'position'] as const)
      if (RUN_ON.test(job[field]) || startsWithRegion(job[field], lines) || (!location && endsWithTown(job[field])))
        cap(caps, `experience.${index}.${field}`, UNCLEAR)
    if (!location || location.includes(',') || !(isRegion(location) || countryByName(location))) continue
    for (const field of ['company', 'position'] as const) {
      const words = wordsOf(job[field])
      const isClosed = endsWithAny(NAME_ENDINGS, words) || containsAny(ORGANISATION_WORDS, words.slice(-1))
      if (words.length < 2 || isClosed || !lines.some((line) => line.includes(`${job[field]}, ${location}`))) continue
      cap(caps, `experience.${index}.${field}`, UNCLEAR)
      cap(caps, `experience.${index}.location`, UNCLEAR)
    }
  }
}

/** "Azienda Studio Bassani" above "Azienda Cooperativa Edile": the word that all begin with is a label. */
function doubtFirstWords(caps: Caps, data: ParsedResume) {
  for (const [list, field] of LABELLED) {
    const values = data[list].map((entry) => String((entry as Record<string, unknown>)[field] ?? ''))
    const own = new Set(values.map(foldWords).filter(Boolean))
    const firsts = new Set([...own].map((value) => value.split(' ')[0] ?? ''))
    const [first = ''] = firsts
    if (own.size < 2 || firsts.size > 1 || KNOWN_FIRST.some((table) => table.has(first)) || own.has(first)) continue
    for (const [index, value] of values.entries()) if (value) cap(caps, `${list}.${index}.${field}`, UNCLEAR)
  }
}
const LABELLED = [
  ['experience', 'company'],
  ['experience', 'position'],
  ['education', 'institution'],
] as const
const KNOWN_FIRST = [TITLE_NOUNS, TITLE_MODIFIERS, ORGANISATION_WORDS]

/**
 * "Vila Nova de Gaia" for an employer: a town that no table knows. It may be one where an employer is missing, where only this one has
 * no place, and where all employers of a list without places are single words that say nothing.
 */
function doubtPlaceless(caps: Caps, { experience }: ParsedResume) {
  const jobs = experience.slice(0, MAX_ENTRIES)
  const isNamed = ({ company }: (typeof jobs)[number]) => ROLE_SCORES.company(phraseOf(company)) >= NAMED
  const placed = jobs.filter(({ location }) => location).length
  const isTorn = jobs.some(({ company, position }) => !company || !position)
  const isOpen = placed === 0 && jobs.every((job) => !isNamed(job) && !/\s/.test(job.company))
  if (jobs.length < 2 || !(isTorn || isOpen || 2 * placed >= jobs.length)) return
  for (const [index, job] of jobs.entries())
    if (!job.location && job.company && !isNamed(job)) cap(caps, `experience.${index}.company`, UNCLEAR)
}
/** From this score on a word of the employer says that it is one. */
const NAMED = 1.2

/** "Care Assistant (Exmouth)", "Glazier / Penrith", "Penrith, Eichenhain GmbH": a name beside the name may be the place that is missing. */
function doubtPlaceInName(caps: Caps, { experience, education }: ParsedResume) {
  for (const [index, { position, company, location }] of experience.slice(0, MAX_ENTRIES).entries()) {
    if (location) continue
    if (isBareName(BESIDE.exec(position)?.[1])) cap(caps, `experience.${index}.position`, UNCLEAR)
    const [first, ...rest] = company.split(', ')
    if (
      isBareName(BESIDE.exec(company)?.[1]) ||
      (rest.length === 1 && isBareName(first) && endsWithAny(NAME_ENDINGS, wordsOf(company)))
    )
      cap(caps, `experience.${index}.company`, UNCLEAR)
  }
  for (const [index, { institution }] of education.slice(0, MAX_ENTRIES).entries())
    if (institution.includes(' / ') || isBareName(BESIDE.exec(institution)?.[1]) || isBareName(institution.split(', ')[1]))
      cap(caps, `education.${index}.institution`, UNCLEAR)
}
const BESIDE = /(?:\s\(|\s\/\s)([^()/]{2,30})\)?$/u
/** A name without any word that we know, and no abbreviation. */
const isBareName = (text: string | undefined) =>
  text !== undefined &&
  isCapitalised(text) &&
  /\p{Ll}/u.test(text) &&
  ROLE_SCORES.position(phraseOf(text)) <= 0 &&
  ROLE_SCORES.field(phraseOf(text)) < 1 &&
  ROLE_SCORES.company(phraseOf(text)) < NAMED

/** The person is nobody's employer: the heading of the page ran into the first entry. */
function doubtOwnName(caps: Caps, { personal_info: { first_name, last_name }, experience, education }: ParsedResume) {
  const name = foldWords(`${first_name} ${last_name}`)
  if (!name.includes(' ')) return
  for (const [index, { company, position }] of experience.entries())
    if ([company, position].some((value) => foldWords(value) === name)) cap(caps, `experience.${index}`, DOUBTED)
  for (const [index, { institution }] of education.entries())
    if (foldWords(institution) === name) cap(caps, `education.${index}`, DOUBTED)
}

/** The person, an employer, a school or a job among the skills came from the column beside it. */
function doubtDoubles(caps: Caps, { personal_info: { first_name, last_name }, skills, experience, education }: ParsedResume) {
  const others = new Set(
    [
      `${first_name} ${last_name}`,
      ...experience.flatMap(({ company, position, location }) => [company, position, location]),
      ...education.flatMap(({ institution, degree }) => [institution, degree]),
    ].map(foldWords),
  )
  for (const [index, skill] of skills.entries()) if (others.has(foldWords(skill))) cap(caps, `skills.${index}`, UNCLEAR)
}
