import { parseJson } from '@jobapply/core/shared/parse-json'
import { isRecord, type Raw } from '@jobapply/core/shared/records'

/** No result page has more data. */
const MAX_TEXT = 12_000_000
/** How often a marker may have no whole value behind it: each time the rest of the text is searched for its end. */
const MAX_FAILURES = 4
const MAX_VALUES = 400_000

/** The texts of elements that hold data, without an address of their own. */
export function dataTexts(page: Document, selector = 'script:not([src])'): string[] {
  const texts = [...page.querySelectorAll(selector)].map((element) => element.textContent ?? '')
  let length = 0
  return texts.filter((text) => {
    length += text.length
    return length <= MAX_TEXT
  })
}

/** The JSON values that begin right after a marker, such as an assignment or a key. */
export function valuesAfter(text: string, marker: string): unknown[] {
  const values: unknown[] = []
  let [at, failures] = [text.indexOf(marker), 0]
  while (at >= 0 && failures < MAX_FAILURES) {
    const start = skipTo(text, at + marker.length)
    const end = start === undefined ? undefined : endOfValue(text, start)
    const value = end === undefined ? undefined : parseJson(text.slice(start, end))
    if (value !== undefined) values.push(value)
    if (start !== undefined && end === undefined) failures++
    at = text.indexOf(marker, end ?? at + marker.length)
  }
  return values
}

/** The place of the bracket that follows, with nothing but spaces and an assignment before it. */
function skipTo(text: string, from: number): number | undefined {
  for (let at = from; at < from + 20; at++) {
    const character = text[at] ?? ''
    if (character === '{' || character === '[') return at
    if (!' \n\t=:('.includes(character)) return undefined
  }
  return undefined
}

/** The place behind the bracket that closes the one at `start`. */
function endOfValue(text: string, start: number): number | undefined {
  let [depth, isText] = [0, false]
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (isText) {
      if (character === '\\') at++
      else if (character === '"') isText = false
    } else if (character === '"') isText = true
    else if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') {
      depth--
      if (depth === 0) return at + 1
    }
  }
  return undefined
}

/** The stream in which Next.js sends the data of a page, put together from its scripts. */
export function readFlight(page: Document): string {
  const pushed = dataTexts(page).flatMap((text) => (text.includes('__next_f') ? valuesAfter(text, '__next_f.push') : []))
  return pushed.map((value) => (Array.isArray(value) && typeof value[1] === 'string' ? value[1] : '')).join('')
}

/** A value of the stream: '$$' stands for a dollar sign, any other text with one points to another part and says nothing here. */
export function plainFlight(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('$') ? (value.startsWith('$$') ? value.slice(1) : undefined) : value
  if (Array.isArray(value)) return value.map(plainFlight)
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plainFlight(one)])) : value
}

/** The records in a value that are of a kind, in order; what is inside of one is not looked at. */
export function findRecords(value: unknown, isWanted: (record: Raw) => boolean): Raw[] {
  const found: Raw[] = []
  let seen = 0
  const walk = (one: unknown) => {
    if (typeof one !== 'object' || one === null || ++seen > MAX_VALUES) return
    if (isRecord(one) && isWanted(one)) found.push(one)
    else for (const inside of Object.values(one)) walk(inside)
  }
  walk(value)
  return found
}

/**
 * The records of a list that a page's data may hold in one of several places. An empty answer means that the list is there and holds
 * nothing; undefined, that there is no list that we know.
 */
export function listedRecords(values: readonly unknown[], isWanted: (record: Raw) => boolean, key: string): Raw[] | undefined {
  for (const value of values) {
    const found = findRecords(value, isWanted)
    if (found.length > 0) return found
  }
  return values.some((value) => isBlank(value) || (isRecord(value) && isBlank(value[key]))) ? [] : undefined
}
const isBlank = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0
