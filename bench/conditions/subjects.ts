import type { Answer } from '@jobapply/core/matching/constants'
import type { LANGUAGE_LEVELS, SECURITY_CLEARANCES } from '@jobapply/core/profiles/constants'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import type { Kind } from './kinds.ts'
import type { State, Subject } from './template.ts'

type Fields = Partial<ProfileFields>
type Answers = Partial<Record<State, readonly Answer[]>>

/** The profile says yes, says no, or says nothing. */
const subject = (kind: Kind, holds: Fields, lacks: Fields, answers: Answers = {}, silent: Fields = {}): Subject => ({
  kind,
  profile: { holds, lacks, silent },
  answers: { holds: ['met'], lacks: ['notMet'], silent: ['unknown'], ...answers },
})
/** No profile can answer it, so the person has to. */
const open = (kind: Kind, fields: Fields = {}): Subject =>
  subject(kind, fields, fields, { holds: ['unknown'], lacks: ['unknown'] })

const certificate = (name: string, issuer = ''): ProfileFields['certifications'][number] => ({
  id: name,
  name,
  issuer,
  issue_date: '2020',
  expiry_date: null,
  neverExpires: true,
  credential_id: null,
  credential_url: null,
  description: null,
})
const job = (position: string, description: string, startDate: string): ProfileFields['experience'][number] => ({
  id: position,
  company: 'Harbour Example',
  position,
  location: null,
  startDate,
  endDate: null,
  current: true,
  description,
  technologies: [],
})
const study = (degree: string, field: string | null): ProfileFields['education'][number] => ({
  ...{ id: degree, institution: 'Example University', degree, field, startDate: null, endDate: null },
  ...{ graduationYear: 2010, gpa: null, grade: null },
})
const entry = (
  country: string,
  workAuthorization: 'citizen' | 'no-authorization' | 'other-visa',
  securityClearance: keyof typeof SECURITY_CLEARANCES | null = null,
) => ({ id: country, country, workAuthorization, otherVisa: null, securityClearance })

/** Fourteen years in that position against three months of work altogether. */
export const years = (position: string, description = position): Subject =>
  subject(
    'years',
    { experience: [job(position, description, '2012-01')] },
    { experience: [job(position, description, '2026-08')] },
  )

/** Enough years, but not of what is asked for. */
export const yearsElsewhere = (position: string, other: string): Subject =>
  subject(
    'years',
    { experience: [job(position, position, '2012-01')] },
    { experience: [job(other, other, '2012-01')] },
    { lacks: ['notMet', 'unknown'] },
  )

export const paper = (name: string, issuer = '', kind: 'licence' | 'registration' = 'licence'): Subject =>
  subject(
    kind,
    { certifications: [certificate(name, issuer)] },
    { certifications: [certificate('Barista course', 'Example Coffee School')] },
    { lacks: ['unknown', 'notMet'] },
  )
export const registration = (name: string, issuer = '') => paper(name, issuer, 'registration')

const TITLES = { diploma: 'Diploma', bachelors: 'Bachelor of Science', masters: 'Master of Science', phd: 'PhD' } as const

/** Any degree of that level; people without it left school after the final examination. */
export const degree = (level: keyof typeof TITLES, field = 'Economics'): Subject =>
  subject(
    'degree',
    { highest_education_level: level, education: [study(TITLES[level], field)] },
    { highest_education_level: 'high-school', education: [study('High school diploma', null)] },
  )
/** A degree of one field; people without it studied something far away. */
export const degreeIn = (level: keyof typeof TITLES, field: string, other: string): Subject =>
  subject(
    'field',
    { highest_education_level: level, education: [study(TITLES[level], field)] },
    { highest_education_level: level, education: [study(TITLES[level], other)] },
    { lacks: ['notMet', 'unknown'] },
  )
/** A certificate of a school: everybody with a degree has passed it; a profile that says nothing leaves it open. */
export const schooling = (name: string): Subject =>
  subject(
    'schooling',
    { highest_education_level: 'high-school', education: [study(name, null)] },
    {},
    { holds: ['met', 'unknown'], lacks: ['unknown'] },
  )
