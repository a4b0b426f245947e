import type { EntryField } from '@jobapply/core/profiles/resume-found'
import type { ReactNode } from 'react'
import { AwardFields, awardLines } from '#features/profiles/editor/award-list.tsx'
import type { Bound } from '#features/profiles/editor/bound.ts'
import { CertificationFields, certificationLines } from '#features/profiles/editor/certification-list.tsx'
import { EducationFields, educationLines } from '#features/profiles/editor/education-list.tsx'
import { ExperienceFields, experienceLines } from '#features/profiles/editor/experience-list.tsx'
import { LanguageFields } from '#features/profiles/editor/language-list.tsx'
import type { Draft } from '#features/profiles/editor/lists.ts'
import { ProjectFields, projectLines } from '#features/profiles/editor/project-list.tsx'
import { PublicationFields, publicationLines } from '#features/profiles/editor/publication-list.tsx'
import { VolunteerFields, volunteerLines } from '#features/profiles/editor/volunteer-list.tsx'

type Form<L extends EntryField> = {
  title: string
  lines: (entry: Draft<L>) => (string | null)[]
  fields: (of: Bound<Draft<L>>) => ReactNode
}

/** The editor's own forms for the entries that a resume brings. */
export const ENTRY_FORMS: { [L in EntryField]: Form<L> } = {
  experience: { title: 'Position', lines: experienceLines, fields: (of) => <ExperienceFields of={of} /> },
  projects: { title: 'Project', lines: projectLines, fields: (of) => <ProjectFields of={of} /> },
  volunteer_experience: { title: 'Volunteer work', lines: volunteerLines, fields: (of) => <VolunteerFields of={of} /> },
  education: { title: 'Education', lines: educationLines, fields: (of) => <EducationFields of={of} /> },
  publications: { title: 'Publication', lines: publicationLines, fields: (of) => <PublicationFields of={of} /> },
  certifications: { title: 'Certification', lines: certificationLines, fields: (of) => <CertificationFields of={of} /> },
  awards: { title: 'Award', lines: awardLines, fields: (of) => <AwardFields of={of} /> },
  languages: { title: 'Language', lines: () => [], fields: (of) => <LanguageFields of={of} /> },
}

export const isFoundList = (field: string): field is EntryField => field in ENTRY_FORMS
