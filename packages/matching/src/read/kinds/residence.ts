import { STATES } from '@jobapply/core/jobs/fields/place-names'
import { speaksOfOthers } from '#read/sentence/speaker'
import { ALL_HINTS } from '#read/text/hints'
import { REGIONS, type Region } from '#tables/regions'
import { countriesIn } from './work-rights.ts'

/** Where a posting's sentence requires applicants to live. */

const NAMES = Object.entries(REGIONS).map(
  ([region, { written }]) => [region as Region, new RegExp(`\\b(?:${written})(?!\\w)`, 'i')] as const,
)
const REGION = `(?:${Object.values(REGIONS)
  .map(({ written }) => written)
  .join('|')})(?!\\w)`
/** Excludes "EMEA customers", "the European Union market", "a Europe time zone". */
const ALONE =
  '(?![- ](?:time|hours|customers?|clients?|markets?|sales|teams?|offices?|users?|partners?|headquarters|HQ|business|operations|accounts?|law|regulations?|projects?|funded|headquartered|territor))'
/** "the UK, the EU or". */
const OTHERS_FIRST = "(?:[\\w.,/&' ]{0,50}(?:[,/&]|\\bor|\\band) ?)?"
const IN_REGION = `\\b(?:in|of|within|across|from)\\b ${OTHERS_FIRST}(?:anywhere (?:in|within) )?(?:a |an |any |the )?(?:country (?:in|of|within) )?(?:the )?(?:(?:Western|Eastern|Central|Northern|Southern|mainland|continental) )?${REGION}${ALONE}`
const PEOPLE =
  '(?:candidates?|applicants?|people|residents?|individuals|talent|anyone|those|professionals|freelancers|contractors)'

const IN_COUNTRY =
  /\b(?:must|need to|have to|required to|only|should|candidates?|applicants?|open to)\b[^;]{0,60}\b(?:located|based|resid\w+|live|living)\b[^;]{0,12}\b(?:in|of|within)\b|\b(?:Wohnsitz|Wohnort) (?:[a-zß-ɏ]+ )?(?:in|im)\b|\b(?:wohn(?:en|st|haft)|ansässig|lebst|leben)\b|\b(?:in|im) [^;]{2,40}\b(?:wohnen|wohnhaft|ansässig|leben|wohnst)\b|\b(?:résid[\wÀ-ÿ]+|habit(?:er|ez|ant)|domicili[\wÀ-ÿ]+|vivre|vivez) (?:[a-zß-ɏ]+ment )?(?:en|au|aux|à|dans)\b|\b(?:resid(?:ir|es|e|en|em|an|am|ente|entes|encia|ência)|viv(?:ir|er|es|e)|morar|mora|moram|morem|vivan|vivam|radicad[oa]|domiciliad[oa])[^;]{0,12} (?:en|em|no|na|nos|nas)\b|\b(?:contratamos|aceptamos|buscamos|admitimos|aceitamos|procuramos|seleccionamos|selecionamos)\b[^;]{0,40}\b(?:viv|resid|mor)[\wÀ-ÿ]+ (?:en|em|no|na)\b|\b(?:résidence|domicile|residencia|residência|Wohnsitz) (?:en|au|aux|em|no|na|in)\b[^;]{0,40}\b(?:obligatoire|exigée?|requise?|impérati\w+|nécessaire|obligatoria|imprescindible|necesaria|requerida|indispensable|obrigatória|exigida|necessária|erforderlich|Voraussetzung|notwendig)|\b(?:US|USA|UK|United States|United Kingdom|Canada)[- ](?:only|residents only|based (?:candidates|applicants) only)\b/i

const any = (...patterns: string[]) => new RegExp(patterns.join('|'), 'i')
const MUST_LIVE_IN = any(
  `\\b(?:must|need to|have to|required to|only|should|${PEOPLE}|open to|you are|you're)\\b[^;]{0,60}\\b(?:located|based|resid\\w+|live|living|domiciled)\\b ?(?:anywhere )?${IN_REGION}`,
  `^\\W*(?:located|based|residing|resident|living|residence) ${IN_REGION}`,
  `\\b(?:only|exclusively|solely)\\b[^;]{0,40}\\b(?:hir\\w+|employ\\w*|recruit\\w*|accept\\w*|consider\\w*|open|${PEOPLE}|applications)\\b[^;]{0,30}${IN_REGION}`,
  `\\b(?:only|exclusively|solely) ${IN_REGION}`,
  `\\bopen to (?:all )?(?:\\w+ ){0,3}${PEOPLE}\\b[^;]{0,20}${IN_REGION}`,
  `\\b${REGION}(?:[- ]based)? ${PEOPLE} only\\b`,
)
/** "EU only" counts alone or beside a word about the job, not in "GDPR binds firms in the EU only". */
const ONLY = any(`\\b${REGION}(?:[- ]based)?[ -]only\\b`)
const ABOUT_THE_JOB = any(
  `\\b(?:remote(?:ly)?|locations?|${PEOPLE}|hir\\w+|employ\\w*|recruit\\w*|position|role|post|job|work from|open to)\\b`,
)
const FEW_WORDS = 5
/** "Remote (Europe)", "Europe (remote)", "remote within the EU", but not "remote EMEA sales lead" or "remote teams across Europe". */
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

