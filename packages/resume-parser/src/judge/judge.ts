import type { Evidence, ParsedResume } from '@jobapply/core/resume/schema'
import { isPersonalDetail } from '@jobapply/language/personal-details'
import { wordsInAddress } from '#extract/name-votes'
import { foldWords } from '#words/fold'
import { countryByCode, countryByName, isRegion } from '#words/places'
import { doubtByDocument } from './consistency-doubts.ts'
import { type Caps, cap, doubtCertificates, doubtJobs, doubtStudies } from './entry-doubts.ts'
import { isPlausibleName } from './name-doubts.ts'
import { doubtSkills } from './skill-doubts.ts'
import { capOfName, DOUBTED, endsInside, UNCLEAR } from './value-doubts.ts'

/** What the judge sees: the values, where they came from, and all lines with those that no value uses. */
export type Case = { data: ParsedResume; evidence: readonly Evidence[]; lines: readonly string[]; unused: number; now: Date }

/** Below it a value is doubted, whatever it is a part of. */
const SURE = 0.6
/** A list is doubted as a whole when this share of its entries is. */
const MAX_DOUBTED = 0.5
/** Share of lines without a value above which the layout was not understood. */
const MAX_UNUSED = 0.55
const MIN_LINES = 12
const LISTS = ['experience', 'education', 'certifications'] as const
const NAMES = { experience: ['company', 'position'], education: ['institution', 'degree'], certifications: ['name'] } as const

/**
 * Looks at the reading as a whole and lowers the confidence of what it doubts: errors come in groups, and a value that looks right
 * alone may look wrong beside the others.
 */
export function judge(reading: Case): Evidence[] {
  const { data, evidence, now } = reading
  const caps: Caps = new Map()
  doubtJobs(caps, data, now)
  doubtStudies(caps, data.education, now)
  doubtCertificates(caps, data.certifications, now)
  const sources = new Map(evidence.map((one) => [one.path, reading.lines[one.lines.at(-1) ?? -1] ?? '']))
  doubtSkills(
    caps,
    data.skills,
    data.skills.map((_, index) => sources.get(`skills.${index}`) ?? ''),
  )
  doubtByDocument(caps, data, reading.lines)
  doubtPerson(caps, reading)
  const judged = evidence.map((one) => ({ ...one, confidence: Math.min(one.confidence, capFor(caps, one.path)) }))
  const told = new Map(judged.map(({ path, confidence }) => [path, confidence]))
  const doubtedLists = LISTS.filter((list) => isDoubted(list, data, judged))
  const isMuddled = reading.lines.length >= MIN_LINES && reading.unused > MAX_UNUSED * reading.lines.length
  return judged.map((one) => {
    const [list = ''] = one.path.split('.')
    const isInList = (doubtedLists as readonly string[]).includes(list) && !isClearEntry(one.path, told)
    const isInDoubt = isInList || (isMuddled && list !== 'personal_info')
    return isInDoubt ? { ...one, confidence: Math.min(one.confidence, UNCLEAR) } : one
  })
}

/** The lowest cap of the value, of its entry and of its list. */
function capFor(caps: Caps, path: string): number {
  const parts = path.split('.')
  return Math.min(1, ...parts.map((_, index) => caps.get(parts.slice(0, index + 1).join('.')) ?? 1))
}

function isDoubted(list: (typeof LISTS)[number], data: ParsedResume, evidence: readonly Evidence[]): boolean {
  const entries = data[list].length
  if (entries < 2) return false
  const doubted = new Set(
    evidence
      .filter(({ path, confidence }) => {
        const [own, , field = ''] = path.split('.')
        return own === list && confidence < SURE && (NAMES[list] as readonly string[]).includes(field)
      })
      .map(({ path }) => path.split('.')[1]),
  )
  return doubted.size > MAX_DOUBTED * entries || (list === 'education' && hasFragments(data))
}

