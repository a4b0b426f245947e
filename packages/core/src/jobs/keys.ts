import { foldCompany } from '@jobapply/language/company'
import { foldName } from '@jobapply/language/fold'
import type { JobListing } from './schema.ts'

/** Without gender marks such as '(m/w/d)'. */
const foldTitle = (title: string) =>
  foldName(title.replace(/\((?:[a-z]\s?[/|]\s?)+[a-z*]\)/gi, ' ').replace(/\b[mwfd](?:\/[mwfdx*]){1,3}\b/gi, ' '))

/** Listings with the same key are one job (spec 3 §4). Empty without a company: 'Cook' in Paris is many jobs. */
export function sameJobKey({ title, company, location }: Pick<JobListing, 'title' | 'company' | 'location'>): string {
  const [what, who] = [foldTitle(title), foldCompany(company)]
  return what && who ? `${what}|${who}|${foldName(location)}` : ''
}
