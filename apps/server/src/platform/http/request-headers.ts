import type { IncomingHttpHeaders } from 'node:http'

/** Reads what a header says; names are in small letters. */
export type HeaderReader = { get(name: string): string | null }

/** The headers of a request, with the visitor's real address in place of what a proxy or a stranger wrote. */
export type RequestHeaders = HeaderReader & {
  /** For libraries that ask for it. Node loads its fetch for the first one, which takes 50 ms and 18 MB. */
  toWeb(): Headers
}

export function readHeaders(given: IncomingHttpHeaders, address: string): RequestHeaders {
  const get = (name: string) => {
    if (name === 'x-forwarded-for') return address
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    return Array.isArray(value) ? value.join(', ') : (value ?? null)
  }
  const toWeb = () => {
    const headers = new Headers()
    for (const name of Object.keys(given)) {
      const value = get(name)
      if (value !== null && !name.startsWith(':')) headers.set(name, value)
    }
    headers.set('x-forwarded-for', address)
    return headers
  }
  return { get, toWeb }
}