/**
 * What names the entry is clear by itself, so that the doubts of its neighbours say nothing about it: over 200 documents the doubt of a
 * list held back right values alone.
 */
const CLEAR = 0.9
function isClearEntry(path: string, told: ReadonlyMap<string, number>): boolean {
  const [list = '', index] = path.split('.')
  const names = NAMES[list as keyof typeof NAMES] ?? []
  return names.length > 0 && names.every((field) => (told.get(`${list}.${index}.${field}`) ?? 0) >= CLEAR)
}

/** One school or degree that is no name shows that the cells or lines of all were cut in the wrong places. */
const hasFragments = ({ education }: ParsedResume) =>
  education.some(({ institution, degree }) =>
    [capOfName('institution', institution || 'none'), capOfName('degree', degree || 'none')].some((most) => most <= DOUBTED),
  )

/** From here on three sources give the name: an address with another one is somebody's else. */
const OUTVOTED = 0.97

function doubtPerson(caps: Caps, { data: { personal_info: info }, evidence, lines }: Case) {
  const at = (field: string) => `personal_info.${field}`
  const votes = evidence.find(({ path }) => path === at('first_name'))?.confidence ?? 0
  const isHalf = !info.first_name || !info.last_name
  // 'Mvz. Karla': a title that nobody here knows, or a name that is cut short.
  const isShortened = /^\p{L}{2,}\./u.test(info.first_name)
  if (isHalf || isShortened || (votes < OUTVOTED && !isPlausibleName(info)))
    for (const field of ['first_name', 'last_name']) cap(caps, at(field), UNCLEAR)
  if (endsInside(info.summary) || /^\p{Ll}{2}/u.test(info.summary)) cap(caps, at('summary'), UNCLEAR)
  if (info.headline) cap(caps, at('headline'), capOfName('headline', info.headline))
  const sources = evidence.find(({ path }) => path === at('country'))?.lines ?? []
  if (info.country && !sources.some((line) => namesCountry(lines[line] ?? '', info.country))) cap(caps, at('country'), UNCLEAR)
  for (const field of ['city', 'state', 'country', 'address', 'zipCode'])
    if (sources.some((line) => isPersonalDetail(lines[line] ?? ''))) cap(caps, at(field), DOUBTED)
  doubtLinks(caps, info)
  if (info.summary.split('\n').some(isPersonalDetail)) cap(caps, at('summary'), DOUBTED)
}

/** A page of the person is a whole site, or its address has their name; anything else may be an employer's or a template's. */
function doubtLinks(caps: Caps, info: ParsedResume['personal_info']) {
  const name = `${info.first_name} ${info.last_name}`
  const isOwn = (link: string) => wordsInAddress(name, link.replace(/^https?:\/\/(?:www\.)?/i, '')) > 0
  const isOwnMail = info.email !== '' && wordsInAddress(name, info.email) > 0
  for (const field of ['linkedin', 'github'] as const)
    if (info[field] && (!isOwn(info[field]) || /-$/.test(info[field])))
      cap(caps, `personal_info.${field}`, field === 'github' && isOwnMail ? 0.9 : UNCLEAR)
  for (const [index, link] of info.other_links.entries()) {
    const path = link.replace(/^https?:\/\/[^/]+\/?/i, '')
    if (!isOwn(link) && path !== '') cap(caps, `personal_info.other_links.${index}`, UNCLEAR)
  }
}

/** The country's name, its code, or a name of it in another language. */
function namesCountry(line: string, country: string): boolean {
  if (` ${foldWords(line)} `.includes(` ${foldWords(country)} `)) return true
  const parts = line.split(/[,\t|()/·•–—-]\s*|\s{2,}/).flatMap((part) => [part.trim(), part.trim().split(/\s+/).at(-1) ?? ''])
  return parts.some(
    (part) =>
      countryByName(part) === country || countryByCode(part) === country || (country === 'United States' && isRegion(part)),
  )
}
