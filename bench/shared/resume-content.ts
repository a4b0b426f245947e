import { contentOf } from '@jobapply/core/documents/rules'
import type { ResumeContent } from '@jobapply/core/documents/schema'
import { readGrade } from '@jobapply/core/profiles/grades'
import { splitPhone } from '@jobapply/core/profiles/phone'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import { readCountry } from '@jobapply/core/shared/countries/country-rules'

/** A truth file of a resume set, as its README describes it. */
type Value = string | { any: string[] }
type Job = {
  company: Value
  position: Value
  location: Value
  startDate: string
  endDate: string
  current: boolean
  description: Value
}
type Study = {
  institution: Value
  degree: Value
  field: Value
  startDate: string
  endDate: string
  graduationYear: Value
  gpa: Value
}
type Certificate = { name: Value; issuer: Value; issue_date: string }
export type Truth = {
  person: string
  data: {
    personal_info: Record<
      'first_name' | 'last_name' | 'email' | 'phone' | 'summary' | 'linkedin' | 'github' | 'country',
      Value
    > & {
      other_links: string[]
    }
    skills: string[]
    experience: Job[]
    education: Study[]
    certifications: Certificate[]
  }
}

const one = (value: Value) => (typeof value === 'string' ? value : (value.any[0] ?? ''))
const orNull = (value: Value) => one(value).trim() || null
const month = (date: string) => (date.length === 4 ? `${date}-01` : date || null)

/** The person of a truth file as a resume document. */
export function contentOfTruth({ data }: Truth): ResumeContent {
  const { personal_info: person } = data
  const [website = null, portfolio = null] = person.other_links
  return contentOf({
    ...EMPTY_FIELDS,
    full_name: [person.first_name, person.last_name].map(one).join(' ').trim(),
    desired_job_title: data.experience[0] ? one(data.experience[0].position) : null,
    email: orNull(person.email),
    ...splitPhone(orNull(person.phone)),
    professional_summary: orNull(person.summary),
    linkedin_url: orNull(person.linkedin),
    github_url: orNull(person.github),
    personal_website: website,
    portfolio_url: portfolio,
    location_country: readCountry(one(person.country)) ?? null,
    technical_skills: data.skills,
    languages: [
      { id: '1', name: 'English', proficiency: 'fluent' },
      { id: '2', name: 'Spanish', proficiency: 'intermediate' },
    ],
    experience: data.experience.map((job, index) => ({
      id: String(index),
      company: one(job.company),
      position: one(job.position),
      location: orNull(job.location),
      startDate: month(job.startDate),
      endDate: month(job.endDate),
      current: job.current,
      description: orNull(job.description),
      technologies: [],
    })),
    education: data.education.map((study, index) => ({
      id: String(index),
      institution: orNull(study.institution),
      degree: one(study.degree) || one(study.field),
      field: one(study.degree) ? orNull(study.field) : null,
      startDate: month(study.startDate),
      endDate: month(study.endDate),
      graduationYear: study.endDate ? null : Number(one(study.graduationYear)) || null,
      ...readGrade(one(study.gpa)),
    })),
    certifications: data.certifications.map((certificate, index) => ({
      id: String(index),
      name: one(certificate.name),
      issuer: one(certificate.issuer),
      issue_date: certificate.issue_date || null,
      expiry_date: null,
      neverExpires: false,
      credential_id: null,
      credential_url: null,
      description: null,
    })),
  })
}

const text = (value: string | number | null) => (value === null ? '' : String(value))

/** What a reader of the printed document should find: all that was put in. */
export const expectedOf = (
  content: ResumeContent,
  names: Pick<Truth['data']['personal_info'], 'first_name' | 'last_name'>,
): Truth['data'] => ({
  personal_info: {
    ...names,
    email: text(content.email),
    phone: [content.country_code, content.phone].filter(Boolean).join(' '),
    summary: text(content.professional_summary),
    linkedin: text(content.linkedin_url),
    github: text(content.github_url),
    country: text(content.location_country),
    other_links: [content.personal_website, content.portfolio_url].filter((url) => url !== null),
  },
  skills: content.technical_skills,
  experience: content.experience.map(({ company, position, location, startDate, endDate, current, description }) => ({
    company,
    position,
    location: text(location),
    startDate: text(startDate),
    endDate: text(endDate),
    current,
    description: text(description),
  })),
  education: content.education.map(({ institution, degree, field, startDate, endDate, graduationYear, gpa, grade }) => ({
    institution: text(institution),
    degree,
    field: text(field),
    startDate: text(startDate),
    endDate: text(endDate ?? graduationYear),
    graduationYear: text(graduationYear) || text(endDate).slice(0, 4),
    gpa: text(gpa ?? grade),
  })),
  certifications: content.certifications.map(({ name, issuer, issue_date }) => ({ name, issuer, issue_date: text(issue_date) })),
})
