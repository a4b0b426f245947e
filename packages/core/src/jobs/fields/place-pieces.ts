import { trimEndChars, trimStartChars } from '#shared/text/trim-chars'
import { CITY_COUNTRIES, STATES } from './place-names.ts'

const MODE_WORDS =
  /\b(?:fully |100 ?% |partially )?(?:remote|hybrid|on[- ]?site|in[- ]office|in[- ]person|telecommute|work from home|wfh|home ?office|home[- ]based|distributed|flexible|teletrabajo)\b(?:[- ](?:in|within|from|only|friendly|first|work|jobs?|role|position|mostly|preferred|required|or office|eligible|ok|possible)\b)?|\bt[ée]l[ée]travail\b/gi
/** Regions larger than a country. */
const WIDE =
  /^(?:worldwide|global(?:ly)?|anywhere(?: in the world)?|international|earth|world|emea|apac|latam|americas?|north(?:ern)? america|south america|latin america|europe(?:an union)?|eu|eea|asia(?:[- ]pacific)?|africa|oceania|middle east|mena|nordics?|dach|nationwide|bundesweit|various(?: locations)?|(?:multiple|several|different)(?: (?:locations|cities|offices))?|all locations|other locations|\d+\+? (?:more |other )?(?:locations?|countries)|(?:utc|gmt)\b.*|n\/?a|tbd|tba|headquarters|hq|office|european timezones?|[a-z/ ]+ time ?zones?)$/i
/** Names of countries and provinces with an 'and' in them. */
const ONE_NAME = '(?!(?:Labrador|Tobago|Herzegovina|Barbuda|Nevis|Pr[ií]ncipe|the Grenadines|Wear)\\b)'
const BETWEEN = new RegExp(`;|\\||•|·|\\n|/| (?:or|oder|ou|o|\\+) | (?:and|und) ${ONE_NAME}(?=\\p{Lu})| & `, 'u')

/** Splits several places: 'Berlin/Munich', 'London, UK or Remote', 'Remote (US & Canada)'. */
export const placesIn = (location: string) =>
  location
    .replace(/\s+/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '))
    .replace(/\bn\/a\b/gi, '')
    // 'PT/ET' are time zones, not Portugal.
    .replace(/\b[ECMP][SD]?T(?:\/[ECMP][SD]?T)+\b(?: hours\b[^,;|()]*)?|\([^()]* county\)/gi, '')
    .replace(/\(([^()]*)\)/g, ', $1')
    .split(BETWEEN)

/** The place names of one location in written order, without other words. */
export function piecesOf(text: string, isCountry: (word: string) => boolean): string[] {
  const pieces = text
    .replace(/\(([^()]*)\)/g, ', $1')
    .replace(/\banywhere in the world\b/gi, ',')
    .replace(MODE_WORDS, ',')
    .replace(/\s+/g, ' ')
    .split(/,| [-–—:@] |^[-–—:]|[-–—:]$|\bin\b/)
    .map((piece) => plainName(trimEndChars(trimStartChars(piece, /[\s\-–—:./]/), /[\s\-–—:/]/)))
    .flatMap((piece) => cutCodes(piece, isCountry))
    .map((piece) => piece.replace(/^(?:[A-Z]{1,2}-)?\d{4,5}\s+(?=\p{L})/u, ''))
    .filter((piece) => piece !== '' && !WIDE.test(piece) && !/^\d[\d -]*$/.test(piece))
  const places = pieces.filter((piece) => !STREET.test(piece) && !(pieces.length > 2 && /^\d+[a-z]?\s\p{L}/iu.test(piece)))
  return places.length > 0 ? places : pieces
}

/** Street addresses: '12 High St', 'Hauptstr. 5'. */
const STREET =
  /^\d+[a-z]?\s+\p{L}.*\b(?:st|street|rd|road|ave|avenue|blvd|lane|ln|drive|dr|way|square|place|floor)\b|(?:str\.?|straße|strasse|platz|weg|allee|gate|vej|gatan)\s?\d+\s?[a-z]?$/iu

/** 'the EU', 'Germany only', 'Deutschlandweit', 'London HQ', 'Greater Boston'. */
function plainName(piece: string): string {
  const bare = piece
    .replace(/\p{Regional_Indicator}|\p{Extended_Pictographic}|\ufe0f/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:the|within|across|based in)\s+/i, '')
    .replace(/ (?:only|based|nationwide)$/i, '')
    .replace(/^deutschlandweit$/i, 'Deutschland')
  if (CITY_COUNTRIES.has(bare.toLowerCase())) return bare
  const named = bare.replace(/ (?:office|hq|headquarters|(?:metro(?:politan)? )?area|metro|region)$/i, '')
  const inner = named.replace(/^greater\s+/i, '')
  return CITY_COUNTRIES.has(inner.toLowerCase()) ? inner : named
}

/** Locations without commas: 'US-CA-Santa Clara', 'IND-TS Hyderabad', 'Israel-Haifa', 'Camberwell VIC 3124'. */
function cutCodes(piece: string, isCountry: (word: string) => boolean): string[] {
  const [, country = '', rest = ''] = /^([^-]+)-(.+)$/.exec(piece) ?? []
  if (country && !isCountry(piece) && (/^[A-Z]{2,3}$/.test(country) || country.length > 3) && isCountry(country)) {
    const [, code, inside] = /^([A-Z]{2})[- ](.+)$/.exec(rest) ?? []
    return code && inside ? [country, code, inside] : [country, ...rest.split('-')]
  }
  const [, city, code] = /^(\S.*?) ([A-Z]{2,3})(?: \d{4,5})?$/.exec(piece) ?? []
  const isState = city && code && !CITY_COUNTRIES.has(piece.toLowerCase()) && STATES.some((state) => state.code === code)
  return isState ? [city, code] : [piece]
}

const tidy = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim() || undefined

/** Drops 'Remote', 'Worldwide' and overlong text. */
export const tidyCity = (text: string | undefined): string | null => {
  const city = tidy(text)
  return city && city.length <= 80 && !WIDE.test(city) && city.replace(MODE_WORDS, '').trim() !== '' ? city : null
}
