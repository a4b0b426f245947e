import * as c from '@jobapply/core/search/constants'
import type { SearchPreferences } from '@jobapply/core/search/schema'

/** 'nurse · Malmö · Sweden · Full-time', for people. */
export function describeFilters(filters: SearchPreferences): string {
  const chosen = (options: Readonly<Record<string, string>>, value: string) => (value === c.ANY ? '' : (options[value] ?? value))
  const parts = [
    filters.searchTerm,
    filters.location,
    chosen(c.SEARCH_COUNTRIES, filters.country),
    chosen(c.PLATFORMS, filters.platform),
    chosen(c.SEARCH_JOB_TYPES, filters.jobType),
    chosen(c.WORK_TYPES, filters.workType),
    chosen(c.EXPERIENCE_LEVELS, filters.experienceLevel),
    chosen(c.SOURCE_KINDS, filters.sourceKind),
    chosen(c.PAY_FILTERS, filters.pay),
    chosen(c.AGES, filters.age),
  ]
  return parts.filter(Boolean).join(' · ') || 'No filters set'
}
