import {
  canAddAward,
  canAddCertification,
  canAddEducation,
  canAddExperience,
  canAddLanguage,
  canAddWorkAuthorization,
} from '@jobapply/core/profiles/adding'
import { DEFAULT_LANGUAGE_LEVEL, type Section } from '@jobapply/core/profiles/constants'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { languageLabel } from '@jobapply/core/profiles/skills'
import type { ListRule } from '#forms/form.ts'

export type ListName =
  | 'profile_references'
  | 'experience'
  | 'projects'
  | 'volunteer_experience'
  | 'education'
  | 'publications'
  | 'certifications'
  | 'awards'
  | 'languages'
  | 'work_authorization_entries'
type EntryOf<L extends ListName> = NonNullable<ProfileFields[L]>[number]
type Nullable<T> = { [K in keyof T]: T[K] | null }
/** An entry in the form that adds it: it has no id yet, and an authorization has nothing chosen at first. */
export type Draft<L extends ListName> = L extends 'work_authorization_entries'
  ? Nullable<Omit<EntryOf<L>, 'id'>>
  : Omit<EntryOf<L>, 'id'>
export type NewEntries = { [L in ListName]: Draft<L> }

const isFilled = (text: string | null) => Boolean(text?.trim())
const period = { startDate: null, endDate: null, current: false }

/** The lists of a profile: their section, a blank entry, and when an entry can be added (spec 2 §5.4). */
export const LISTS: { [L in ListName]: ListRule<Draft<L>> & { section: Section } } = {
  profile_references: {
    section: 'personal',
    blank: { name: '', position: null, company: null, email: null, phone: null, note: null },
    needs: { name: 'Name' },
    canAdd: ({ name }) => isFilled(name),
    nameOf: ({ name }) => name,
  },
  experience: {
    section: 'experience',
    blank: { company: '', position: '', location: null, ...period, description: null, technologies: [] },
    needs: { company: 'Company', position: 'Position', startDate: 'Start date', endDate: 'End date' },
    canAdd: canAddExperience,
    nameOf: ({ position, company }) => `${position} at ${company}`,
  },
  projects: {
    section: 'experience',
    blank: { name: '', url: null, ...period, description: null, technologies: [] },
    needs: { name: 'Name' },
    canAdd: ({ name }) => isFilled(name),
    nameOf: ({ name }) => name,
  },
  volunteer_experience: {
    section: 'experience',
    blank: { organization: '', position: null, ...period, description: null },
    needs: { organization: 'Organization' },
    canAdd: ({ organization }) => isFilled(organization),
    nameOf: ({ position, organization }) => (position ? `${position} at ${organization}` : organization),
  },
  education: {
    section: 'education',
    blank: {
      institution: null,
      degree: '',
      field: null,
      startDate: null,
      endDate: null,
      graduationYear: null,
      gpa: null,
      grade: null,
    },
    needs: { degree: 'Degree' },
    canAdd: canAddEducation,
    nameOf: ({ degree, field }) => (field ? `${degree}, ${field}` : degree),
  },
  publications: {
    section: 'education',
    blank: { title: '', publisher: null, date: null, url: null, description: null },
    needs: { title: 'Title' },
    canAdd: ({ title }) => isFilled(title),
    nameOf: ({ title }) => title,
  },
  certifications: {
    section: 'certifications',
    blank: {
      name: '',
      issuer: '',
      issue_date: null,
      expiry_date: null,
      neverExpires: false,
      credential_id: null,
      credential_url: null,
      description: null,
    },
    needs: { name: 'Certification name', issuer: 'Issuing organization' },
    canAdd: canAddCertification,
    nameOf: ({ name }) => name,
  },
  awards: {
    section: 'certifications',
    blank: { title: '', issuer: null, date: null, description: null },
    needs: { title: 'Title' },
    canAdd: canAddAward,
    nameOf: ({ title }) => title,
  },
  languages: {
    section: 'skills',
    blank: { name: '', proficiency: DEFAULT_LANGUAGE_LEVEL },
    needs: { name: 'Language', proficiency: 'Proficiency' },
    canAdd: canAddLanguage,
    nameOf: languageLabel,
  },
  work_authorization_entries: {
    section: 'preferences',
    blank: { country: null, workAuthorization: null, otherVisa: null, securityClearance: null },
    needs: { country: 'Country', workAuthorization: 'Work authorization' },
    canAdd: (draft) => canAddWorkAuthorization(draft, 'editor'),
    nameOf: ({ country }) => country ?? '',
  },
}
