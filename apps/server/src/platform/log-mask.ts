const REMOVED = '[removed]'
const MAX_TEXT = 4000
const MAX_DEPTH = 6
const MAX_ITEMS = 50

/** Words of a key that name personal data or a secret: `email`, `userEmail` and `reply_to` are all caught. */
const PERSONAL_WORDS = new Set(
  `email emails mail mails to cc bcc recipient recipients subject text html body password passwords passphrase token tokens secret secrets
  cookie cookies authorization authentication bearer credential credentials session key keys otp pin signature name names username firstname
  lastname fullname filename phone phones telephone address addresses street city postcode zip birthday birthdate gender salary resume cv
  letter answer answers summary bio content headers input params`.split(/\s+/),
)
/** In this order: an address of a server with a password in it would else be taken for an e-mail address. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/(:\/\/)[^\s/?#@]+@/g, `$1${REMOVED}@`],
  [/\b(bearer|basic)\s+[\w~+/.=-]+/gi, `$1 ${REMOVED}`],
  [/([?&#;](?:\w*(?:token|key|secret|password|signature)|code|state|reset)=)[^\s&#"']+/gi, `$1${REMOVED}`],
  [/[\p{L}\p{N}._%+'-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})*/giu, '[email]'],
  [/\+\d[\d\s().-]{7,20}\d/g, '[phone]'],
]
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The text without e-mail addresses, phone numbers, bearer values and long random tokens; UUIDs stay, they name rows and requests. */
export function maskText(text: string): string {
  const masked = MASKS.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text.slice(0, 5 * MAX_TEXT)).replace(
    /[\w-]{20,}/g,
    (word) => (!UUID.test(word) && looksRandom(word) ? '[token]' : word),
  )
  return masked.length > MAX_TEXT ? `${masked.slice(0, MAX_TEXT)}...` : masked
}

/** Any value as plain JSON without personal data; `describe` tells how an error found inside is written. */
export function maskValue(value: unknown, describe: (error: Error) => unknown, seen: readonly object[] = []): unknown {
  if (typeof value === 'string') return maskText(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Error) return describe(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  if (value instanceof URL) return maskText(value.href)
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
  if (seen.includes(value) || seen.length >= MAX_DEPTH) return '[more]'
  const inside = [...seen, value]
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => maskValue(item, describe, inside))
  const entries: [string, unknown][] =
    value instanceof Map ? [...value].map(([key, item]) => [String(key), item]) : Object.entries(value)
  return Object.fromEntries(
    entries
      .slice(0, MAX_ITEMS)
      .map(([key, item]) => [maskText(key), isPersonal(key, item) ? REMOVED : maskValue(item, describe, inside)]),
  )
}

/** Ids and token counts are needed in the log and reveal nothing about a person. */
function isPersonal(key: string, value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'boolean') return false
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  const last = words.at(-1)
  if (last === 'id' || (last === 'tokens' && typeof value === 'number')) return false
  return words.some((word) => PERSONAL_WORDS.has(word))
}

/** A digit, or capitals strewn about as no spelled word has them: one token in a thousand has no digit. */
function looksRandom(word: string): boolean {
  const capitals = word.replace(/[^A-Z]/g, '').length / word.length
  return /\d/.test(word) || (capitals > 0.25 && capitals < 0.75)
}
