import type { ResumeSection } from '@jobapply/core/documents/schema'
import type { ReactNode } from 'react'
import type { ResumeEntries } from '#features/documents/editing/resume-values.ts'
import { AwardFields, awardLines } from '#features/profiles/editor/certifications/award-list.tsx'
import { CertificationFields, certificationLines } from '#features/profiles/editor/certifications/certification-list.tsx'
import { EducationFields, educationLines } from '#features/profiles/editor/education/education-list.tsx'
import { PublicationFields, publicationLines } from '#features/profiles/editor/education/publication-list.tsx'
import { ExperienceFields, experienceLines } from '#features/profiles/editor/experience/experience-list.tsx'
import { ProjectFields, projectLines } from '#features/profiles/editor/experience/project-list.tsx'
import { VolunteerFields, volunteerLines } from '#features/profiles/editor/experience/volunteer-list.tsx'
import { ReferenceFields, referenceLines } from '#features/profiles/editor/personal/reference-list.tsx'
import { LanguageFields } from '#features/profiles/editor/skills/language-list.tsx'
import { EntryList, type EntryListProps } from '#forms/entry-list.tsx'
import type { ResumeDraft } from './resume-draft.ts'

type Entries = { [L in keyof ResumeEntries]: Omit<EntryListProps<ResumeEntries, L>, 'action'> }

/** The profile's own forms. */
const FORMS: Entries = {
  experience: {
    list: 'experience',
    label: 'Experience',
    add: 'Add experience',
    lines: experienceLines,
    fields: (of) => <ExperienceFields of={of} />,
  },
  projects: {
    list: 'projects',
    label: 'Projects',
    add: 'Add project',
    lines: projectLines,
    fields: (of) => <ProjectFields of={of} />,
  },
  education: {
    list: 'education',
    label: 'Education',
    add: 'Add education',
    lines: educationLines,
    fields: (of) => <EducationFields of={of} />,
  },
  certifications: {
    list: 'certifications',
    label: 'Certifications',
    add: 'Add certification',
    lines: certificationLines,
    fields: (of) => <CertificationFields of={of} />,
  },
  languages: {
    list: 'languages',
    label: 'Languages',
    add: 'Add language',
    lines: () => [],
    fields: (of) => <LanguageFields of={of} />,
  },
  awards: {
    list: 'awards',
    label: 'Awards',
    add: 'Add award',
    lines: awardLines,
    fields: (of) => <AwardFields of={of} />,
  },
  publications: {
    list: 'publications',
    label: 'Publications',
    add: 'Add publication',
    lines: publicationLines,
    fields: (of) => <PublicationFields of={of} />,
  },
  volunteer_experience: {
    list: 'volunteer_experience',
    label: 'Volunteer work',
    add: 'Add volunteer work',
    lines: volunteerLines,
    fields: (of) => <VolunteerFields of={of} />,
  },
  profile_references: {
    list: 'profile_references',
    label: 'References',
    add: 'Add reference',
    lines: referenceLines,
    fields: (of) => <ReferenceFields of={of} />,
  },
}

const LIST_OF = {
  experience: 'experience',
  projects: 'projects',
  education: 'education',
  certifications: 'certifications',
  languages: 'languages',
  awards: 'awards',
  publications: 'publications',
  volunteering: 'volunteer_experience',
  references: 'profile_references',
} as const satisfies Partial<Record<ResumeSection, keyof ResumeEntries>>
type ListedSection = keyof typeof LIST_OF

export const isListed = (section: ResumeSection): section is ListedSection => section in LIST_OF

type Props = { draft: ResumeDraft; section: ListedSection; hideButton: (id: string, name: string) => ReactNode }

export const SectionEntries = ({ draft, section, hideButton }: Props) => (
  <Entries draft={draft} list={LIST_OF[section]} hideButton={hideButton} />
)

type ListProps<L extends keyof ResumeEntries> = { draft: ResumeDraft; list: L; hideButton: Props['hideButton'] }

function Entries<L extends keyof ResumeEntries>({ draft, list, hideButton }: ListProps<L>) {
  return <EntryList {...FORMS[list]} draft={draft} action={(entry, name) => hideButton(entry.id, name)} />
}
