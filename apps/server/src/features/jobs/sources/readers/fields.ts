import { isJobPosting, toPosting as ofLinkedData } from '@jobapply/core/jobs/json-ld/job-posting'
import type { PlaceParts, Posting } from '@jobapply/core/jobs/posting'
import { joinParts, joinPlaces } from '@jobapply/core/jobs/shape'
import { isRecord, type Raw } from '@jobapply/core/shared/records'
import { numberAt, type Path, textAt, textsAt, valuesAt } from './paths.ts'
import type { Board } from './source.ts'

/** A place in parts of objects at `at` ('' is the row itself); `name` is the whole place in words. */
type PlacePath = { at: Path; name?: Path; city?: Path; region?: Path; country?: Path }

/** Where the fields of a job are in a row of one system. */
export type Fields = {
  id?: Path
  title?: Path
  company?: Path
  url?: Path
  applyUrl?: Path
  /** A text, or parts; the first that is there wins. */
  places?: readonly (Path | PlacePath)[]
  /** Further places beside the first. */
  morePlaces?: Path
  /** HTML or text, one after the other. */
  text?: readonly Path[]
  /** A word, or true for remote. */
  mode?: Path
  /** What the system's own codes mean. */
  modes?: Readonly<Record<string, string>>
  type?: Path
  posted?: Path
  expires?: Path
  /** How the source writes days with slashes: '6/15/2026' or '15/06/2026'. */
  days?: 'month first' | 'day first'
  pay?: { min?: Path; max?: Path; currency?: Path; period?: Path }
  payText?: Path
  requirements?: Path
  tags?: Path
}

/** What a row says that only code can tell: an address built from the token, or a day in a cell. */
export type Adjust = (row: Raw, board: Board, read: Posting) => Partial<Posting> | undefined

export type RowReader = {
  source: string
  fields: Fields
  adjust?: Adjust | undefined
  /** The id that was asked for, '' when it is not known; an answer for one job need not repeat it. */
  askedId?: string
}

/** The usual spellings, asked after the system's own. A name alone is not a title: departments have one too. */
const USUAL = {
  id: 'id|jobId|job_id|jobID|JobId|uuid|guid|reference|requisitionId|reqId|req_id|identifier|slug',
  title: 'title|jobTitle|job_title|JobTitle|Title|positionTitle|position_title|posting_title|PositionTitle',
  company: 'company_name|companyName|company.name|hiringOrganization.name|employer.name|employerName|organization.name',
  url: 'url|jobUrl|job_url|absolute_url|hostedUrl|hosted_url|careers_url|canonicalUrl|link|permalink|public_url|externalUrl|detailUrl',
  place: 'location|locations|full_location|fullLocation|location_name|locationName|jobLocation|formattedLocation',
  text: 'description|jobDescription|job_description|descriptionHtml|content|body',
  posted:
    'datePosted|date_posted|postedDate|posted_date|publishedAt|published_at|publicationDate|publishedDate|createdAt|created_at|postedAt|posted_at',
} as const
const USUAL_PARTS: PlacePath = {
  at: '',
  city: 'city',
  region: 'state|region|province',
  country: 'country|countryName|country_code',
}

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text)

/** A row as a posting; undefined: it has no title, or nothing that names it. */
export function readRow(row: unknown, board: Board, { source, fields, adjust, askedId }: RowReader): Posting | undefined {
  if (!isRecord(row)) return undefined
  const linked = isJobPosting(row) ? ofLinkedData(row, '') : undefined
  const title = titleOf(row, fields) ?? linked?.title
  if (!title) return undefined
  const url = addressAt(row, fields.url) ?? addressAt(row, USUAL.url) ?? linked?.url ?? ''
  const own: Posting = {
    source,
    id: textAt(row, fields.id) ?? textAt(row, USUAL.id) ?? linked?.id ?? '',
    title,
    company: textAt(row, fields.company) ?? textAt(row, USUAL.company) ?? linked?.company ?? '',
    url,
    applyUrl: addressAt(row, fields.applyUrl),
    ...placeOf(row, fields, linked),
    description: textOf(row, fields) || (linked?.description ?? ''),
    workMode: modeOf(row, fields) ?? linked?.workMode,
    jobType: fields.type ? textsAt(row, fields.type).join(' ') || linked?.jobType : linked?.jobType,
    pay: payOf(row, fields) ?? linked?.pay,
    payText: textAt(row, fields.payText) ?? linked?.payText,
    posted: momentOf(textAt(row, fields.posted) ?? textAt(row, USUAL.posted), fields) ?? linked?.posted,
    expires: momentOf(textAt(row, fields.expires), fields) ?? linked?.expires,
    requirements: textAt(row, fields.requirements) ?? linked?.requirements,
    benefits: linked?.benefits,
    tags: fields.tags ? textsAt(row, fields.tags) : linked?.tags,
  }
  const posting = { ...own, ...adjust?.(row, board, own) }
  const id = posting.id || askedId || posting.url
  if (/^\.*$/.test(id) && askedId === undefined) return undefined
  return { ...posting, id, company: posting.company || board.name }
}

