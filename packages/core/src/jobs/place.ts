import { readCountry } from '#shared/country-rules'
import { CITY_COUNTRIES, STATES, type State } from './place-names.ts'
import type { PlaceParts } from './posting.ts'

export type Place = { city: string | null; region: string | null; country: string | null }

const NOWHERE: Place = { city: null, region: null, country: null }
const MODE_WORDS =
  /\b(?:fully |100% |partially )?(?:remote|hybrid|on[- ]?site|in[- ]office|in[- ]person|telecommute|work from home|wfh|home ?office|home[- ]based|distributed|flexible)\b(?: (?:in|within|from|only|friendly|first|work|or office))?/gi
/** Places too wide to be a country. */
const WIDE =
  /^(?:worldwide|global(?:ly)?|anywhere(?: in the world)?|international|earth|world|emea|apac|latam|americas?|north(?:ern)? america|south america|latin america|europe(?:an union)?|eu|eea|asia(?:[- ]pacific)?|africa|oceania|middle east|mena|nordics?|dach|various|multiple(?: locations)?|\d+ locations?|n\/?a|tbd|headquarters|hq)$/i

/** City, region and country of a location as it is written; of several places the first that says something. */
export function readPlace(location: string, parts: PlaceParts = {}): Place {
  const given: Place = {
    city: cityOf(parts.city),
    region: tidy(parts.region) ?? null,
    country: parts.country === undefined ? null : (readCountry(parts.country) ?? null),
  }
  const places = location.split(/\s*(?:;|\||•|\n| \/ | or | and (?=[A-Z])|\s&\s)\s*/).map((one) => readOne(one, given.country))
  const written =
    places.find(({ country, city }) => country && city) ?? places.find(({ country }) => country) ?? places[0] ?? NOWHERE
  const agrees = !given.country || !written.country || given.country === written.country
  const other = agrees ? written : NOWHERE
  const city = given.city ?? other.city
  return {
    city,
    region: given.region ?? other.region,
    country: given.country ?? other.country ?? (city ? (CITY_COUNTRIES.get(city.toLowerCase()) ?? null) : null),
  }
}

function readOne(text: string, country: string | null): Place {
  const pieces = text
    .replace(/\(([^()]*)\)/g, ', $1')
    .replace(MODE_WORDS, ',')
    .split(/\s*(?:,|\s[-–—:@]\s|^[-–—:]\s*|\s*[-–—:]$|\bin\b)\s*/)
    .map((piece) => piece.replace(/^[\s\-–—:./]+|[\s\-–—:/]+$/g, ''))
    .filter((piece) => piece !== '' && !WIDE.test(piece) && !/^\d[\d -]*$/.test(piece))
  return fromCountries(pieces) ?? fromPieces(pieces, country)
}

/** 'Europe, UK, France' is a list of countries: the first one, and no city. */
function fromCountries(pieces: string[]): Place | undefined {
  const isName = (piece: string) => piece.length > 3 || /^(?:uk|usa?|uae)$/i.test(piece)
  const countries = new Set(pieces.filter(isName).flatMap((piece) => countryOf(piece) ?? []))
  const [first = ''] = pieces
  const [country] = countries
  const isState = stateOf(first, countryOf(pieces.at(-1) ?? '') ?? null) !== undefined
  return countries.size > 1 && country && !isState && !CITY_COUNTRIES.has(first.toLowerCase())
    ? { ...NOWHERE, country }
    : undefined
}

function fromPieces(pieces: string[], hint: string | null): Place {
  const last = pieces.at(-1)
  if (last === undefined) return NOWHERE
  const [first = last] = pieces
  const cityCountry = CITY_COUNTRIES.get(first.toLowerCase())
  const state = pieces.length > 1 ? stateOf(last, hint ?? (pieces.length > 2 ? null : (cityCountry ?? null))) : stateByName(last)
  const country = countryOf(last)
  // 'Bangalore, IN' is India and 'Toronto, ON, CA' is Canada; 'Gary, IN' and 'San Jose, CA' are states.
  const isCountry = country && (!state || country === hint || country === cityCountry || (pieces.length > 2 && last.length > 1))
  if (isCountry) return { ...insideOf(pieces.slice(0, -1), country), country }
  if (state) return { city: pieces.length > 1 ? cityOf(first) : null, region: state.name, country: state.country }
  if (pieces.length === 1)
    return cityCountry ? { city: first, region: null, country: cityCountry } : { ...NOWHERE, city: cityOf(first) }
  return { city: cityOf(first), region: tidy(last) ?? null, country: cityCountry ?? null }
}

/** City and region of what stands before the country. */
function insideOf(pieces: string[], country: string): Omit<Place, 'country'> {
  const [first, ...others] = pieces
  const last = others.at(-1)
  if (first === undefined) return { city: null, region: null }
  if (last === undefined) {
    const state = stateOf(first, country)
    return state && !CITY_COUNTRIES.has(first.toLowerCase())
      ? { city: null, region: state.name }
      : { city: cityOf(first), region: null }
  }
  return { city: cityOf(first), region: stateOf(last, country)?.name ?? last }
}

const stateOf = (text: string, country: string | null): State | undefined => {
  const plain = text.replace(/\s+\d[\d -]*$/, '').replace(/\./g, '')
  const isIt = ({ code, name }: State) => code === plain.toUpperCase() || name.toLowerCase() === plain.toLowerCase()
  return STATES.find((state) => isIt(state) && (country === null || state.country === country))
}
/** Alone, 'Georgia' is the country and 'CA' says nothing. */
const stateByName = (text: string) =>
  readCountry(text) ? undefined : STATES.find(({ name }) => name.toLowerCase() === text.toLowerCase() && name !== 'New York')

const countryOf = (text: string) =>
  readCountry(text.replace(/\s+(?:only|based|nationwide)$/i, '').replace(/^(?:the|within|across)\s+/i, ''))

const tidy = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim() || undefined
const cityOf = (text: string | undefined) => {
  const city = tidy(text)
  return city && city.length <= 80 && !WIDE.test(city) && city.replace(MODE_WORDS, '').trim() !== '' ? city : null
}
