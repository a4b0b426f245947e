import type { SupportingFact } from '@jobapply/core/documents/truth-schema'
import type { ProfileFields } from '@jobapply/core/profiles/schema'

const PLACES: Readonly<Record<string, string>> = {
  experience: 'Work experience',
  projects: 'Projects',
  volunteer_experience: 'Volunteer work',
  education: 'Education',
  certifications: 'Certifications',
  awards: 'Awards',
  publications: 'Publications',
  technical_skills: 'Technical skills',
  soft_skills: 'Soft skills',
  management_skills: 'Management skills',
  languages: 'Languages',
  professional_summary: 'Summary',
  full_name: 'Name',
  location_city: 'Location',
}

/** The lines that back a claim by their source. A line that another one contains says nothing more. */
export function quotesOf(
  facts: readonly SupportingFact[],
  profile: ProfileFields | undefined,
): [source: string, quotes: string[]][] {
  const isTold = ({ text }: SupportingFact, index: number) =>
    facts.some((other, at) => other.text.includes(text) && (at < index || other.text !== text))
  const telling = facts.filter((fact, index) => !isTold(fact, index))
  const bySource = Map.groupBy(telling, (fact) => sourceOf(fact, profile))
  return [...bySource].map(([source, some]) => [source, some.map(({ text }) => text)])
}

/** Where the profile says it: 'Work experience, City Hospital'. */
function sourceOf({ path }: SupportingFact, profile: ProfileFields | undefined): string {
  const [list = '', index] = path.split('.')
  return [PLACES[list] ?? 'Profile', profile && index && entryName(profile, list, Number(index))].filter(Boolean).join(', ')
}

function entryName(profile: ProfileFields, list: string, index: number): string | null | undefined {
  switch (list) {
    case 'experience':
      return profile.experience[index]?.company
    case 'projects':
      return profile.projects[index]?.name
    case 'volunteer_experience':
      return profile.volunteer_experience[index]?.organization
    case 'education':
      return profile.education[index]?.institution
  }
}
