import { type ExtensionMessage, extensionMessage, type PageMessage, pageMessage } from './messages.ts'

/** The parts of a window message that say where it comes from. */
export type Arrival = { source: unknown; origin: string; data: unknown }
/** The window that listens, and its origin. */
export type Listener = { window: unknown; origin: string }

/** How long a message that starts something counts: longer than a busy page needs, shorter than anybody could keep it for later. */
const FRESH_MS = 30_000
/** Far above the longest message: characters of all texts together, and how many values there are. */
const LARGEST = { page: { chars: 4_000, values: 50 }, extension: { chars: 8_000_000, values: 100_000 } }
type Size = (typeof LARGEST)['page']

/** A message of the page, as the extension reads it; undefined for everything else. Never throws. */
export function readPageMessage(arrival: Arrival, listener: Listener, now: number): PageMessage | undefined {
  const message = readWith(pageMessage, arrival, listener, LARGEST.page)
  return message && 'timestamp' in message && !(Math.abs(now - message.timestamp) <= FRESH_MS) ? undefined : message
}

/** A message of the extension, as the page reads it; undefined for everything else. Never throws. */
export const readExtensionMessage = (arrival: Arrival, listener: Listener): ExtensionMessage | undefined =>
  readWith(extensionMessage, arrival, listener, LARGEST.extension)

type Schema<T> = { safeParse(data: unknown): { data?: T | undefined } }

/** Other windows and frames are refused before their data is looked at. */
function readWith<T>(schema: Schema<T>, { source, origin, data }: Arrival, listener: Listener, largest: Size): T | undefined {
  if (source !== listener.window || origin !== listener.origin) return undefined
  try {
    return fits(data, largest) ? schema.safeParse(data).data : undefined
  } catch {
    // Values of other realms can throw when they are read.
    return undefined
  }
}

/** Whether a message holds plain values only, and not too many. Counting stops at the limit: a huge or circular one costs no more than the largest. */
function fits(data: unknown, { chars, values }: Size): boolean {
  const open: unknown[] = [data]
  for (let left = chars, count = 0; open.length > 0; count++) {
    const value = open.pop()
    if (typeof value === 'string') left -= value.length
    else if (Array.isArray(value)) for (let at = 0; at < value.length && open.length <= values; at++) open.push(value[at])
    else if (typeof value === 'object' && value !== null) {
      if (!isPlain(value)) return false
      for (const key in value) {
        left -= key.length
        open.push(value[key])
        if (open.length > values) break
      }
    }
    if (left < 0 || count + open.length > values) return false
  }
  return true
}

/**
 * No Map, no Blob, no typed array: some of them are large without having a text or an entry. Firefox shows the page's objects with the
 * page's prototype, so a plain object is one whose prototype is the last.
 */
function isPlain(value: object): value is Record<string, unknown> {
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