/** The sentence lifts the restriction, or relocating satisfies it. */
const UNRESTRICTED = /\b(?:worldwide|globally)\b|anywhere (?:else|in the world)\b|\bor\b[^;]{0,30}\brelocat/i
const TIME_ZONE = /\btime ?zones?\b|\b(?:UTC|GMT|CES?T|EES?T)\b/
const NEGATED =
  /\b(?:not|no(?! Brasil| Reino| Canad| México| Chile| m[áí]ximo| m[ií]nimo| more than| further than))\b|n't\b|\bnicht\b|\bkein\w*\b|\bpas\b|(?<![\wÀ-ÿ])não(?![\wÀ-ÿ])/i
/** The company describes itself, unless it says whom it hires. */
const COMPANY_SPEAKS = /\b(?:we|our|wir|unser\w*|nous|notre|nos|nosotros|nuestr\w+|noss\w+)\b/i
const COMPANY_HIRES =
  /\bwe(?:'re)? (?:(?:are|can|will|only|currently|exclusively|able|to|solely) )*(?:hir|employ|consider|accept|recruit|look|seek)\w*|\bwir (?:(?:stellen|können|nehmen|suchen|beschäftigen|berücksichtigen)\b)|\bnous (?:ne )?(?:recrutons|embauchons|cherchons|recherchons|acceptons|employons)/gi

const ANY_REGION = new RegExp(`\\b${REGION}`, 'i')
/** The first test is a shortcut: most texts name no region. */
export const regionsIn = (text: string): Region[] =>
  ANY_REGION.test(text) ? NAMES.flatMap(([region, pattern]) => (pattern.test(text) ? region : [])) : []

const GERMAN_STATE = new RegExp(
  `(?<![\\wÀ-ÿ-])(?:${STATES.filter(({ country }) => country === 'Germany')
    .map(({ name }) => name)
    .join('|')})(?![\\wÀ-ÿ-])`,
  'g',
)
const STATE_NAMES = STATES.filter(({ country }) => country !== 'Germany').map(({ name }) => name)
const IN_STATE = any(
  `\\b(?:must|need to|have to|required to|only|should|${PEOPLE})\\b[^;]{0,40}\\b(?:residents? of|resid\\w+ in|live in|living in|located in|based in) (?:the )?(?:state of )?(?:${STATE_NAMES.join('|')})\\b`,
  `\\b(?:${STATE_NAMES.join('|')}) residen(?:cy|ts?)\\b[^;]{0,60}\\b(?:required|mandatory|must|only)\\b`,
  `\\b(?:open|available|limited|restricted) (?:only )?to (?:${STATE_NAMES.join('|')}) residents\\b`,
)
const ANY_STATE = new RegExp(`\\b(?:${STATE_NAMES.join('|')})\\b`, 'g')

/** A place that no table knows: a town, a district, a distance. */
const NEARBY =
  /\b(?:live|home|wohn(?:en|st)|habit(?:er|ez)|viv(?:ir|es)|resid(?:ir|es)|mora[rs]?)\b[^.;]{0,40}\b\d+ ?(?:km|min)|\b(?:must|need to|have to|required to|should|essential (?:that you|to)) (?:currently |already |also )?(?:be (?:physically |currently )?(?:located|based|resident|living|residing)|live|reside)\b|\blive (?:locally|nearby|within)\b|\blocal (?:candidates|residents|applicants) only\b|\bliving (?:locally|nearby|within \d)|(?:^\W{0,4}|\b(?:du|Sie|müssen|musst)\b[^;.]{0,40})\b(?:wohnen|wohnst|leben) (?:in|im|nahe|innerhalb)\b|\b(?:Wohnsitz|Wohnort)\b[^;.]{0,30}\b(?:erforderlich|Voraussetzung|vorausgesetzt|notwendig|in der Nähe|im Umkreis)|\bhabit(?:er|ez)(?:-vous)?(?: [\wÀ-ÿ]+){0,2} (?:à|au|aux|dans|en|près|proche)|\b(?:devez|doit|faut|obligatoire de) (?:résider|habiter|vivre|être domicilié)|\b(?:debes?|deberá|imprescindible|necesario|tienes que|se requiere) (?:residir|vivir|residencia)|\b(?:deve|precisa|necessário|obrigatório|tem de|é preciso) (?:residir|morar|viver)/i

/** Countries, states and world regions that people must live in; an empty list for a place that no table knows. */
export function requiredResidence(sentence: string, hints = ALL_HINTS, isRefusal = false): string[] | undefined {
  if (UNRESTRICTED.test(sentence)) return undefined
  if (isRefusal && LIVES.test(sentence)) {
    const places = countriesIn(sentence).sort()
    return places.length > 0 ? places : undefined
  }
  if (IN_STATE.test(sentence) && !COMPANY_SPEAKS.test(sentence) && !NEGATED.test(sentence))
    return [...new Set(sentence.match(ANY_STATE) ?? [])]
  const regions = regionsIn(sentence)
  const isRestricted = regions.length > 0 ? restrictsToRegion(sentence) : restrictsToCountry(sentence, hints)
  const countries = isRestricted ? countriesIn(sentence) : []
  // Georgia is a country too: in a list of states it is one of them.
  const states = countries.includes('Georgia') ? (sentence.match(ANY_STATE) ?? []) : []
  if (states.length > 0 && countries.length === 1) return [...new Set(states)]
  const places = [...new Set([...countries, ...(isRestricted ? regions : [])])].sort()
  if (places.length > 0) return places
  const isNearby = regions.length === 0 && NEARBY.test(sentence) && !NEGATED.test(sentence) && !speaksOfOthers(sentence, hints)
  if (!isNearby && !namesTown(sentence)) return undefined
  const german = [...new Set(sentence.match(GERMAN_STATE) ?? [])]
  return german.length > 0 ? german : townsIn(sentence)
}

/** A town that no table knows is kept with this mark: "town:Harwick". */
export const TOWN = 'town:'
const TOWN_NAME = "(\\p{Lu}[\\p{L}'’-]+(?: (?:de |la |do |da |am |an der |upon |on )?\\p{Lu}[\\p{L}'’-]+)?)"
const LIVES_IN_TOWN = new RegExp(
  `(?:based (?:in|out of)|liv(?:e|es|ing) in|reside in|residen(?:cia|ce|t)s? (?:en|in)|residência (?:em|no|na)|residir en|résid(?:ence|er|ez) à|habitez(?:-vous)?(?: [\\p{L}]+)? à|wohn(?:en|st|haft) in|Wohn(?:sitz|ort) in|viv(?:ir|er) e[nm]) ${TOWN_NAME}`,
  'u',
)
const namesTown = (sentence: string) => TOWN_ASKED.test(sentence) && LIVES_IN_TOWN.test(withSmallStart(sentence))
/** "Residence in Harwick" as a line of its own, "candidates based out of Harwick". */
const TOWN_ASKED =
  /^[^\p{L}]*(?:residen(?:cia|ce|cy)|residência|résidence|Wohn(?:sitz|ort)) (?:en|in|em|no|na|à)(?!\p{L})|(?<!\p{L})(?:candidates?|applicants?) (?:who (?:are|live) )?(?:based|living)(?!\p{L})/iu
/** "Residence in Harwick": the verb of a line of its own has a capital letter. */
const withSmallStart = (sentence: string) => sentence.replace(/\p{L}/u, (letter) => letter.toLowerCase())
function townsIn(sentence: string): string[] {
  const [, town] = LIVES_IN_TOWN.exec(withSmallStart(sentence)) ?? []
  return town === undefined ? [] : [`${TOWN}${town}`]
}

/** In a sentence that refuses everybody else. */
const LIVES =
  /(?<![a-zß-ɏ])(?:liv(?:es?|ing)|home|resid[a-zß-ɏ]+|résid[a-zß-ɏ]+|domicil[a-zß-ɏ]+|wohn[a-zß-ɏ]*|Wohnsitz|ansässig|habit[a-zß-ɏ]+|viv[a-zß-ɏ]+|mora[a-zß-ɏ]*)(?![a-zß-ɏ])/i

const restrictsToCountry = (sentence: string, hints: number) =>
  IN_COUNTRY.test(sentence) &&
  !NEGATED.test(sentence) &&
  !COMPANY_SPEAKS.test(sentence.replace(COMPANY_HIRES, ' ')) &&
  !speaksOfOthers(sentence, hints)

function restrictsToRegion(sentence: string): boolean {
  if (TIME_ZONE.test(sentence)) return false
  if (OUTSIDE.test(sentence)) return true
  if (NEGATED.test(sentence) || COMPANY_SPEAKS.test(sentence.replace(COMPANY_HIRES, ' '))) return false
  if (MUST_LIVE_IN.test(sentence) || REMOTE.test(sentence)) return true
  return ONLY.test(sentence) && (ABOUT_THE_JOB.test(sentence) || sentence.trim().split(/\s+/).length <= FEW_WORDS)
}
