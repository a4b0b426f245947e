import { isAutoSaved, proposalsFor } from '@jobapply/core/profiles/resume-review'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import type { ResumeParseResult } from '@jobapply/core/resume/schema'

const NOW = new Date('2026-11-18T10:00:00Z')
const EMPTY = { ...EMPTY_FIELDS, onboardingFields: [] } as unknown as Profile
/** Where a profile's fields come from in a reading; entries carry their own path. */
const PATHS: Record<string, string> = {
  full_name: 'personal_info.first_name',
  email: 'personal_info.email',
  phone: 'personal_info.phone',
  professional_summary: 'personal_info.summary',
  linkedin_url: 'personal_info.linkedin',
  github_url: 'personal_info.github',
  portfolio_url: 'personal_info.other_links.0',
  personal_website: 'personal_info.other_links.1',
  location_country: 'personal_info.country',
  technical_skills: 'skills',
}

/** Whether an upload to an empty profile saves the value at a path of the reading without asking. */
export function savedUnasked(reading: ResumeParseResult): (path: string) => boolean {
  const saved = proposalsFor(EMPTY, reading, NOW)
    .filter(isAutoSaved)
    .map(({ field, path }) => PATHS[field] ?? path)
  return (path) => saved.some((one) => path === one || path.startsWith(`${one}.`))
}
