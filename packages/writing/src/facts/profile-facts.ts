import { LANGUAGE_LEVELS } from '@jobapply/core/profiles/constants'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { readWords } from '#text/words'
import type { Entry, EntryKind, LanguageFact, ProfileFacts, Segment } from './facts.ts'
import { degreeKeys, isCourseName, segmentsOf } from './segments.ts'

/** The facts of a profile are cut to this many: far above real profiles. */
const MAX_SEGMENTS = 2_000
const LEVELS = Object.keys(LANGUAGE_LEVELS)

const monthOf = (date: string | null | undefined): number | null => {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? []
  return year ? Number(year) * 12 + Number(month ?? 0) - (month ? 1 : 0) : null
}

type Dates = { start?: string | null; end?: string | null; current?: boolean }

/** `today` as YYYY-MM-DD: the end of current jobs. Contact data, pay, work permission and self-identification are no facts to write about. */
export function readFacts(fields: ProfileFields, today: string): ProfileFacts {
  const entries: Entry[] = []
  const segments: Segment[] = []
  const now = monthOf(today) ?? 0

  const addEntry = (
    kind: EntryKind,
    path: string,
    organization: string,
    title: string,
    dates: Dates,
    extra: readonly string[],
    isCourse = false,
  ) => {
    const text = [title, organization, ...extra].filter(Boolean).join(' , ')
    const header = new Set(segmentsOf(text, 'title', path, null).flatMap(({ keys }) => [...keys]))
    const entry: Entry = {
      kind,
      path,
      organization,
      title,
      start: monthOf(dates.start),
      end: dates.current ? now : monthOf(dates.end),
      current: dates.current ?? false,
      isCourse,
      header,
    }
    entries.push(entry)
    return entry
  }
  const add = (text: string | null, kind: Segment['kind'], path: string, entry: Entry | null, extra: readonly string[] = []) => {
    if (!text || segments.length >= MAX_SEGMENTS) return
    for (const segment of segmentsOf(text, kind, path, entry))
      segments.push(extra.length > 0 ? { ...segment, keys: new Set([...segment.keys, ...extra]) } : segment)
  }

  fields.experience.forEach(({ company, position, location, startDate, endDate, current, description, technologies }, index) => {
    const path = `experience.${index}`
    const entry = addEntry('experience', path, company, position, { start: startDate, end: endDate, current }, [
      location ?? '',
      ...technologies,
    ])
    addTitle(position, path, entry)
    add(description, 'achievement', `${path}.description`, entry)
    for (const technology of technologies) add(technology, 'skill', `${path}.technologies`, entry)
  })
  fields.projects.forEach(({ name, startDate, endDate, current, description, technologies }, index) => {
    const path = `projects.${index}`
    const entry = addEntry('project', path, name, '', { start: startDate, end: endDate, current }, technologies)
    add(description, 'achievement', `${path}.description`, entry)
    for (const technology of technologies) add(technology, 'skill', `${path}.technologies`, entry)
  })
  fields.volunteer_experience.forEach(({ organization, position, startDate, endDate, current, description }, index) => {
    const path = `volunteer_experience.${index}`
    const entry = addEntry('volunteering', path, organization, position ?? '', { start: startDate, end: endDate, current }, [
      'volunteer',
      'volunteering',
    ])
    if (position) addTitle(position, path, entry)
    add(description, 'achievement', `${path}.description`, entry)
  })
  fields.education.forEach(({ institution, degree, field, startDate, endDate, graduationYear, grade, gpa }, index) => {
    const path = `education.${index}`
    const end = endDate ?? (graduationYear === null ? null : String(graduationYear))
    const isOpen = (monthOf(end) ?? 0) > now
    const entry = addEntry('education', path, institution ?? '', degree, { start: startDate, end }, [field ?? ''], isOpen)
    const keys = degreeKeys(degree)
    const isDegree = keys.some((key) => /bachelors|masters|phd|professional|associates/.test(key))
    const text = [degree, field, institution, grade, gpa === null ? null : String(gpa)].filter(Boolean).join(', ')
    add(
      text,
      'degree',
      path,
      entry,
      isOpen
        ? [...keys.map((key) => `${key}?`), '@degree?', ...(grade || gpa !== null ? ['grad', 'averag', 'gpa'] : [])]
        : [
            ...keys,
            'qualify',
            'qualification',
            ...(grade || gpa !== null ? ['grad', 'averag', 'gpa'] : []),
            ...initialsOf(institution ?? ''),
            ...(isDegree ? ['@degree', 'degre', 'university'] : []),
            ...(/diploma/i.test(degree) ? ['@certificate'] : []),
          ],
    )
  })
  fields.certifications.forEach(({ name, issuer, issue_date, expiry_date, neverExpires, description }, index) => {
    const path = `certifications.${index}`
    const isExpired = !neverExpires && expiry_date !== null && (monthOf(expiry_date) ?? now) < now
    const isCourse = isCourseName(name) || isExpired
    const entry = addEntry('certification', path, issuer, name, { start: issue_date, end: issue_date }, [], isCourse)
    add(`${name}, ${issuer}`, 'certificate', path, entry, isCourse ? ['train'] : ['@certificate', 'train'])
    add(description, 'summary', `${path}.description`, entry)
  })
  fields.awards.forEach(({ title, issuer, date, description }, index) => {
    const path = `awards.${index}`
    const entry = addEntry('award', path, issuer ?? '', title, { start: date, end: date }, [])
    add([title, issuer].filter(Boolean).join(', '), 'certificate', path, entry, ['award', 'win', 'priz'])
    add(description, 'summary', `${path}.description`, entry)
  })
  fields.publications.forEach(({ title, publisher, date, description }, index) => {
    const path = `publications.${index}`
    const entry = addEntry('publication', path, publisher ?? '', title, { start: date, end: date }, [])
    add([title, publisher].filter(Boolean).join(', '), 'certificate', path, entry, [
      'publish',
      'publication',
      'paper',
      'articl',
      'author',
    ])
    add(description, 'summary', `${path}.description`, entry)
  })
  for (const list of ['technical_skills', 'soft_skills', 'management_skills'] as const)
    for (const [index, skill] of fields[list].entries()) add(skill, 'skill', `${list}.${index}`, null)
  add(fields.professional_summary, 'summary', 'professional_summary', null)
  add(fields.full_name, 'name', 'full_name', null)
  add(
    [fields.location_city, fields.location_state, fields.location_country].filter(Boolean).join(', '),
    'place',
    'location_city',
    null,
    ['live', 'bas', 'resid'],
  )
  const languages = fields.languages.map(({ name, proficiency }, index): LanguageFact => {
    add(name, 'language', `languages.${index}`, null, [
      'speak',
      'languag',
      'fluent',
      'fluency',
      'nativ',
      'nativ',
      'advanc',
      'conversational',
      'intermediat',
      'basic',
      'beginn',
      'bilingual',
      'spoken',
      'written',
      'tongue',
    ])
    return { key: readWords(name).words[0]?.base ?? '', level: LEVELS.indexOf(proficiency), path: `languages.${index}`, name }
  })

  function addTitle(position: string, path: string, entry: Entry) {
    for (const segment of segmentsOf(position, 'title', `${path}.position`, entry))
      segments.push(
        /\b(?:assistant|apprentice|trainee|junior|intern|mate|deputy|volunteer)\b/i.test(position)
          ? { ...segment, verbs: new Set() }
          : segment,
      )
  }
  const all = new Set([...segments.flatMap(({ keys }) => [...keys]), ...entries.flatMap(({ header }) => [...header])])
  const raw = new Set(
    [
      ...segments.map(({ text }) => text),
      ...entries.map(({ organization }) => organization),
      ...fields.experience.map(({ location }) => location ?? ''),
    ].flatMap((text) => readWords(text).words.map((word) => word.raw.toLowerCase())),
  )
  const initials = fields.education.flatMap(({ institution }) => initialsOf(institution ?? ''))
  const capitals = new Set(
    [
      ...segments.map(({ text, kind }) => ({ text, isProse: kind === 'achievement' || kind === 'summary' })),
      ...entries.flatMap(({ title, organization }) => [title, organization].map((text) => ({ text, isProse: false }))),
      ...fields.experience.map(({ location }) => ({ text: location ?? '', isProse: false })),
    ].flatMap(({ text, isProse }) =>
      readWords(text).words.flatMap(({ text: word, isCapital, isFirst }) => (isCapital && !(isProse && isFirst) ? word : [])),
    ),
  )
  for (const one of [...initials, 'gpa']) capitals.add(one)
  const jobs = entries.filter(({ kind }) => kind === 'experience')
  return {
    entries,
    segments,
    languages,
    all,
    capitals,
    raw,
    totalMonths: Math.max(monthsIn(jobs), Math.round((fields.total_experience ?? 0) * 12)),
    today: now,
  }
}

/** "UCD" for University College Dublin. */
const initialsOf = (name: string) => {
  const initials = (name.match(/\b\p{Lu}/gu) ?? []).join('').toLowerCase()
  return initials.length >= 2 && initials.length <= 6 ? [initials] : []
}

/** Months of some entries, overlaps counted once. */
export function monthsIn(entries: readonly Entry[]): number {
  const months = new Set<number>()
  for (const { start, end } of entries)
    if (start !== null && end !== null) for (let month = start; month <= Math.min(end, start + 900); month++) months.add(month)
  return months.size
}