/** The same for "finished school", which a degree proves. */
export const finishedSchool = (): Subject =>
  subject(
    'schooling',
    { highest_education_level: 'bachelors', education: [study('Bachelor of Arts', 'History')] },
    {},
    { lacks: ['unknown'] },
  )

export const driving = (): Subject => subject('driving', { driving_license: 'valid' }, { driving_license: 'none' })
/** A profile does not say which classes a licence has. */
export const drivingClass = (): Subject => ({
  ...subject(
    'driving',
    { driving_license: 'valid' },
    { driving_license: 'none' },
    { holds: ['unknown'], lacks: ['notMet', 'unknown'] },
  ),
  names: ['licence'],
})
/** A licence of one country: a valid licence of somebody who lives there is likely, not certain. */
export const drivingIn = (country: string): Subject =>
  subject(
    'driving',
    { driving_license: 'valid', location_country: country },
    { driving_license: 'none', location_country: country },
    { holds: ['met', 'unknown'] },
    { location_country: country },
  )
/** No field of a profile says whether somebody owns a car. */
export const vehicle = () => open('vehicle')

const listed = (name: string, proficiency: keyof typeof LANGUAGE_LEVELS): Fields => ({
  languages: [{ id: name, name, proficiency }],
})
/** `lacks` speaks it a little where much is asked for. */
export const language = (name: string): Subject => subject('language', listed(name, 'native'), listed(name, 'beginner'))
/** Where a little is enough, only a list without the language speaks against it, and that list may be incomplete. */
export const someLanguage = (name: string, other = 'Maltese'): Subject =>
  subject('language', listed(name, 'native'), listed(other, 'native'), { lacks: ['notMet', 'unknown'] })

const right = (kind: 'workRight' | 'sponsorship', country: string) =>
  subject(
    kind,
    { citizenship: country, work_authorization_entries: [entry(country, 'citizen')] },
    { work_authorization_entries: [entry(country, 'no-authorization')] },
  )
export const workRight = (country: string) => right('workRight', country)
/** The employer sponsors nobody; in an offer: it sponsors. */
export const sponsorship = (country: string) => right('sponsorship', country)
export const citizenship = (country: string): Subject =>
  subject(
    'citizenship',
    { citizenship: country, work_authorization_entries: [entry(country, 'citizen')] },
    { work_authorization_entries: [entry(country, 'other-visa')] },
  )

export const clearance = (level: 'secret' | 'top-secret' | 'sci'): Subject =>
  subject('clearance', { active_security_clearance: level }, { active_security_clearance: 'none' })
/** A clearance that the employer arranges after the offer. */
export const laterClearance = (): Subject =>
  subject('clearance', { active_security_clearance: 'sci' }, { active_security_clearance: 'none' }, { lacks: ['unknown'] })

/** Vetting by a state after the offer; clearances of other countries may not count, and it may be told as a check. */
export const vetting = (): Subject => ({
  ...subject('clearance', { active_security_clearance: 'sci' }, {}, { holds: ['met', 'unknown'], lacks: ['unknown'] }),
  names: ['check'],
})

export const residence = (country: string, elsewhere: string, state: string | null = null, city: string | null = null): Subject =>
  subject(
    'residence',
    { location_country: country, location_state: state, location_city: city, citizenship: country },
    { location_country: elsewhere, citizenship: elsewhere, willing_to_relocate: false },
  )
/** A distance or a quarter that no profile can prove. */
export const nearby = () => open('residence')
/** Jobs and studies may prove that somebody is old enough. */
export const age = (): Subject =>
  subject('age', {}, {}, { holds: ['unknown', 'met'], lacks: ['unknown', 'met'], silent: ['unknown', 'met'] })

export const travel = (): Subject => subject('travel', { travel_availability: 'extensive' }, { travel_availability: 'no-travel' })
export const shift = () => open('shift')
export const physical = () => open('physical')
export const check = () => open('check')
