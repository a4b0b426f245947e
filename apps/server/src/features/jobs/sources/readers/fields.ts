import { isJobPosting, toPosting as ofLinkedData } from '@jobapply/core/jobs/json-ld/job-posting'
import type { PlaceParts, Posting } from '@jobapply/core/jobs/posting'
import { joinParts, joinPlaces } from '@jobapply/core/jobs/shape'
import { isRecord, type Raw } from '@jobapply/core/shared/records'
import { numberAt, type Path, textAt, textsAt, toText, valuesAt } from './paths.ts'
import type { Board } from './source.ts'
import { spell } from './spellings.ts'

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
  /** The address that the answer came from: some lists name their jobs from there. */
  base?: string | undefined
  /** A row that was found where the system does not usually keep its jobs: its fields may have any usual name. */
  isLoose?: boolean
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
  city: 'city|cityName|city_name|town|locality|municipality|addressLocality|locationCity',
  region: 'state|region|province|stateName|stateCode|addressRegion|locationState',
  country: 'country|countryName|country_code|countryCode|isoCountry|addressCountry|locationCountry',
}

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text)

/** A row as a posting; undefined: it has no title, or nothing that names it. */
export function readRow(row: unknown, board: Board, reader: RowReader): Posting | undefined {
  const { source, fields, adjust, askedId, base, isLoose } = reader
  if (!isRecord(row)) return undefined
  const linked = isJobPosting(row) ? ofLinkedData(row, '') : undefined
  const loose = isLoose ? spell(row).values : {}
  const title = titleOf(row, fields) ?? linked?.title ?? toText(loose.title)
  if (!title) return undefined
  const address = (path: Path | undefined) => addressAt(row, path, base)
  const url = address(fields.url) ?? address(USUAL.url) ?? linked?.url ?? addressOf(loose.url, base) ?? ''
  const own: Posting = {
    source,
    id: textAt(row, fields.id) ?? textAt(row, USUAL.id) ?? linked?.id ?? toText(loose.id) ?? '',
    title,
    company: textAt(row, fields.company) ?? textAt(row, USUAL.company) ?? linked?.company ?? toText(loose.company) ?? '',
    url,
    applyUrl: address(fields.applyUrl) ?? addressOf(loose.applyUrl, base),
    ...placeOf(row, fields, linked, loose.location),
    description: textOf(row, fields) || (linked?.description ?? toText(loose.description) ?? ''),
    workMode: modeOf(row, fields) ?? linked?.workMode ?? modeIn([loose.mode]),
    jobType:
      (fields.type && textsAt(row, fields.type).join(' ')) || linked?.jobType || textsAt(loose, 'type').join(' ') || undefined,
    pay: payOf(row, fields) ?? linked?.pay,
    payText: textAt(row, fields.payText) ?? linked?.payText,
    posted: momentOf(textAt(row, fields.posted) ?? textAt(row, USUAL.posted) ?? toText(loose.posted), fields) ?? linked?.posted,
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

function addressAt(row: Raw, path: Path | undefined, base: string | undefined): string | undefined {
  if (path === undefined) return undefined
  const texts = textsAt(row, path)
  return texts.find(isAddress) ?? texts.map((text) => addressOf(text, base)).find(Boolean)
}

/** A whole address; one that begins at the host of the answer belongs to it, unless only programs ask there. */
function addressOf(value: unknown, base: string | undefined): string | undefined {
  const text = toText(value)
  if (!text || isAddress(text)) return text
  const from = base && /^\/{1,2}[^/\s]\S*$/.test(text) && !/^\/(?:api|rest|v\d)\//.test(text) ? URL.parse(base) : null
  if (!from || (!text.startsWith('//') && /(?:^|[.-])(?:api|jsapi|rest|apigw|services?)[.-]/.test(from.hostname)))
    return undefined
  return URL.parse(text, from.origin)?.href
}

type Places = Pick<Posting, 'location' | 'place'>

function placeOf(row: Raw, fields: Fields, linked: Posting | undefined, loose: unknown): Places {
  const first = firstPlace(row, fields, linked, loose)
  const more = fields.morePlaces ? namedPlaces(row, fields.morePlaces).location.split('; ') : []
  return more.length > 0 ? { ...first, location: joinPlaces(...first.location.split('; '), ...more) } : first
}

function firstPlace(row: Raw, { places = [] }: Fields, linked: Posting | undefined, loose: unknown): Places {
  for (const where of places) {
    const found = typeof where === 'string' ? namedPlaces(row, where) : partedPlaces(row, where)
    if (found.location) return found
  }
  if (linked) return { location: linked.location, place: linked.place }
  const named = namedPlaces(row, USUAL.place)
  if (named.location) return named
  const parted = partedPlaces(row, USUAL_PARTS)
  return parted.location || loose === undefined ? parted : namedPlaces({ loose }, 'loose')
}

function namedPlaces(row: Raw, path: Path): Places {
  const found = valuesAt(row, path)
  const parts = found.flatMap((one) => (isRecord(one) ? partsWithin(one) : []))
  const written = textsAt(row, path).filter((text) => !isAddress(text))
  const location = joinPlaces(...(written.length > 0 ? written : parts.map(({ written }) => written)))
  return { location, place: parts[0]?.parts }
}

/** A place, or one whose parts are one level deeper. */
function partsWithin(place: Raw): { written: string; parts: PlaceParts }[] {
  const own = partsIn(place, USUAL_PARTS)
  if (own.length > 0) return own
  return valuesAt(place, 'address|location').flatMap((one) =>
    isRecord(one) ? partsIn(one, { ...USUAL_PARTS, name: 'name' }) : [],
  )
}

function partedPlaces(row: Raw, where: PlacePath): Places {
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

const modeOf = (row: Raw, { mode, modes }: Fields) => (mode ? modeIn(valuesAt(row, mode), modes) : undefined)

function modeIn(values: readonly unknown[], modes: Readonly<Record<string, string>> = {}): string | undefined {
  const [value] = values
  if (value === true || value === 'true' || value === 'True') return 'remote'
  const text = values.map(toText).find((one) => one !== undefined)
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
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text ?? '') ?? []
  // '05:00:00:0' has a part too many.
  if (!days || !first || !second) return text?.replace(/(\d{2}:\d{2}:\d{2}):\d+$/, '$1')
  const [month, day] = days === 'month first' ? [first, second] : [second, first]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
