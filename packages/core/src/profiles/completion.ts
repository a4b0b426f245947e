import type { Profile } from './schema.ts'
import type { Experience } from './schema-experience.ts'

const FILLED = ['full_name', 'email', 'phone', 'country_code', 'location_country', 'citizenship', 'linkedin_url'] as const
type Measured = Pick<Profile, (typeof FILLED)[number] | 'experience'>

/** Company, position, start date, and an end date or the current flag, as employers' forms require (spec 2 §5.4, §5.8). */
export const isCompleteExperience = (
  item: Partial<Pick<Experience, 'company' | 'position' | 'startDate' | 'endDate' | 'current'>>,
) => Boolean(item.company?.trim() && item.position?.trim() && item.startDate && (item.endDate || item.current))

/** The rounded share of eight checks, 0 to 100 (spec 2 §5.8). */
export function completion(profile: Measured): number {
  const hasExperience = profile.experience.length > 0 && profile.experience.every(isCompleteExperience)
  const met = FILLED.filter((field) => profile[field]?.trim()).length + Number(hasExperience)
  return Math.round((met / (FILLED.length + 1)) * 100)
}
