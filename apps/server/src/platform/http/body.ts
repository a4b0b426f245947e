import type { Exchange } from './exchange.ts'

const PATIENCE = 8

/** The whole body as it came, or nothing when it is larger; who does not stop sending is cut off. */
export async function readBody({ request }: Exchange, largest: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size <= largest) parts.push(part)
    if (size > largest * PATIENCE) break
  }
  return size <= largest ? Buffer.concat(parts) : undefined
}

/** A form's fields, as a browser posts them. */
export async function readForm(exchange: Exchange): Promise<URLSearchParams> {
  const body = await readBody(exchange, 10_000)
  return new URLSearchParams(body?.toString('utf8') ?? '')
}
