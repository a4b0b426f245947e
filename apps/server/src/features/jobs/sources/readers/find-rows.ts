import { isJobPosting } from '@jobapply/core/jobs/json-ld/job-posting'
import { isRecord, type Raw } from '@jobapply/core/shared/records'
import { type Fields, titleOf } from './fields.ts'
import { MAX_ENTRIES } from './parse-response.ts'
import { textAt, toText } from './paths.ts'
import { isTitle, type Known, spell } from './spellings.ts'

const MAX_DEPTH = 12
/** Beside the list that was asked for: other jobs, what a page is built of, and what a list can be narrowed by. */
const ASIDE =
  /similar|related|recommend|featured|suggest|facet|filter|aggregat|breadcrumb|included|^(?:blog|news)?posts?$|menu|navig|footer|header|blog|news|article|faq|testimonial|translation|setting|config/i
/** They hold jobs, and are none themselves. */
const HOLDERS =
  /(?:departments?|categor(?:y|ies)|offices?|teams?|locations?|regions?|countries|cities|compan(?:y|ies)|brands?|groups?|areas?|boards?|sites?|functions?|famil(?:y|ies)|types?|levels?|skills?|tags?|benefits?|people|members|employees|pages?|questions?|titles|alerts?)$/i
/** The name of a list of jobs. */
const LISTS = /job|position|vacanc|opening|posting|requisition|opportunit|vaga|oferta|offre|offer|stelle|stilling|^(?:jvs|ads)$/i
/** A row inside an entry: JSON:API, GraphQL, search engines. */
const WRAPPED = [
  'attributes',
  'node',
  '_source',
  'job',
  'posting',
  'vacancy',
  'fields',
  'document',
  'data',
  'response',
  'content',
]
/** What only a job has, beside what `spell` knows. */
const OF_JOBS =
  /salary|compensation|payrange|deadline|closingdate|closedate|expir|validthrough|vacanc|requisition|applicat|applyto|shift|openings$|seniority|experiencelevel/i
/** The address of a job's page. */
const JOB_ADDRESS =
  /\/(?:jobs?|careers?|positions?|vacanc(?:y|ies)|openings?|postings?|requisitions?|opportunit(?:y|ies)|job[-_](?:details?|posting|offers?|offer)|stellen(?:angebote?)?|stilling|offres?|emplois?|vagas?|ofertas?)\b/i

/** Whether what has this name in an answer is beside its list of jobs. */
export const isBesideJobs = (key: string) => ASIDE.test(key) || (HOLDERS.test(key) && !LISTS.test(key))

/** Every object of an answer that plainly is a job: a title, something that names it, and what only a job has. */
export function findJobRows(value: unknown, fields: Fields): Raw[] {
  const found: Raw[] = []
  walk(value, 0, { isHolder: false, isList: false, key: '' })
  return found

  function walk(at: unknown, depth: number, place: Place) {
    if (depth > MAX_DEPTH || found.length >= MAX_ENTRIES) return
    if (Array.isArray(at)) {
      for (const one of at.slice(0, MAX_ENTRIES)) walk(one, depth + 1, { ...place, key: '' })
      return
    }
    if (!isRecord(at)) return
    const row = rowsOf(at, place.key).find((one) => isJob(one, fields, place))
    if (row) found.push(row)
    else for (const [key, one] of Object.entries(at)) if (!ASIDE.test(key)) walk(one, depth + 1, inside(place, key))
  }
}

/** Where a record is: inside a department or an office, and inside a list that is called jobs. */
type Place = { isHolder: boolean; isList: boolean; key: string }

function inside({ isHolder, isList }: Place, key: string): Place {
  if (HOLDERS.test(key)) return { isHolder: true, isList: false, key }
  return LISTS.test(key) ? { isHolder: false, isList: true, key } : { isHolder, isList, key }
}

/** A record, and what it wraps with the fields around it; a record under a number is named by it. */
function rowsOf(record: Raw, key: string): Raw[] {
  const named = /\d/.test(key) && !/[^\w-]/.test(key) && !('id' in record) ? { ...record, id: key } : record
  const wrapped = WRAPPED.flatMap((name) => {
    const inner = Object.hasOwn(record, name) ? record[name] : undefined
    const scalars = Object.entries(record).filter(([, value]) => typeof value !== 'object')
    const links = Object.entries(record).filter(([each]) => each === 'links')
    return isRecord(inner) ? [{ ...Object.fromEntries([...links, ...scalars]), ...inner }] : []
  })
  return [named, ...wrapped]
}

/** The job in an entry of a list of jobs, whatever its fields are called. */
export const jobRowOf = (entry: unknown, fields: Fields): Raw | undefined =>
  isRecord(entry) ? rowsOf(entry, '').find((row) => isJob(row, fields, { isHolder: false, isList: true, key: '' })) : undefined

function isJob(row: Raw, fields: Fields, { isHolder, isList, key }: Place): boolean {
  if (isJobPosting(row)) return true
  if (isHolder) return false
  const { values, isOfJob, isName } = spell(row)
  const ownPath = fields.title?.split('|').find((path) => textAt(row, path) !== undefined)
  const own = ownPath === undefined ? undefined : textAt(row, ownPath)
  if (own === undefined && titleOf(row, fields) === undefined && !isTitle(values.title)) return false
  if (!isTitle(own ?? values.title)) return false
  const address = [values.url, values.applyUrl].map(toText).find(Boolean) ?? ''
  if (!address && toText(values.id) === undefined && textAt(row, fields.id ?? '') === undefined) return false
  // Systems call a title 'name', as everything has one: more must speak for a job then.
  const isPlain = ownPath === undefined ? isName : /(?:^|\.)(?:name|text|label)$/.test(ownPath)
  const isOwnWord = ownPath !== undefined && !/(?:^|\.)(?:name|text|label|title|headline|\d+)$/.test(ownPath)
  const said: readonly Known[] = ['location', 'type', 'mode', 'applyUrl']
  const evidence =
    said.filter((kind) => values[kind] !== undefined).length +
    (Object.keys(row).some((key) => OF_JOBS.test(key)) ? 1 : 0) +
    (JOB_ADDRESS.test(address) ? 1 : 0) +
    (values.posted !== undefined && values.description !== undefined ? 0.5 : 0) +
    (isOfJob || isOwnWord ? 1 : 0) +
    // One object alone may be the board itself.
    (isList && (key === '' || /\d/.test(key)) ? 1 : 0)
  return evidence >= (isPlain ? 2 : 1)
}
