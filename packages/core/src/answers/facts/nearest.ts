import { foldWords } from '@jobapply/language/fold'
import type { Answer } from '#answers/schema'
import { meaningful, readText } from '#answers/words/tokens'
import { readCountry } from '#shared/countries/country-rules'
import { stateNames } from '#shared/countries/state-codes'
import { valuesOf } from './fact.ts'

/** The nearest true option of a list, where none says exactly what the profile says. The person agrees to it first. */
export const asNear = (answer: Answer): Answer => (answer.status === 'answered' ? { ...answer, isNear: true } : answer)

export type Place = { city: string | null; state: string | null; country: string | null; zip?: string | null }

/** 'Pretoria, Gauteng, South Africa', 'Pretoria (ZA)': every part of it is true. */
const PARTS = /[,;()/|]|\s[-–]\s/
const partsOf = (label: string) => label.slice(0, 200).split(PARTS).map(foldWords).filter(Boolean)

function isTruePart(part: string, { city, state, country, zip }: Place): boolean {
  if ([city, state, country, zip].some((own) => own && foldWords(own) === part)) return true
  if (state && country && stateNames(state, country).includes(part)) return true
  return country !== null && readCountry(part) === country
}

/** A list of towns that tells them apart by their state and country. */
export function isNearCity(place: Place, label: string): boolean {
  const [first, ...more] = partsOf(label)
  return place.city !== null && first === foldWords(place.city) && more.every((part) => isTruePart(part, place))
}

/** 'CA', 'California (CA)', 'US-CA'. */
export function isNearState({ state, country }: Place, label: string): boolean {
  if (!state || !country) return false
  const names = [foldWords(state), ...stateNames(state, country)]
  const parts = partsOf(label.replace(/^([A-Z]{2})-([A-Z]{2,3})$/, '$1, $2'))
  return (
    parts.length > 0 &&
    parts.some((part) => names.includes(part)) &&
    parts.every((part) => names.includes(part) || readCountry(part) === country)
  )
}

/** 'United States (USA)': the same country twice. */
export function isNearCountry(country: string, label: string): boolean {
  const parts = partsOf(label)
  return parts.length > 0 && parts.every((part) => (readCountry(part) ?? countryIn(part)) === country)
}
const countryIn = (part: string) => {
  const [only, ...more] = meaningful(readText(part))
  return more.length === 0 && only?.concept === 'country' ? only.value : undefined
}

/** "Bachelor's degree or equivalent" for a bachelor; not what is incomplete, honorary or of another subject. */
export function isNearLevel(level: string, label: string): boolean {
  const tokens = meaningful(readText(label.slice(0, 200)))
  const levels = new Set(valuesOf(tokens, 'edu'))
  const isSaid = tokens.every(({ concept, text }) => (concept === 'word' ? EQUIVALENT.test(text) : OF_A_LEVEL.includes(concept)))
  return levels.size === 1 && levels.has(level) && isSaid
}
const OF_A_LEVEL = ['edu', 'education', 'school', 'level-word', 'highest', 'or', 'or-more', 'and', 'example', 'study-field']
/** Also the short names of degrees. */
const EQUIVALENT = /^(?:equiv\p{L}*|gleichw\p{L}*|vergleichbar\p{L}*|abgeschlossen\p{L}*|[bm]\.?(?:a|s|sc|eng|ba))$/u

/** A school's name with its town, or the level of a degree. */
export function isNearPart(key: string, value: string, label: string): boolean {
  if (key.endsWith('.school')) return partsOf(label)[0] === foldWords(value)
  if (!key.endsWith('.degree')) return false
  const [level, ...more] = new Set(valuesOf(meaningful(readText(value.slice(0, 200))), 'edu'))
  return level !== undefined && more.length === 0 && isNearLevel(level, label)
}
