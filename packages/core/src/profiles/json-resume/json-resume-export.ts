import { SKILL_LEVELS } from '#profiles/constants'
import { writeGrade } from '#profiles/grades'
import { LINKS, NETWORK_FIELDS } from '#profiles/links'
import type { Profile } from '#profiles/schema'
import type { certificationsShape } from '#profiles/schema-certifications'
import type { educationShape } from '#profiles/schema-education'
import type { experienceShape } from '#profiles/schema-experience'
import type { personalShape } from '#profiles/schema-personal'
import type { skillsShape } from '#profiles/schema-skills'
import { countryCodeOf } from '#shared/countries/country-rules'
import { JSON_RESUME_SCHEMA, SKILL_GROUPS } from './json-resume.ts'

/** A profile, or only the fields that belong on a resume. */
type Exported = Pick<Profile, ExportedField> & Partial<Pick<Profile, (typeof NO_PLACE)[number]>>
type ExportedField =
  | Exclude<keyof typeof personalShape, 'gender' | 'citizenship'>
  | keyof typeof experienceShape
  | keyof typeof educationShape
  | keyof typeof certificationsShape
  | keyof typeof skillsShape
  | 'desired_job_title'

/** A profile as JSON Resume, and sentences about what the format cannot hold. */
export function toJsonResume(profile: Exported): { resume: Record<string, unknown>; leftOut: string[] } {
  const resume = {
    $schema: JSON_RESUME_SCHEMA,
    basics: toBasics(profile),
    ...compact(toLists(profile)),
  }
  return { resume, leftOut: [...fieldsLeftOut(profile), ...entriesLeftOut(profile)] }
}

const toBasics = (profile: Exported) =>
  compact({
    name: profile.full_name,
    label: profile.desired_job_title,
    email: profile.email,
    phone: [profile.country_code, profile.phone].filter(Boolean).join(' '),
    url: asUri(profile.personal_website),
    summary: profile.professional_summary,
    location: compact({
      address: profile.address,
      postalCode: profile.location_zip_code,
      city: profile.location_city,
      countryCode: profile.location_country && countryCodeOf(profile.location_country),
      region: profile.location_state,
    }),
    profiles: NETWORK_FIELDS.flatMap((field) => {
      const url = profile[field]
      return url ? { network: LINKS[field].name, url: asUri(url) } : []
    }),
  })

const toLists = (profile: Exported) => ({
  work: profile.experience.map(({ company, position, location, startDate, endDate, description }) =>
    compact({ name: company, position, location, startDate, endDate, summary: description }),
  ),
  volunteer: profile.volunteer_experience.map(({ organization, position, startDate, endDate, description }) =>
    compact({ organization, position, startDate, endDate, summary: description }),
  ),
  education: profile.education.map((one) =>
    compact({
      institution: one.institution,
      area: one.field,
      studyType: one.degree,
      startDate: one.startDate,
      endDate: one.endDate ?? one.graduationYear?.toString(),
      score: writeGrade(one),
    }),
  ),
  awards: profile.awards.map(({ title, date, issuer, description }) =>
    compact({ title, date, awarder: issuer, summary: description }),
  ),
  certificates: profile.certifications.map(({ name, issue_date, issuer, credential_url }) =>
    compact({ name, date: issue_date, issuer, url: asUri(credential_url) }),
  ),
  publications: profile.publications.map(({ title, publisher, date, url, description }) =>
    compact({ name: title, publisher, releaseDate: date, url: asUri(url), summary: description }),
  ),
  skills: [
    ...profile.technical_skills.map((name) => compact({ name, level: levelLabel(profile, name) })),
    ...Object.entries(SKILL_GROUPS).flatMap(([field, name]) => {
      const keywords = profile[field as keyof typeof SKILL_GROUPS]
      return keywords.length > 0 ? { name, keywords } : []
    }),
  ],
  languages: profile.languages.map(({ name, proficiency }) => ({ language: name, fluency: proficiency })),
  references: profile.profile_references.map(({ name, note }) => compact({ name, reference: note })),
  projects: profile.projects.map(({ name, description, technologies, startDate, endDate, url }) =>
    compact({ name, description, keywords: technologies, startDate, endDate, url: asUri(url) }),
  ),
})

/** The published schema asks for a URI: letters such as ü are encoded. */
const asUri = (url: string | null) => (url === null || /^[!-~]*$/.test(url) ? url : new URL(url).href)

const NO_PLACE = [
  'gender',
  'citizenship',
  'desired_location_city',
  'desired_location_state',
  'desired_salary_min',
  'desired_salary_max',
  'current_salary',
  'total_experience',
  'highest_education_level',
  'expected_joining_date',
  'work_authorization',
  'security_clearance',
  'active_security_clearance',
  'driving_license',
  'travel_availability',
  'veteran_status',
  'disability_status',
  'race_ethnicity',
  'companies_to_exclude',
  'willing_to_relocate',
  'work_authorization_entries',
] as const

function fieldsLeftOut(profile: Exported): string[] {
  const names = NO_PLACE.filter((field) => !isEmpty(profile[field])).map((field) => field.replaceAll('_', ' '))
  return names.length > 0 ? [`JSON Resume has no place for: ${names.join(', ')}.`] : []
}

const entriesLeftOut = (profile: Exported): string[] => [
  ...profile.experience.flatMap(({ company, technologies }) => missing(`Work at ${company}`, { technologies })),
  ...profile.education.flatMap(({ degree, gpa, grade, endDate, graduationYear }) =>
    missing(`Education "${degree}"`, { grade: gpa !== null && grade, 'graduation year': endDate && graduationYear }),
  ),
  ...profile.certifications.flatMap(({ name, expiry_date, neverExpires, credential_id, description }) =>
    missing(`Certification "${name}"`, {
      'expiry date': expiry_date,
      'never expires': neverExpires,
      'credential ID': credential_id,
      description,
    }),
  ),
  ...profile.profile_references.flatMap(({ name, position, company, email, phone }) =>
    missing(`Reference ${name}`, { position, company, email, phone }),
  ),
]

function missing(entry: string, values: Record<string, unknown>): string[] {
  const names = Object.keys(values).filter((name) => values[name] !== false && !isEmpty(values[name]))
  return names.length > 0 ? [`${entry}: JSON Resume has no place for ${names.join(', ')}.`] : []
}

const levelLabel = ({ technical_skill_levels: levels }: Exported, name: string) => {
  const level = Object.hasOwn(levels, name) ? levels[name] : undefined
  return level && SKILL_LEVELS[level]
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0)

const compact = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => !isEmpty(value)))
