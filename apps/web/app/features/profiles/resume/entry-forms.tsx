import type { EntryField } from '@jobapply/core/profiles/resume-found'
import type { ReactNode } from 'react'
import { AwardFields, awardLines } from '#features/profiles/editor/certifications/award-list.tsx'
import { CertificationFields, certificationLines } from '#features/profiles/editor/certifications/certification-list.tsx'
import { EducationFields, educationLines } from '#features/profiles/editor/education/education-list.tsx'
import { PublicationFields, publicationLines } from '#features/profiles/editor/education/publication-list.tsx'
import { ExperienceFields, experienceLines } from '#features/profiles/editor/experience/experience-list.tsx'
import { ProjectFields, projectLines } from '#features/profiles/editor/experience/project-list.tsx'
import { VolunteerFields, volunteerLines } from '#features/profiles/editor/experience/volunteer-list.tsx'
import { LanguageFields } from '#features/profiles/editor/skills/language-list.tsx'
import type { Bound } from '#forms/fields/bound.ts'

/** Its functions are methods, so that one table can hold the forms of all lists. */
type EntryForm = {
  title: string
  lines(entry: object): (string | null)[]
  Fields(props: { of: Bound<object> }): ReactNode
}

/** The editor's forms, for the entries that a resume adds. */
export const ENTRY_FORMS: Record<EntryField, EntryForm> = {
  experience: { title: 'Position', lines: experienceLines, Fields: ExperienceFields },
  projects: { title: 'Project', lines: projectLines, Fields: ProjectFields },
  volunteer_experience: { title: 'Volunteer work', lines: volunteerLines, Fields: VolunteerFields },
  education: { title: 'Education', lines: educationLines, Fields: EducationFields },
  publications: { title: 'Publication', lines: publicationLines, Fields: PublicationFields },
  certifications: { title: 'Certification', lines: certificationLines, Fields: CertificationFields },
  awards: { title: 'Award', lines: awardLines, Fields: AwardFields },
  languages: { title: 'Language', lines: () => [], Fields: LanguageFields },
}

export const isFoundList = (field: string): field is EntryField => field in ENTRY_FORMS
