import { POSTING_LIMITS } from '#jobs/constants'
import type { PlaceParts } from '#jobs/posting'
import { readCountry } from '#shared/countries/country-rules'
import { trimEndChars } from '#shared/text/trim-chars'
import { CITY_COUNTRIES, COUNTRY_CODES, STATES, type State } from './place-names.ts'
import { piecesOf, placesIn, tidyCity } from './place-pieces.ts'

export type Place = { city: string | null; region: string | null; country: string | null }

const NOWHERE: Place = { city: null, region: null, country: null }

/** City, region and country of a written location; of several places the first known one. */
export function readPlace(location: string, parts: PlaceParts = {}): Place {
  const given = placeOfParts({ city: cut(parts.city), region: cut(parts.region), country: cut(parts.country) })
  const whole = location.slice(0, POSTING_LIMITS.line)
  const inFrance = whole.replace(FRENCH_DEPARTMENT, '')
  const places = placesIn(inFrance === whole ? whole : `${inFrance}, France`).map((one) => readOne(one, given.country))
  const fitting = places.filter(({ country }) => !given.country || !country || given.country === country)
  const written =
    fitting.find(({ country, city }) => country && city) ??
    fitting.find(({ country }) => country) ??
    fitting.find(({ city, region }) => city || region) ??
    NOWHERE
  const city = given.city ?? (isNameOf(written.country, written.city) ? null : written.city)
  return {
    city,
    region: given.region ?? written.region,
    country: given.country ?? written.country ?? (city ? (countryOfCity(city) ?? null) : null),
  }
}

/** '69 - Lyon': a department of France and a town. */
const FRENCH_DEPARTMENT = /^(?:0[1-9]|[1-8]\d|9[0-5]|2[AB]|97[1-6]) - (?=\p{L})/u

const cut = (text: string | undefined) => text?.slice(0, POSTING_LIMITS.line)

/** Some sources have 'Canada, QC, Montreal' as the city. */
function placeOfParts({ city, region, country }: PlaceParts): Place {
  const name = country === undefined ? null : (countryOf(country) ?? null)
  const isWhole = city !== undefined && (/,/.test(city) || /^[A-Z]{2,3}-[A-Z]/.test(city))
  const inside = isWhole ? readOne(city, name) : { ...NOWHERE, city: isNameOf(name, city) ? null : tidyCity(city) }
  // A region named like its country adds nothing.
  const ownRegion = region && name && countryOf(region) === name ? null : tidyCity(region)
  return {
    city: inside.city,
    region: ownRegion ? (stateOf(ownRegion, name)?.name ?? ownRegion) : inside.region,
    country: name ?? inside.country,
  }
}

/** A country as city adds nothing, unless it is also a city: 'Singapore'. */
const isNameOf = (country: string | null, city: string | null | undefined) =>
  country !== null && city ? countryOf(city) === country && !countryOfCity(city) : false

function readOne(text: string, hint: string | null): Place {
  const pieces = piecesOf(text, (word) => countryOf(word) !== undefined)
  return fromCountries(pieces) ?? fromPieces(inOrder(pieces, hint), hint)
}

/** 'Europe, UK, France' is a list of countries: takes the first, without a city. */
function fromCountries(pieces: string[]): Place | undefined {
  const isName = (piece: string) => piece.length > 3 || /^(?:uk|usa?|uae)$/i.test(piece)
  const countries = new Set(pieces.filter(isName).flatMap((piece) => countryOf(piece) ?? []))
  const [first = ''] = pieces
  const [country] = countries
  const isState = stateOf(first, countryOf(pieces.at(-1) ?? '') ?? null) !== undefined
  return countries.size > 1 && country && !isState && !countryOfCity(first) ? { ...NOWHERE, country } : undefined
}

/**
 * Reverses 'US, CA, Santa Clara' and 'Illinois, Chicago', which start with the largest place. Before an unknown town 'DE' may be Germany
 * or Delaware, so only the town is kept.
 */
