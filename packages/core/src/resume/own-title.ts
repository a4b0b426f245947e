import { fold } from '@jobapply/language/fold'

/** 'Team lead | Speaker | Father' lists titles. A hyphen inside a word does not. */
const SEPARATORS = /[|•·\n]|\s[–—-]\s/
/** 'Team lead at Acme', in the languages in which resumes are read. */
const EMPLOYED_AT = /\s(?:@\s*|(?:at|en|bei|chez|presso|hos|bij|em|na|no|w)\s+)(?=(\S.*)$)/giu

/** A title is short; what is longer is a text. */
const MAX = 200

/** The title that somebody goes by, as one searches for it: the first of several, without the employer that a resume names behind it. */
export function ownTitle(headline: string, companies: readonly string[]): string {
  const [first = ''] = headline
    .slice(0, MAX)
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter(Boolean)
  const known = companies.map((company) => fold(company)).filter(Boolean)
  for (const { 0: link, 1: rest = '', index } of first.matchAll(EMPLOYED_AT)) {
    const named = fold(rest)
    const isEmployer = link.includes('@') || known.some((company) => named.startsWith(company) || company.startsWith(named))
    if (isEmployer && index > 0) return first.slice(0, index).trim()
  }
  return first
}
