import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Settings } from '#platform/env'
import { isFromThisMachine } from './this-machine.ts'

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request comes from a monitor: a program on this machine, or one that knows METRICS_TOKEN. */
export function isMonitor(
  request: IncomingMessage,
  { METRICS_TOKEN, PUBLIC_URL }: Pick<Settings, 'METRICS_TOKEN' | 'PUBLIC_URL'>,
): boolean {
  const given = request.headers.authorization
  // Compared as hashes, in the same time wherever they differ.
  if (METRICS_TOKEN && given) return timingSafeEqual(hash(given), hash(`Bearer ${METRICS_TOKEN}`))
  return isFromThisMachine(request, PUBLIC_URL)
}
