import { SKILL_LEVELS } from '#profiles/constants'
import { LINK_FIELDS, LINKS } from '#profiles/links'
import { toSkillObjects } from '#profiles/skills'
import { isRecord, own, type Raw } from '#shared/records'
import { isSame } from '#shared/same'
import type { ResumeContent, ResumeSection } from './schema.ts'

/** Something that the profile says since the resume last looked at it, and the resume does not. */
export type ContentChange = {
  key: string
  section: ResumeSection
  /** What is changed: 'Email', or the name of an entry. */
  label: string
  kind: 'new' | 'changed' | 'gone'
  /** The id of the entry. */
  entry: string | null
  before: string
  after: string
}

/** Fields that change together. */
const FIELD_GROUPS: readonly { section: ResumeSection; label: string; fields: readonly (keyof ResumeContent)[] }[] = [
  { section: 'contact', label: 'Name', fields: ['full_name'] },
  { section: 'contact', label: 'Job title', fields: ['desired_job_title'] },
  { section: 'contact', label: 'Email', fields: ['email'] },
  { section: 'contact', label: 'Phone', fields: ['country_code', 'phone'] },
  {
    section: 'contact',
    label: 'Address',
    fields: ['address', 'location_zip_code', 'location_city', 'location_state', 'location_country'],
  },
  ...LINK_FIELDS.map((field) => ({ section: 'contact' as const, label: LINKS[field].name, fields: [field] })),
  { section: 'summary', label: 'Summary', fields: ['professional_summary'] },
  { section: 'skills', label: 'Technical skills', fields: ['technical_skills', 'technical_skill_levels'] },
  { section: 'skills', label: 'Soft skills', fields: ['soft_skills'] },
  { section: 'skills', label: 'Management skills', fields: ['management_skills'] },
]
/** Lists whose entries change one by one. */
const LISTS = {
  experience: 'experience',
  projects: 'projects',
  education: 'education',
  certifications: 'certifications',
  languages: 'languages',
  awards: 'awards',
  publications: 'publications',
  volunteer_experience: 'volunteering',
  profile_references: 'references',
} as const satisfies Partial<Record<keyof ResumeContent, ResumeSection>>
type List = keyof typeof LISTS
type Entry = Raw & { id: string }

type Compared = {
  content: ResumeContent
  /** What the profile said when the resume last looked at it. */
  profileContent: ResumeContent
}

/** What the profile says now and did not say then. Edits of the resume itself are not changes of the profile, and stay. */
export const contentChanges = ({ content, profileContent: then }: Compared, now: ResumeContent): ContentChange[] => [
  ...FIELD_GROUPS.flatMap(({ section, label, fields }): ContentChange[] => {
    const isNews = fields.some((field) => !isSame(now[field], then[field]))
    if (!isNews || fields.every((field) => isSame(now[field], content[field]))) return []
    const [before, after] = [textOfFields(content, fields), textOfFields(now, fields)]
    return [{ key: label, section, label, kind: 'changed', entry: null, before, after }]
  }),
  ...lists().flatMap((list) => listChanges(list, content[list], then[list], now[list])),
]

function listChanges(list: List, content: readonly Entry[], then: readonly Entry[], now: readonly Entry[]): ContentChange[] {
  const section = LISTS[list]
  const find = (entries: readonly Entry[], id: string) => entries.find((one) => one.id === id)
  const changed = now.flatMap((entry): ContentChange[] => {
    const [kept, earlier] = [find(content, entry.id), find(then, entry.id)]
    const change = { key: keyOf(list, entry), section, label: nameOf(entry), entry: entry.id }
    if (!kept && !earlier) return [{ ...change, kind: 'new', before: '', after: textOfEntry(entry) }]
    // An entry that was removed from the resume stays removed.
    const news = kept ? newsOf(entry, earlier).filter((key) => !isSame(own(entry, key), own(kept, key))) : []
    if (!kept || news.length === 0) return []
    return [{ ...change, kind: 'changed', before: textOfEntry(kept, news), after: textOfEntry(entry, news) }]
  })
  const gone = then.flatMap((entry): ContentChange[] => {
    const kept = find(content, entry.id)
    if (!kept || find(now, entry.id)) return []
    const change = { key: keyOf(list, kept), section, label: nameOf(kept), entry: kept.id, after: '' }
    return [{ ...change, kind: 'gone', before: textOfEntry(kept) }]
  })
  return [...changed, ...gone]
}

/** The facts of an entry that the profile did not state like this before. */
const newsOf = (entry: Entry, earlier: Entry | undefined) =>
  Object.keys(entry).filter((key) => !earlier || !isSame(own(entry, key), own(earlier, key)))

/** The content with these changes of the profile in it. */
export function takeChanges({ content, profileContent: then }: Compared, profile: ResumeContent, keys: readonly string[]) {
  const taken: Record<string, unknown> = { ...content }
  for (const { label, fields } of FIELD_GROUPS)
    if (keys.includes(label)) for (const field of fields) taken[field] = profile[field]
  for (const list of lists()) taken[list] = takeEntries(list, content[list], then[list], profile[list], keys)
  return taken as ResumeContent
}

type Entries = readonly Entry[]
/** Changed entries keep their place and the person's own edits; a new entry comes where the profile has it. */
function takeEntries(list: List, content: Entries, then: Entries, profile: Entries, keys: readonly string[]) {
  const isTaken = (entry: Entry) => keys.includes(keyOf(list, entry))
  const changed = (kept: Entry, entry: Entry | undefined) => {
    const earlier = then.find(({ id }) => id === kept.id)
    return entry ? { ...kept, ...Object.fromEntries(newsOf(entry, earlier).map((key) => [key, entry[key]])) } : []
  }
  const result = content.flatMap((kept) =>
    isTaken(kept)
      ? changed(
          kept,
          profile.find(({ id }) => id === kept.id),
        )
      : kept,
  )
  for (const [index, entry] of profile.entries()) {
    if (!isTaken(entry) || result.some(({ id }) => id === entry.id)) continue
    const above = profile.slice(0, index).map(({ id }) => id)
    result.splice(result.findLastIndex(({ id }) => above.includes(id)) + 1, 0, entry)
  }
  return result
}

const lists = () => Object.keys(LISTS) as List[]
const keyOf = (list: List, { id }: Entry) => `${list}/${id}`

const NAMES = ['company', 'organization', 'institution', 'name', 'title', 'degree']
const nameOf = (entry: Raw) => NAMES.map((key) => textOf(own(entry, key))).find(Boolean) ?? ''

function textOfFields(content: ResumeContent, fields: readonly (keyof ResumeContent)[]): string {
  if (fields.includes('technical_skill_levels')) return textOfSkills(content)
  return fields
    .map((field) => textOf(content[field]))
    .filter(Boolean)
    .join(' ')
}
const textOfSkills = (content: ResumeContent) =>
  toSkillObjects(content)
    .map(({ name, level }) => `${name} (${SKILL_LEVELS[level]})`)
    .join(', ')

/** Its facts, without the marks of lists. */
const textOfEntry = (entry: Raw, keys = Object.keys(entry)) =>
  keys
    .toSorted()
    .filter((key) => key !== 'id')
    .map((key) => (key === 'current' ? (own(entry, key) ? 'Present' : '') : textOf(own(entry, key))))
    .filter(Boolean)
    .join(' · ')

function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).replaceAll('•', '')
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return isRecord(value) ? textOfEntry(value) : ''
}
