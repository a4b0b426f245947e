import type { Readable } from 'node:stream'
import { BAD_INPUT, TOO_LARGE } from '@jobapply/core/shared/faults'
import { watchDepth } from '@jobapply/core/shared/json-depth'
import { ORPCError } from '@orpc/server'

const badInput = (cause?: unknown) => new ORPCError('BAD_INPUT', { ...BAD_INPUT, cause })

/** Reads the JSON body of a call; one that nests too deep is refused while it arrives, because parsing it costs up to a second. */
export async function receiveJson(body: Readable, largest: number): Promise<unknown> {
  const isTooDeep = watchDepth()
  const parts: Buffer[] = []
  let size = 0
  // oRPC would destroy a body that it refuses, and with it a connection that a proxy uses for other people's requests.
  for await (const part of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length
    if (size > largest) throw new ORPCError('TOO_LARGE', TOO_LARGE)
    if (isTooDeep(part)) throw badInput()
    parts.push(part)
  }
  if (size === 0) return undefined
  try {
    return JSON.parse(new TextDecoder().decode(Buffer.concat(parts)))
  } catch (error) {
    throw badInput(error)
  }
}
