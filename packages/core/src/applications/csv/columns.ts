import { forOwnTexts, OWN_TEXTS } from '#applications/own-texts'
import { foldWords } from '#shared/text/text'
import { CSV_FIELDS, type CsvField, type CsvShape } from './constants.ts'

/** Headers of other trackers, folded; the first field that has a header takes it. */
const HEADERS: Readonly<Record<CsvField, string>> = {
  job_title: 'job title|jobtitle|title|position|role|job|job name|stelle|poste|puesto|functie',
  company: 'company|company name|employer|organization|organisation|firma|entreprise|empresa|bedrijf',
  location: 'location|city|place|job location|ort|lieu|lugar|plaats',
  job_url: 'job address|url|link|job url|job link|job post url|posting url|job posting url|application url|listing url|website',
  status: 'status|list|list name|stage|board list|column|application status|state|phase',
  appliedAt: 'applied at|applieddate|applied date|date applied|application date|applied on|date of application|applied|date',
  deadline: 'deadline|due date|closing date|apply by|application deadline',
  nextAt: 'next date|interview date|follow up date|next follow up',
  ...forOwnTexts((field) => OWN_TEXTS[field].headers),
  source: 'source|jobsource|job source|found on|platform|channel|board',
  notes: 'notes|note|comments|comment|description',
}
const FIELD_OF = new Map<string, CsvField>()
for (const [field, names] of Object.entries(HEADERS) as [CsvField, string][])
  for (const name of names.split('|')) if (!FIELD_OF.has(name)) FIELD_OF.set(name, field)

/** For each field the number of its column; null: none. */
export type Mapping = Record<CsvField, number | null>

const EMPTY = Object.fromEntries(Object.keys(CSV_FIELDS).map((field) => [field, null])) as Mapping
/** 'JobTitle' is 'job title'. */
const fold = (header: string) => foldWords(header.replace(/([a-z])([A-Z])/g, '$1 $2'))

/** The mapping that the headers suggest. 'applied' is a date only without a better candidate: JobSync writes Yes and No there. */
export function proposeMapping(headers: readonly string[]): Mapping {
  const mapping = { ...EMPTY }
  const ranked = headers.map((header, column) => {
    const name = fold(header)
    const field = FIELD_OF.get(name)
    return { column, field, rank: field ? HEADERS[field].split('|').indexOf(name) : 0 }
  })
  for (const { column, field } of ranked.toSorted((one, other) => one.rank - other.rank))
    if (field && mapping[field] === null) mapping[field] = column
  return mapping
}

const JOBSYNC = [
  'index',
  'created at',
  'applied',
  'applied date',
  'company',
  'job title',
  'job type',
  'location',
  'job source',
  'status',
]
const OURS = Object.values(CSV_FIELDS).map(fold)

export function shapeOf(headers: readonly string[]): CsvShape | null {
  const names = new Set(headers.map(fold))
  const hasAll = (wanted: readonly string[]) => wanted.every((name) => names.has(name))
  if (hasAll(OURS)) return 'ours'
  if (hasAll(JOBSYNC)) return 'jobsync'
  const isListed = names.has('list') || names.has('list name')
  return isListed && names.has('company') && (names.has('title') || names.has('job title')) ? 'huntr' : null
}
