import { REGIONS, type Region } from '#tables/regions'
import { countriesNamed } from './asks-work.ts'

/** What a sentence of a posting says of where the people may live whom it takes. */

const NAMES = Object.entries(REGIONS).map(
  ([region, { written }]) => [region as Region, new RegExp(`\\b(?:${written})(?!\\w)`, 'i')] as const,
)
const REGION = `(?:${Object.values(REGIONS)
  .map(({ written }) => written)
  .join('|')})(?!\\w)`
/** "EMEA customers", "the European Union market", "a Europe time zone": no place to live in. */
const ALONE =
  '(?![- ](?:time|hours|customers?|clients?|markets?|sales|teams?|offices?|users?|partners?|headquarters|HQ|business|operations|accounts?|law|regulations?|projects?|funded|headquartered|territor))'
/** "the UK, the EU or". */
const OTHERS_FIRST = "(?:[\\w.,/&' ]{0,50}(?:[,/&]|\\bor|\\band) ?)?"
const IN_REGION = `\\b(?:in|of|within|across|from)\\b ${OTHERS_FIRST}(?:anywhere (?:in|within) )?(?:a |an |any |the )?(?:country (?:in|of|within) )?(?:the )?(?:(?:Western|Eastern|Central|Northern|Southern|mainland|continental) )?${REGION}${ALONE}`
const PEOPLE =
  '(?:candidates?|applicants?|people|residents?|individuals|talent|anyone|those|professionals|freelancers|contractors)'

const IN_COUNTRY =
  /\b(?:must|need to|have to|required to|only|should|candidates?|applicants?|open to)\b[^;]{0,60}\b(?:located|based|resid\w+|live|living)\b[^;]{0,12}\b(?:in|of|within)\b|\b(?:US|USA|UK|United States|United Kingdom|Canada)[- ](?:only|residents only|based (?:candidates|applicants) only)\b/i

const any = (...patterns: string[]) => new RegExp(patterns.join('|'), 'i')
const BOUND = any(
  `\\b(?:must|need to|have to|required to|only|should|${PEOPLE}|open to|you are|you're)\\b[^;]{0,60}\\b(?:located|based|resid\\w+|live|living|domiciled)\\b ?(?:anywhere )?${IN_REGION}`,
  `^\\W*(?:located|based|residing|resident|living|residence) ${IN_REGION}`,
  `\\b(?:only|exclusively|solely)\\b[^;]{0,40}\\b(?:hir\\w+|employ\\w*|recruit\\w*|accept\\w*|consider\\w*|open|${PEOPLE}|applications)\\b[^;]{0,30}${IN_REGION}`,
  `\\b(?:only|exclusively|solely) ${IN_REGION}`,
  `\\bopen to (?:all )?(?:\\w+ ){0,3}${PEOPLE}\\b[^;]{0,20}${IN_REGION}`,
  `\\b${REGION}(?:[- ]based)? ${PEOPLE} only\\b`,
)
/** "EU only" stands alone, or beside a word about the post: "GDPR binds firms in the EU only" does neither. */
const ONLY = any(`\\b${REGION}(?:[- ]based)?[ -]only\\b`)
const OF_THE_POST = any(
  `\\b(?:remote(?:ly)?|locations?|${PEOPLE}|hir\\w+|employ\\w*|recruit\\w*|position|role|post|job|work from|open to)\\b`,
)
const FEW_WORDS = 5
/** "Remote (Europe)", "Europe (remote)", "remote within the EU"; neither "remote EMEA sales lead" nor "remote teams across Europe". */
const ENDS = '(?=\\s*(?:$|[).,;:|/\\]–—-]|\\b(?:or|and|only|based|preferred)\\b))'
const REMOTE = any(
  `\\bremote(?:ly)?\\b ?(?:\\(|[-–—,:|/])? ?(?:${REGION}(?:, | or | and | ?/ ?))*(?:the )?${REGION}${ENDS}`,
  `\\bremote(?:ly)?\\b ?(?:\\(|[-–—,:|/])? ?(?:(?:role|position|job|work|opportunity|only|contract)\\b ?(?:\\(|[-–—,:|/])? ?)?(?:based )?(?:from )?${IN_REGION}`,
  `\\b${REGION} ?(?:\\(|[-–—,:|/])? ?\\(?(?:fully |100% )?remote\\b(?! \\w)`,
)
const OUTSIDE = any(
  `\\b(?:not|cannot|unable|no|can't|won't|don't)\\b[^;]{0,60}\\b${PEOPLE}\\b[^;]{0,30}\\boutside (?:of )?(?:the )?${REGION}`,
  `\\b(?:${PEOPLE}|applications)\\b[^;]{0,30}\\boutside (?:of )?(?:the )?${REGION}[^;]{0,40}\\b(?:not|cannot|unable|can't|won't)\\b`,
)

/** A bound that the sentence takes back, or that whoever moves or keeps the hours meets as well. */
const OPEN = /\b(?:worldwide|globally)\b|anywhere (?:else|in the world)\b|\bor\b[^;]{0,30}\brelocat/i
const HOURS = /\btime ?zones?\b|\b(?:UTC|GMT|CES?T|EES?T)\b/
const DENIED = /\b(?:not|no)\b|n't\b/i
/** The company speaks of itself, unless of whom it hires. */
const OURS = /\b(?:we|our)\b/i
const WE_TAKE =
  /\bwe(?:'re)? (?:(?:are|can|will|only|currently|exclusively|able|to|solely) )*(?:hir|employ|consider|accept|recruit|look|seek)\w*/gi

const ANY_REGION = new RegExp(`\\b${REGION}`, 'i')
/** The regions that a line of text names; most name none. */
export const regionsNamed = (text: string): Region[] =>
  ANY_REGION.test(text) ? NAMES.flatMap(([region, pattern]) => (pattern.test(text) ? region : [])) : []

/** Countries and regions that remote work must be done from. */
export function residenceAsked(sentence: string): string[] | undefined {
  if (OPEN.test(sentence)) return undefined
  const regions = regionsNamed(sentence)
  const isBound = regions.length > 0 ? bindsToRegion(sentence) : bindsToCountry(sentence)
  const places = isBound ? [...new Set([...countriesNamed(sentence), ...regions])].sort() : []
  return places.length > 0 ? places : undefined
}

const bindsToCountry = (sentence: string) => IN_COUNTRY.test(sentence) && !DENIED.test(sentence) && !OURS.test(sentence)

function bindsToRegion(sentence: string): boolean {
  if (HOURS.test(sentence)) return false
  if (OUTSIDE.test(sentence)) return true
  if (DENIED.test(sentence) || OURS.test(sentence.replace(WE_TAKE, ' '))) return false
  if (BOUND.test(sentence) || REMOTE.test(sentence)) return true
  return ONLY.test(sentence) && (OF_THE_POST.test(sentence) || sentence.trim().split(/\s+/).length <= FEW_WORDS)
}
