import type { Exchange } from './exchange.ts'

/** How many times the allowed size is read before the connection is cut. */
const CUT_OFF_FACTOR = 8

/** The raw body, or undefined if it is too large; reading stops when the sender goes far beyond the limit. */
export async function readBody({ request }: Exchange, largest: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size <= largest) parts.push(part)
    if (size > largest * CUT_OFF_FACTOR) break
  }
  return size <= largest ? Buffer.concat(parts) : undefined
}

/** A form's fields, as a browser posts them; none when the body is larger than allowed. */
export async function readForm(exchange: Exchange, largest = 10_000): Promise<URLSearchParams> {
  const body = await readBody(exchange, largest)
  return new URLSearchParams(body?.toString('utf8') ?? '')
}
