import type { BodySection } from '@jobapply/core/documents/schema'

/** A resume as every export sees it: texts in reading order, without any look. Empty text means "not given". */

export type Detail = { kind: 'p' | 'li'; text: string; url: string | null }

export type Entry = {
  id: string
  /** What: position, degree, name of a certificate. */
  title: string
  /** Where: employer, school, issuer. */
  organization: string
  place: string
  dates: string
  details: Detail[]
}

/** Employer and place; not with a comma, which both may contain. */
export const whereOf = ({ organization, place }: Pick<Entry, 'organization' | 'place'>) =>
  [organization, place].filter(Boolean).join(' · ')

export type Group = { id: string; label: string; words: string[] }

type Titled = { section: BodySection; title: string }
export type Section = Titled &
  ({ kind: 'prose'; details: Detail[] } | { kind: 'entries'; entries: Entry[] } | { kind: 'groups'; groups: Group[] })

export type ContactItem = { field: string; text: string; url: string | null }

export type ResumeDocument = {
  name: string
  headline: string
  contact: ContactItem[]
  sections: Section[]
}
