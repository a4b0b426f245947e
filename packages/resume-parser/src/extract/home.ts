import { US_STATE_CODES } from '@jobapply/language/place-words'
import type { Line } from '#document/model'
import { findDates } from '#words/dates'
import { wordsOf } from '#words/fold'
import { NAME_ENDINGS } from '#words/organisation-words'
import { endsWithAny } from '#words/phrase'
import {
  countryByCode,
  countryByName,
  isCapitalised,
  isCity,
  isPlaceLike,
  isRegion,
  placeScore,
  withoutZip,
  zipIn,
} from '#words/places'

export type Home = {
  address: string
  city: string
  state: string
  zip: string
  country: string
  lines: Line[]
  confidence: number
}

const LABEL =
  /^(?:address|adresse|anschrift|wohnort|location|lives in|based in|dirección|indirizzo|endereço|adres|residence|residenza|domicile|localisation|ubicación|woonplaats|city|stadt|ville|ciudad|città|cidade|home)\s*:?\s+(?=\S)/iu
const STREET =
  /\b(?:street|st\.|avenue|ave\.?|road|rd\.?|lane|ln\.?|drive|dr\.|boulevard|blvd\.?|court|way|place|square|apt\.?|suite|unit|straße|strasse|str\.|weg|allee|platz|gasse|rue|avenue|chemin|impasse|quai|calle|c\/|avenida|avda\.?|plaza|paseo|via|viale|corso|piazza|rua|travessa|straat|laan|kade|plein|gracht)(?=[\s,.\d]|$)|(?:straße|strasse|str\.|weg|gasse|platz|allee|straat|laan|plein|gracht)\s*\d/iu
