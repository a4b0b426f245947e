import { isAutoSaved, type Proposal, proposalsFor } from '@jobapply/core/profiles/resume-review'
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
}

/** What an upload to an empty profile does with the value at a path of the reading. */
export function savedUnasked(reading: ResumeParseResult): {
  /** Saved without asking. */
  isSaved(path: string): boolean
  /** Saved, or waiting for a missing part alone, such as the month of a date. */
  isSure(path: string): boolean
} {
  const proposals = proposalsFor(EMPTY, reading, NOW)
  const asked = new Set(proposals.flatMap(({ kind, path }) => (kind === 'addition' ? path : [])))
  const holds = (some: readonly Proposal[]) => {
    const paths = some.map(({ field, path }) => PATHS[field] ?? path)
    const skills = new Set(some.flatMap(({ path, found }) => (path.startsWith('technical_skills') ? (found as string[]) : [])))
    return (path: string) =>
      path.startsWith('skills.')
        ? skills.has(reading.data.skills[Number(path.split('.')[1])] ?? '')
        : !asked.has(path) && paths.some((one) => path === one || path.startsWith(`${one}.`))
  }
  return { isSaved: holds(proposals.filter(isAutoSaved)), isSure: holds(proposals.filter(({ isSure }) => isSure)) }
}
