import { momentOf, offsetAt } from '#shared/time/local-time'
import type { Token } from './tokens.ts'

/**
 * The zone of a time: the name of one, 'yours' for the reader's own, or 'unclear' where a zone is named that can mean several; undefined:
 * none is named.
 */
export type NamedZone = { zone: string; minutes?: number } | 'yours' | 'unclear'

/** With the offset that the letters stand for. People write CET in summer and mean the time in Berlin, so we ask. */
const LETTERS: Readonly<Record<string, [zone: string, minutes?: number]>> = {
  UTC: ['UTC'],
  GMT: ['Europe/London', 0],
  BST: ['Europe/London', 60],
  WET: ['Europe/Lisbon', 0],
  WEST: ['Europe/Lisbon', 60],
  CET: ['Europe/Berlin', 60],
  CEST: ['Europe/Berlin', 120],
  MEZ: ['Europe/Berlin', 60],
  MESZ: ['Europe/Berlin', 120],
  EET: ['Europe/Helsinki', 120],
  EEST: ['Europe/Helsinki', 180],
  ET: ['America/New_York'],
  EST: ['America/New_York', -300],
  EDT: ['America/New_York', -240],
  CT: ['America/Chicago'],
  CDT: ['America/Chicago', -300],
  MT: ['America/Denver'],
  MDT: ['America/Denver', -360],
  PT: ['America/Los_Angeles'],
  PST: ['America/Los_Angeles', -480],
  PDT: ['America/Los_Angeles', -420],
  JST: ['Asia/Tokyo', 540],
  SGT: ['Asia/Singapore', 480],
  AEST: ['Australia/Sydney', 600],
  AEDT: ['Australia/Sydney', 660],
}
/** India, Ireland and Israel; the United States, China and Cuba; and so on. */
const SEVERAL = new Set(['IST', 'CST', 'MST', 'AST', 'ADT', 'SST', 'PKT', 'WAT'])

const PLACES: Readonly<Record<string, string>> = {
  london: 'Europe/London',
  uk: 'Europe/London',
  british: 'Europe/London',
  dublin: 'Europe/Dublin',
  irish: 'Europe/Dublin',
  lisbon: 'Europe/Lisbon',
  berlin: 'Europe/Berlin',
  berliner: 'Europe/Berlin',
  german: 'Europe/Berlin',
  deutscher: 'Europe/Berlin',
  mitteleuropaischer: 'Europe/Berlin',
  wien: 'Europe/Vienna',
  wiener: 'Europe/Vienna',
  zurich: 'Europe/Zurich',
  zurcher: 'Europe/Zurich',
  schweizer: 'Europe/Zurich',
  paris: 'Europe/Paris',
  francaise: 'Europe/Paris',
  french: 'Europe/Paris',
  bruxelles: 'Europe/Brussels',
  brussels: 'Europe/Brussels',
  madrid: 'Europe/Madrid',
  espanola: 'Europe/Madrid',
  peninsular: 'Europe/Madrid',
  spanish: 'Europe/Madrid',
  amsterdam: 'Europe/Amsterdam',
  amsterdamse: 'Europe/Amsterdam',
  nederlandse: 'Europe/Amsterdam',
  dutch: 'Europe/Amsterdam',
  stockholm: 'Europe/Stockholm',
  'new york': 'America/New_York',
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
  toronto: 'America/Toronto',
  'ciudad de mexico': 'America/Mexico_City',
  mexico: 'America/Mexico_City',
  'buenos aires': 'America/Argentina/Buenos_Aires',
  bogota: 'America/Bogota',
  tokyo: 'Asia/Tokyo',
  singapore: 'Asia/Singapore',
  sydney: 'Australia/Sydney',
}
const TIME_WORDS = new Set(['time', 'zeit', 'tijd'])
const HOUR_OF = new Set(['heure', 'hora'])
const OWN = new Set(['your', 'ihre', 'ihrer', 'deine', 'deiner', 'votre', 'ton', 'ta', 'tu', 'su', 'jouw', 'je', 'uw'])
/** 'Local time': of which place? */
const SOMEWHERE = new Set(['local', 'locale', 'lokaler', 'lokale', 'ortszeit', 'plaatselijke'])

