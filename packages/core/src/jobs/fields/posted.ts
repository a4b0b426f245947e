const DAY = 86_400_000
const MINUTE = 60_000
/** Names of units in the languages of careers sites. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:min|minutes?|minuten?|minutos?)$/, MINUTE],
  [/^(?:h|hrs?|hours?|stunden?|heures?|horas?)$/, 60 * MINUTE],
  [/^(?:d|days?|tag(?:en?)?|jours?|días?|dias?|giorni?o?|dage?n?|dagen)$/, DAY],
  [/^(?:w|wks?|weeks?|wochen?|semaines?|semanas?)$/, 7 * DAY],
  [/^(?:mo|mos|months?|monat(?:en?)?|mois|mes(?:es)?)$/, 30 * DAY],
  [/^(?:y|yrs?|years?|jahr(?:en?)?|ans?|años?)$/, 365 * DAY],
]
const AGO =
  /\b(an?|\d{1,3})\s?\+?\s?([a-zñí]{1,8})\+? ago\b|\b(?:vor|il y a|hace|há)\s(?:mehr als\s|plus de\s|más de\s)?(\d{1,3})\s?\+?\s([a-zñí]{1,8})/i
/** A time with a zone. */
const ZONE = /\d:\d{2}.*(?:\b(?:UTC?|GMT|[ECMP][SD]T)\b|\dZ\b|[+-]\d{1,2}:?\d{2})/i
const EARLIEST = Date.UTC(2000, 0, 1)
const TOLERANCE = 2 * DAY

/** ISO time from seconds, milliseconds, common date formats or words such as 'Posted 5 Days Ago'. */
export function readMoment(raw: string | number | undefined, now: Date): string | null {
  if (raw === undefined || raw === '') return null
  const at = typeof raw === 'number' ? fromNumber(raw) : (fromWords(raw, now) ?? fromText(raw))
  return at === null || Number.isNaN(at) || at < EARLIEST || at > Date.UTC(2200, 0, 1) ? null : new Date(at).toISOString()
}

/** A date in the future is wrong. */
export function readPosted(raw: string | number | undefined, now: Date): string | null {
  const moment = readMoment(raw, now)
  if (moment === null || Date.parse(moment) > now.getTime() + TOLERANCE) return null
  return Date.parse(moment) > now.getTime() ? now.toISOString() : moment
}

const fromNumber = (value: number) => (value < 1e11 ? value * 1_000 : value)

/** 'Posted 30+ Days Ago' counts as 30 days, the minimum. */
function fromWords(text: string, now: Date): number | null {
  if (/\b(?:just (?:now|posted)|today|heute|aujourd['’]hui|hoy)\b/i.test(text)) return now.getTime()
  if (/\b(?:yesterday|gestern|hier|ayer)\b/i.test(text)) return now.getTime() - DAY
  const [, count, unit, otherCount, otherUnit] = AGO.exec(text) ?? []
  const word = (unit ?? otherUnit ?? '').toLowerCase()
  const length = UNITS.find(([name]) => name.test(word))?.[1]
  return length === undefined ? null : now.getTime() - (Number(count ?? otherCount) || 1) * length
}

function fromText(text: string): number | null {
  const plain = text
    .trim()
    .replace(/\[[\w/+-]+\]$/, '')
    .replace(/^(20\d{2})(\d{2})(\d{2})$/, '$1-$2-$3')
    .replace(
      /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?!\d)/,
      (_, year, month, day) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    )
  if (/^\d{9,13}(?:\.\d+)?$/.test(plain)) return fromNumber(Number(plain))
  const iso = plain.replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(?:UTC|Z)?$/, '$1T$2Z')
  // A time without a zone is UTC, independent of the server's zone.
  const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(iso) ? `${iso}Z` : iso
  if (/^\d{4}-\d{2}-\d{2}/.test(zoned)) return Date.parse(zoned)
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(plain) ?? []
  if (year) return Date.UTC(Number(year), Number(month) - 1, Number(day))
  if (!/\b\d{4}\b/.test(plain) || !/[a-z]{3}/i.test(plain)) return null
  return Date.parse(ZONE.test(plain) ? plain : `${plain} UTC`)
}
