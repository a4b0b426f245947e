import type { CallContext } from '#platform/api'
import type { RequestOrigin } from '#platform/auth/table'
import { now } from '#platform/clock'
import { nameBrowser } from './browser-name.ts'

const userAgentOf = (headers: Headers) => headers.get('user-agent') ?? ''

export const originOf = ({ address, headers }: CallContext): RequestOrigin => ({
  at: now().toISOString(),
  address,
  browser: nameBrowser(userAgentOf(headers)),
})

type Entrant = { id: string; email: string; knownBrowser: string | undefined }

/** Signs the browser in: ends its present session, starts one of this person and remembers the browser for them. */
export async function enter({ platform: { access }, headers, answer, address }: CallContext, entrant: Entrant) {
  const { id, email, knownBrowser } = entrant
  await access.endSession(headers)
  answer.append('set-cookie', await access.startSession(id, address, userAgentOf(headers)))
  if (!knownBrowser) answer.append('set-cookie', access.browsers.remember(headers, email))
  return access.findCurrentUser(id)
}
