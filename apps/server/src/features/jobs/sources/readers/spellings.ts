import { isRecord, type Raw } from '@jobapply/core/shared/records'
import { toText } from './paths.ts'

/** What a list of jobs may say of each, under the names by which the field is known here. */
export type Known = 'title' | 'id' | 'url' | 'applyUrl' | 'company' | 'location' | 'description' | 'posted' | 'type' | 'mode'

/** Words that systems put before a field: 'jobTitle', 'requisitionId', 'opening_name'. The longest first. */
const NOUNS =
  'jobposting jobopening jobad jobpost requisition opportunity vacancy opening position posting external advert job offer'.split(
    ' ',
  )
/** Spellings without case, blanks and dashes; the first that a row has wins. */
const SPELLINGS: Readonly<Record<Known, readonly string[]>> = {
  title:
    'title titel headline designation role rolename jobrole intitule intitulé titulo título titre beruf puesto cargo position vacancy'.split(
      ' ',
    ),
  id: 'id extid eid uuid guid uid contestno contestnumber refnr reqid reqno number no nr hash shortcode code slug key reference referencenumber ref identifier'.split(
    ' ',
  ),
  url: 'url link href permalink absoluteurl hostedurl canonicalurl canonicalpositionurl careersurl careersiteurl detailurl detailsurl shareurl publicurl displayurl webpageurl weburl pageurl adurl shortlink redirecturl'.split(
    ' ',
  ),
  applyUrl: 'applyurl applylink applicationurl applicationlink applicantapplylink'.split(' '),
  company:
    'companyname company employername employer organizationname organization organisation hiringorganization hiringorgname businessname brandname brand firma arbeitgeber entreprise empresa'.split(
      ' ',
    ),
  location:
    'location locations worklocation worklocations workplace joblocation joblocations locationname locationtext locationdisplay displaylocation fulllocation formattedlocation primarylocation locationstext citystatecountry citystate place places postinglocations city town municipality office offices site address region arbeitsort lieutravail ort lieu ciudad cidade'.split(
      ' ',
    ),
  description: 'description descriptionhtml fulldescription descriptionteaser body content summary teaser details text'.split(
    ' ',
  ),
  posted:
    'dateposted posteddate postedon postedat postdate posted datepublished publisheddate publishedat publishedon publishdate published publicationdate firstpublishedat firstpublishedtssec postingdate createdat createddate creationdate createdon datecreated created dateopened opendate pubdate releaseddate postedts tcreate date'.split(
      ' ',
    ),
  type: 'employmenttype jobtype positiontype contracttype employmentstatus worktype workingtime schedule jobschedule employment contract'.split(
    ' ',
  ),
  mode: 'workplacetype workmode remotetype workmodel worklocationoption locationtype workspacetype isremote remote telecommuting'.split(
    ' ',
  ),
}
/** A name of a job, never of a department: only with such a word before it. */
const NAMES = new Set(['name', 'label', 'displayname', 'text'])

const plain = (key: string) => key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** 'title' of 'jobTitle', and whether such a word stood before it. */
function coreOf(key: string): { core: string; isOfJob: boolean } {
  let core = plain(key)
  const whole = core
  for (let noun = nounOf(core); noun; noun = nounOf(core)) core = core.slice(noun.length)
  return { core, isOfJob: core !== whole }
}
const nounOf = (text: string) => NOUNS.find((noun) => text.length > noun.length && text.startsWith(noun))

/** Where in a row each field is. `isOfJob`: the name of its title says that it is a job's; `isName`: it is a plain name, as anything may have. */
export type Spelled = { values: Partial<Record<Known, unknown>>; isOfJob: boolean; isName: boolean }

const MAX_KEYS = 200

/** The fields of a row, whatever system it is from. */
export function spell(row: Raw): Spelled {
  const entries = Object.entries(row)
    .slice(0, MAX_KEYS)
    .flatMap(([key, value]) => (hasContent(value) ? [[key, alone(value)] as const] : []))
  const whole = new Map<string, unknown>()
  const cores = new Map<string, unknown>()
  const jobNames = new Map<string, unknown>()
  for (const [key, value] of entries) {
    const { core, isOfJob } = coreOf(key)
    add(whole, plain(key), value)
    add(cores, core, value)
    if (isOfJob) add(jobNames, core, value)
  }
  const find = (kind: Known, maps = [whole, cores]) =>
    maps.flatMap((map) => SPELLINGS[kind].flatMap((name) => (map.has(name) ? [map.get(name)] : []))).find(hasContent)
  const ofJob = [...jobNames].find(([core, value]) => (core === 'title' || NAMES.has(core)) && isTitle(value))?.[1]
  const titled = ofJob ?? [find('title')].find(isTitle)
  const name = [...NAMES].map((key) => whole.get(key)).find(isTitle)
  const values: Spelled['values'] = { title: titled ?? name }
  for (const kind of KINDS) values[kind] ??= find(kind)
  return { values, isOfJob: ofJob !== undefined, isName: titled === undefined && name !== undefined }
}
const KINDS = Object.keys(SPELLINGS).filter((kind): kind is Known => kind in SPELLINGS && kind !== 'title')

/** Feeds have a list for each field, mostly of one text. */
const alone = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 && !isRecord(value[0]) ? value[0] : value)

const add = (map: Map<string, unknown>, key: string, value: unknown) => {
  if (!map.has(key)) map.set(key, value)
}
const hasContent = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasContent)
    : isRecord(value)
      ? Object.keys(value).length > 0
      : value !== null && value !== undefined && (typeof value !== 'string' || value.trim() !== '')

/** Words that may be a title: not an address, a number, a mark-up or a whole text. */
export function isTitle(value: unknown): boolean {
  const text = toText(value)
  return text !== undefined && text.length <= 250 && /\p{L}{2}/u.test(text) && !/^https?:|^\/|<\/?[a-z]|^\$/i.test(text)
}