/** The zone that is named at a token, or undefined. */
function zoneAt(tokens: readonly Token[], at: number): NamedZone | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const offset = token.folded === 'utc' || token.folded === 'gmt' ? readOffset(tokens, at + 1) : undefined
  if (offset) return { zone: offset }
  if (token.isUpper && SEVERAL.has(token.raw)) return 'unclear'
  const letters = token.isUpper || token.folded === 'utc' || token.folded === 'gmt' ? LETTERS[token.raw.toUpperCase()] : undefined
  // 'ET' is also a French word in capitals: two letters count only after a time.
  const isClear = token.raw.length > 2 || /^(?:\d+|am|pm|m|\.|\()$/.test(tokens[at - 1]?.folded ?? '')
  if (letters && isClear) return letters[1] === undefined ? { zone: letters[0] } : { zone: letters[0], minutes: letters[1] }
  const word = (index: number) => tokens[index]?.folded ?? ''
  if (TIME_WORDS.has(token.folded)) {
    const before = [word(at - 1), word(at - 2)]
    if (before.some((one) => OWN.has(one))) return 'yours'
    if (SOMEWHERE.has(before[0] ?? '')) return 'unclear'
    return place(before[0]) ?? place(`${before[1]} ${before[0]}`)
  }
  if (HOUR_OF.has(token.folded)) {
    if (OWN.has(word(at - 1))) return 'yours'
    const after = [1, 2, 3, 4].map((step) => word(at + step))
    if (SOMEWHERE.has(after[0] ?? '') || after[0] === 'local') return after.some((one) => OWN.has(one)) ? 'yours' : 'unclear'
    return place(after[0]) ?? place(after[1]) ?? place(`${after[1]} ${after[2]} ${after[3]}`) ?? place(`${after[1]} ${after[2]}`)
  }
  return token.folded === 'ortszeit' ? 'unclear' : undefined
}

const place = (name = ''): NamedZone | undefined => {
  const zone = Object.hasOwn(PLACES, name) ? PLACES[name] : undefined
  return zone ? { zone } : undefined
}

/** '+1', '+01:00', '-5' after UTC or GMT. */
function readOffset(tokens: readonly Token[], at: number): string | undefined {
  const sign = tokens[at]?.raw ?? ''
  const hours = tokens[at + 1]?.raw ?? ''
  if (!/^[+\-−–]$/.test(sign) || !/^\d{1,4}$/.test(hours)) return undefined
  const minutes = hours.length > 2 ? hours.slice(-2) : tokens[at + 2]?.raw === ':' ? (tokens[at + 3]?.raw ?? '00') : '00'
  const whole = Number(hours.length > 2 ? hours.slice(0, -2) : hours)
  if (whole > 14 || !/^[0-5]\d$/.test(minutes)) return undefined
  return `${sign === '+' ? '+' : '-'}${String(whole).padStart(2, '0')}:${minutes}`
}

/** How far after a time its zone may come: '10am – 11am (CET)', '9:00 a. m., hora de Ciudad de México'. */
const NEAR = 9

export function zoneAfter(tokens: readonly Token[], at: number, until = tokens.length): NamedZone | undefined {
  for (let step = at; step < Math.min(at + NEAR, until); step += 1) {
    const found = zoneAt(tokens, step)
    if (found) return found
  }
  return undefined
}

/** The one zone that a text names; 'unclear' when it names several. */
export function onlyZone(tokens: readonly Token[]): NamedZone | undefined {
  let only: NamedZone | undefined
  for (let at = 0; at < tokens.length; at += 1) {
    const found = zoneAt(tokens, at)
    if (!found) continue
    if (only && JSON.stringify(only) !== JSON.stringify(found)) return 'unclear'
    only = found
  }
  return only
}

/** Whether the clocks of the zone show what its letters say on that day, and show this time once. */
export function isCertain({ zone, minutes }: { zone: string; minutes?: number }, day: string, time: string): boolean {
  const { at, isClear } = momentOf(day, time, zone)
  return isClear && (minutes === undefined || offsetAt(at, zone) === minutes)
}
