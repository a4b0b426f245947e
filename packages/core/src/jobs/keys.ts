import type { JobListing } from './schema.ts'

/** Ignores case, accents, punctuation and spacing. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

const LEGAL_FORMS =
  /\b(?:inc|llc|ltd|limited|gmbh|ag|se|sa|sas|sarl|bv|nv|plc|corp|corporation|co|company|pte|pty|oy|ab|as|aps|kg|mbh)\b/g

/** 'Acme, Inc.' and 'ACME' are one company. */
export const foldCompany = (name: string) => {
  const plain = fold(name)
  return plain.replace(LEGAL_FORMS, ' ').replace(/\s+/g, ' ').trim() || plain
}

/** Without gender marks such as '(m/w/d)'. */
const foldTitle = (title: string) =>
  fold(title.replace(/\((?:[a-z]\s?[/|]\s?)+[a-z*]\)/gi, ' ').replace(/\b[mwfd](?:\/[mwfdx*]){1,3}\b/gi, ' '))

/** Listings with the same key are one job (spec 3 §4). Empty without a company: 'Cook' in Paris is many jobs. */
export function sameJobKey({ title, company, location }: Pick<JobListing, 'title' | 'company' | 'location'>): string {
  const [what, who] = [foldTitle(title), foldCompany(company)]
  return what && who ? `${what}|${who}|${fold(location)}` : ''
}