export const titleOf = (row: Raw, fields: Fields) => textAt(row, fields.title) ?? textAt(row, USUAL.title)

const addressAt = (row: Raw, path: Path | undefined) => (path === undefined ? undefined : textsAt(row, path).find(isAddress))

function placeOf(row: Raw, fields: Fields, linked: Posting | undefined): Pick<Posting, 'location' | 'place'> {
  const first = firstPlace(row, fields, linked)
  const more = fields.morePlaces ? namedPlaces(row, fields.morePlaces).location.split('; ') : []
  return more.length > 0 ? { ...first, location: joinPlaces(...first.location.split('; '), ...more) } : first
}

function firstPlace(row: Raw, { places = [] }: Fields, linked: Posting | undefined): Pick<Posting, 'location' | 'place'> {
  for (const where of places) {
    const found = typeof where === 'string' ? namedPlaces(row, where) : partedPlaces(row, where)
    if (found.location) return found
  }
  if (linked) return { location: linked.location, place: linked.place }
  const named = namedPlaces(row, USUAL.place)
  return named.location ? named : partedPlaces(row, USUAL_PARTS)
}

function namedPlaces(row: Raw, path: Path): Pick<Posting, 'location' | 'place'> {
  const found = valuesAt(row, path)
  const parts = found.flatMap((one) => (isRecord(one) ? partsIn(one, USUAL_PARTS) : []))
  const written = textsAt(row, path).filter((text) => !isAddress(text))
  const location = joinPlaces(...(written.length > 0 ? written : parts.map(({ written }) => written)))
  return { location, place: parts[0]?.parts }
}

function partedPlaces(row: Raw, where: PlacePath): Pick<Posting, 'location' | 'place'> {
  const holders = where.at === '' ? [row] : valuesAt(row, where.at).filter(isRecord)
  const all = holders.flatMap((holder) => partsIn(holder, where))
  return { location: joinPlaces(...all.map(({ written }) => written)), place: all[0]?.parts }
}

function partsIn(holder: Raw, { name, city, region, country }: PlacePath): { written: string; parts: PlaceParts }[] {
  const parts = { city: textAt(holder, city), region: textAt(holder, region), country: textAt(holder, country) }
  const written = textAt(holder, name) ?? joinParts(...new Set([parts.city, parts.region, parts.country]))
  return written ? [{ written, parts }] : []
}

function textOf(row: Raw, { text = [] }: Fields): string {
  const own = text.map((path) => textsAt(row, path).join('\n')).filter(Boolean)
  return own.length > 0 ? own.join('\n') : (textAt(row, USUAL.text) ?? '')
}

function modeOf(row: Raw, { mode, modes = {} }: Fields): string | undefined {
  if (!mode) return undefined
  const [value] = valuesAt(row, mode)
  if (value === true || value === 'true' || value === 'True') return 'remote'
  const text = textsAt(row, mode)[0]
  return text === undefined ? undefined : (modes[text] ?? modes[text.toLowerCase()] ?? text.replaceAll('_', ' '))
}

function payOf(row: Raw, { pay }: Fields): Posting['pay'] {
  if (!pay) return undefined
  const [min, max] = [numberAt(row, pay.min), numberAt(row, pay.max)]
  if (!min && !max) return undefined
  const said = { currency: textAt(row, pay.currency), period: textAt(row, pay.period) }
  return { ...said, min: min || undefined, max: max || undefined }
}

/** Seconds and milliseconds come as numbers; '/Date(1793000000000)/' is one in words. */
function momentOf(text: string | undefined, { days }: Fields): string | number | undefined {
  const stamp = text && /^(?:\/Date\()?(\d{9,13})(?:[+-]\d{4})?(?:\)\/)?$/.exec(text)?.[1]
  if (stamp) return Number(stamp)
  const [, first, second, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/.exec(text ?? '') ?? []
  // '05:00:00:0' has a part too many.
  if (!days || !first || !second) return text?.replace(/(\d{2}:\d{2}:\d{2}):\d+$/, '$1')
  const [month, day] = days === 'month first' ? [first, second] : [second, first]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
