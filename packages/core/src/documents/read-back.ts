import type { ParsedResume } from '#resume/schema'
import { foldWords } from '#shared/text/text'
import { showPeriod } from '#shared/time/show-dates'
import type { LostText } from './resume-schema.ts'
import type { ResumeContent } from './schema.ts'

/** Folded texts of a reading, in which printed texts are looked for. */
type Read = { has(text: string | null): boolean }
const readIn = (texts: readonly string[]): Read => {
  const folded = texts.map((text) => ` ${foldWords(text)} `)
  return {
    has: (text) => {
      const words = text === null ? '' : foldWords(text)
      return words === '' || folded.some((one) => one.includes(` ${words} `))
    },
  }
}
const digits = (text: string) => text.replace(/\D/g, '')
const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')

/**
 * What a printed resume (its visible content) says and our reader did not find in its place: names, titles, dates and skills, which
 * applicant tracking systems read as well. Descriptions are compared word for word.
 */
export function lostTexts(shown: ResumeContent, { personal_info: info, ...data }: ParsedResume): LostText[] {
  const lost: LostText[] = []
  const look = (section: LostText['section'], isFound: boolean, text: string | null) => {
    if (!isFound && text) lost.push({ section, text })
  }
  const contact = readIn([joined(info.first_name, info.last_name).replace(',', ''), info.email, info.headline])
  look('contact', contact.has(shown.full_name), shown.full_name)
  look('contact', contact.has(shown.email), shown.email)
  look('contact', !shown.phone || digits(info.phone).endsWith(digits(shown.phone)), shown.phone)
  look('summary', readIn([info.summary]).has(shown.professional_summary), shown.professional_summary)

  for (const job of shown.experience) {
    const read = data.experience.find(
      (one) => readIn([one.company]).has(job.company) && readIn([one.position]).has(job.position) && isSamePeriod(job, one),
    )
    look('experience', read !== undefined, joined(job.position, job.company, showPeriod(job)))
    if (read) look('experience', readIn([read.description]).has(job.description), job.description)
  }
  for (const school of shown.education)
    look(
      'education',
      data.education.some((one) => {
        const entry = readIn([joined(one.degree, one.field).replaceAll(',', ' '), one.institution, one.degree, one.field])
        return entry.has(school.institution) && entry.has(school.degree)
      }),
      joined(school.degree, school.institution),
    )
  const named = <T>(section: LostText['section'], entries: readonly T[], nameOf: (one: T) => string, read: readonly string[]) => {
    const found = readIn(read)
    for (const one of entries) look(section, found.has(nameOf(one)), nameOf(one))
  }
  const skills = [...shown.technical_skills, ...shown.soft_skills, ...shown.management_skills]
  named('skills', skills, (skill) => skill, data.skills)
  named(
    'certifications',
    shown.certifications,
    ({ name }) => name,
    data.certifications.map(({ name }) => name),
  )
  named(
    'languages',
    shown.languages,
    ({ name }) => name,
    data.languages.map(({ name }) => name),
  )
  named(
    'projects',
    shown.projects,
    ({ name }) => name,
    data.projects.map(({ name }) => name),
  )
  named(
    'awards',
    shown.awards,
    ({ title }) => title,
    data.awards.map(({ title }) => title),
  )
  named(
    'publications',
    shown.publications,
    ({ title }) => title,
    data.publications.map(({ title }) => title),
  )
  named(
    'volunteering',
    shown.volunteer_experience,
    ({ organization }) => organization,
    data.volunteer.map(({ organization }) => organization),
  )
  return lost
}

type Dated = { startDate: string | null; endDate: string | null; current: boolean }
/** A resume may print years without months; the reader must not find other ones. */
function isSamePeriod(job: Dated, read: { startDate: string; endDate: string; current: boolean }): boolean {
  const isSame = (own: string | null, found: string) => !own || own === found
  return isSame(job.startDate, read.startDate) && isSame(job.endDate, read.endDate) && job.current === read.current
}