function inOrder(pieces: string[], hint: string | null): string[] {
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)]
  if (pieces.length < 2 || countryOfCity(first)) return pieces
  const cityCountry = countryOfCity(last)
  const country = countryOf(first)
  const byCode = country ? undefined : stateOf(first, null)
  const state = (cityCountry ? stateOf(first, cityCountry) : undefined) ?? stateByName(first) ?? byCode
  if (state && !countryOf(last) && !stateOf(last, null)) return [...pieces.slice(1), state.name]
  if (!country) return pieces
  if (pieces.length === 2 && !hint && !cityCountry && isStateCode(first)) return [last]
  return stateOf(last, country) || (!countryOf(last) && !stateOf(last, null)) ? pieces.toReversed() : pieces
}

function fromPieces(pieces: string[], hint: string | null): Place {
  const last = pieces.at(-1)
  if (last === undefined) return NOWHERE
  const [first = last] = pieces
  const cityCountry = countryOfCity(first)
  const country = countryOf(last)
  const state = pieces.length > 1 ? stateAfter(last, pieces.length, hint, cityCountry) : stateByName(last)
  // 'Bangalore, IN' is India and 'Toronto, ON, CA' is Canada; 'Gary, IN' and 'San Jose, CA' are states; 'CA' alone is ambiguous.
  const isCountry = country && (!state || country === hint || country === cityCountry || (pieces.length > 2 && last.length > 1))
  if (isCountry && !(pieces.length === 1 && country !== hint && isStateCode(last)))
    return { ...insideOf(pieces.slice(0, -1), country), country }
  if (state) return { city: pieces.length > 1 ? tidyCity(first) : null, region: state.name, country: state.country }
  if (pieces.length === 1) return { ...NOWHERE, city: country ? null : tidyCity(first), country: cityCountry ?? null }
  const isList = countryOfCity(last) !== undefined && last !== first
  return { city: tidyCity(first), region: isList ? null : tidyCity(last), country: cityCountry ?? null }
}

/** Prefers a state of the city's own country: 'Perth, WA' is in Australia, 'Vancouver, WA' in the United States. */
const stateAfter = (last: string, count: number, hint: string | null, cityCountry: string | undefined) => {
  if (hint) return stateOf(last, hint)
  const own = cityCountry && count === 2 ? stateOf(last, cityCountry) : undefined
  const isOwnCountry = cityCountry !== undefined && countryOf(last) === cityCountry
  return own ?? (isOwnCountry ? undefined : stateOf(last, null))
}

/** City and region from the names before the country. */
function insideOf(pieces: string[], country: string): Omit<Place, 'country'> {
  const [first, ...others] = pieces
  const last = others.at(-1)
  if (first === undefined) return { city: null, region: null }
  if (last === undefined) {
    const state = stateOf(first, country)
    return state && !countryOfCity(first) ? { city: null, region: state.name } : { city: tidyCity(first), region: null }
  }
  return { city: tidyCity(first), region: stateOf(last, country)?.name ?? last }
}

const isStateCode = (text: string) => STATES.some(({ code }) => code === text.toUpperCase())
const stateOf = (text: string, country: string | null): State | undefined => {
  const plain = withoutPostalCode(text).replace(/\./g, '')
  const isIt = ({ code, name }: State) =>
    (code !== '' && code === plain.toUpperCase()) || name.toLowerCase() === plain.toLowerCase()
  return STATES.find((state) => isIt(state) && (country === null || state.country === country))
}
/** 'CA 94105' is 'CA'. */
function withoutPostalCode(text: string): string {
  const name = trimEndChars(text, /[\d\s-]/)
  return /^\s+\d/.test(text.slice(name.length)) ? name : text
}
/** 'Georgia' alone is the country. */
const stateByName = (text: string) =>
  readCountry(text) ? undefined : STATES.find(({ name }) => name.toLowerCase() === text.toLowerCase() && name !== 'New York')

const countryOf = (text: string) => readCountry(COUNTRY_CODES.get(text.trim()) ?? text)
const countryOfCity = (text: string) => CITY_COUNTRIES.get(text.toLowerCase())
