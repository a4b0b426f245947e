import { foldCompany } from '@jobapply/language/company'
import { foldName } from '@jobapply/language/fold'
import { withoutGenderMarks } from '@jobapply/language/job-titles'
import type { JobListing } from './schema.ts'

/** Listings with the same key are one job (spec 3 §4). Empty without a company: 'Cook' in Paris is many jobs. */
export function sameJobKey({ title, company, location }: Pick<JobListing, 'title' | 'company' | 'location'>): string {
  const [what, who] = [foldName(withoutGenderMarks(title)), foldCompany(company)]
  return what && who ? `${what}|${who}|${foldName(location)}` : ''
}