/** "Via Roma 12", "12 Mill Lane". */
export const namesStreet = (text: string) => STREET.test(text) && /\d/.test(text)
/** Cities that tell the country Georgia from the US state. */
const GEORGIAN = /tbilisi|batumi|kutaisi|rustavi|gori/i
/** "Havenkade 12": a street without a known street word. */
const HOUSE = /^\p{L}[\p{L}.' -]*\s\d{1,4}\s?[a-zA-Z]?$/u
const UNIT = /^(?:n[º°.]?\s*)?\d{1,4}\s?[º°ª]?\s?[A-Za-z]?$|[º°ª]/u
/** Only short lines near the top are searched. */
const MAX_LINES = 40
const MAX_LENGTH = 140
const PIECES = /\t|\s+[|·•●▪◦*~/]\s+|\s+[–—]\s+|(?<=\p{L}{3}|\p{Lu}{2})\.\s+/u
/** A phone number or mail address right after the place. */
const CONTACT_AFTER_PLACE = /\s\S+@\S+|(?<=\p{L})\s(?:\+|\()?\d[\d\s().-]{7,}\d(?![\p{L}\d])/gu
/** "Heating Engineer from Hebden Bridge, UK". */
const FROM_PLACE = /^\p{Lu}[^,]*?\s(?:from|in|based in|aus|in der Nähe von|à|en|de|da|uit)\s(\p{Lu}[^,]*,\s*[^,]+)$/u
const PHONE_PART = /(?:^|,\s)\+?\(?\d{2,4}\)?[\s.-]\d{3,4}[\s.-]\d{3,4}(?=,|$)/
const CONTACT = /@|https?:|www\.|\d{6,}|\+\d/

export function findHome(lines: readonly Line[]): Home | undefined {
  let best: { text: string; score: number; lines: Line[] } | undefined
  for (const [index, line] of lines.slice(0, MAX_LINES).entries()) {
    if (line.text.length > MAX_LENGTH || findDates(line.text).some(({ isRange }) => isRange)) continue
    for (const raw of joinedPieces(line, lines[index + 1])) {
      const text = raw.text
        .replace(/^[^\p{L}\p{N}(+]+/u, '')
        .replace(LABEL, '')
        .replace(/[,;]+$/, '')
        .trim()
      if (!text || CONTACT.test(text) || namesCompany(text)) continue
      const isLabelled = LABEL.test(raw.text)
      const hasStreet = STREET.test(text) && /\d/.test(text)
      const score =
        Math.max(placeScore(text), placeScore(withoutStreet(text))) +
        (isLabelled ? 0.5 : 0) +
        (hasStreet ? 0.5 : 0) +
        0.03 * raw.lines.length -
        index * 0.01
      if (score >= 0.6 && (!best || score > best.score + 0.001)) best = { text, score, lines: raw.lines }
    }
  }
  return best && homeOf(best.text, best.lines, best.score)
}

/** "Malabar Fabrications Pvt. Ltd., Kochi". */
const namesCompany = (text: string) => text.split(/,\s*/).some((part) => endsWithAny(NAME_ENDINGS, wordsOf(part)))

/** The pieces of a line, and the last one joined with the next line if it continues there. */
function joinedPieces(line: Line, next: Line | undefined): { text: string; lines: Line[] }[] {
  const pieces = line.text.replace(CONTACT_AFTER_PLACE, '\t').split(PIECES).flatMap(withoutContact)
  const found = pieces
    .flatMap((text) => [text, ...(FROM_PLACE.exec(text)?.slice(1) ?? [])])
    .map((text) => ({ text, lines: [line] }))
  const last = pieces.at(-1) ?? ''
  if (next && next.page === line.page && /,\s*$/.test(last) && next.text.length < 40)
    found.push({ text: `${last} ${next.text}`, lines: [line, next] })
  else if (
    next &&
    next.block === line.block &&
    placeScore(last) < 0.9 &&
    /,/.test(last) &&
    next.text.split(' ').length <= 2 &&
    placeScore(`${last} ${next.text}`) >= 0.9
  )
    found.push({ text: `${last} ${next.text}`, lines: [line, next] })
  else if (
    next &&
    next.page === line.page &&
    (isCapitalised(last) || isPlaceWithoutCountry(last)) &&
    (countryByName(next.text) || countryByCode(next.text)) &&
    placeScore(`${last}, ${next.text}`) >= 0.9
  )
    found.push({ text: `${last}, ${next.text}`, lines: [line, next] })
  else if (next && STREET.test(last) && /\d/.test(last) && !CONTACT.test(next.text) && next.text.length < 50)
    found.push({ text: `${last}, ${next.text}`, lines: [line, next] })
  return found
}

/** "Winnipeg, Manitoba" above "Canada". */
const isPlaceWithoutCountry = (text: string) => {
  const [last = ''] = text.split(/,\s*/).slice(-1)
  return isPlaceLike(text) && countryByName(last) === undefined
}

/** Removes phone, mail and web addresses: "Groningen, Nederland, 06-5550, a@b.nl". */
function withoutContact(piece: string): string[] {
  if (!CONTACT.test(piece) && !PHONE_PART.test(piece)) return [piece]
  const found: string[][] = [[]]
  for (const part of piece.split(/,\s+/)) {
    if (CONTACT.test(part) || /\d{3}.*\d{3}/.test(part)) found.push([])
    else found.at(-1)?.push(part)
  }
  return found.map((parts) => parts.join(', ')).filter(Boolean)
}

const withoutStreet = (text: string) =>
  text
    .split(/,\s*/)
    .filter((part, index, all) => !STREET.test(part) && !UNIT.test(part) && !(index < all.length - 1 && HOUSE.test(part)))
    .join(', ')

function homeOf(text: string, lines: Line[], score: number): Home {
  const bracket = /\(([^)]+)\)/.exec(text)?.[1] ?? ''
  const parts = [...text.replace(/\([^)]*\)/g, '').split(/,\s*|\s+[-–]\s+|\s*\/\s*/), bracket]
    .map((part) => part.trim())
    .filter(Boolean)
  const home: Home = { address: '', city: '', state: '', zip: zipIn(text), country: '', lines, confidence: Math.min(0.95, score) }
  const rest: string[] = []
  for (const part of parts) {
    if ((STREET.test(part) && /\d/.test(part)) || UNIT.test(part) || (part !== parts.at(-1) && HOUSE.test(part)))
      home.address = [home.address, part].filter(Boolean).join(', ')
    else rest.push(withoutZip(part))
  }
  const names = rest.filter(Boolean)
  const last = names.at(-1) ?? ''
  const isState = US_STATE_CODES.has(last) && names.length === 2
  home.country = countryByName(last) ?? (isState ? '' : (countryByCode(last) ?? ''))
  if (bracket && !home.country) home.country = countryByCode(bracket) ?? countryByName(bracket) ?? ''
  const places = names.filter(
    (name) =>
      (countryByName(name) === undefined || name !== last) &&
      !(home.country && countryByCode(name) === home.country && name !== names[0]),
  )
  home.city = places[0] ?? ''
  home.state = places.length > 1 ? (places.at(-1) ?? '') : ''
  if (home.country === 'Georgia' && names.length > 1 && !GEORGIAN.test(names[0] ?? ''))
    [home.country, home.state] = ['United States', 'Georgia']
  if (!home.country && (US_STATE_CODES.has(home.state) || isUsState(home.state))) home.country = 'United States'
  if (home.city && countryByName(home.city) && !isCity(home.city) && places.length === 1) home.city = ''
  return home
}

const US_STATES = new Set(
  'alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia wisconsin wyoming'.split(
    ' ',
  ),
)
const isUsState = (text: string) =>
  US_STATES.has(text.toLowerCase()) ||
  (isRegion(text) && /^(?:new (?:york|jersey|mexico|hampshire)|north|south|west virginia|rhode island)/i.test(text))
