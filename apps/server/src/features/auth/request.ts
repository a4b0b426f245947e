import { startSecondStep } from '#features/auth/second-factor/second-step-cookie'
import { hasSecondFactor } from '#platform/auth/second-factor-store'
import type { RequestOrigin } from '#platform/auth/table'
import { now } from '#platform/clock'
import type { CallContext } from '#platform/feature/api'
import type { HeaderReader } from '#platform/http/request-headers'
import { nameBrowser } from './browser-name.ts'

const userAgentOf = (headers: HeaderReader) => headers.get('user-agent') ?? ''

export const originOf = ({ address, headers }: CallContext): RequestOrigin => ({
  at: now().toISOString(),
  address,
  browser: nameBrowser(userAgentOf(headers)),
})

type Entrant = { id: string; email: string; knownBrowser: string | undefined }
type OneMoreStep = { SECOND_STEP_NEEDED(): Error }

/** The first step was right: signs the browser in, or asks for the second step where the account has one. */
export async function enter(context: CallContext, entrant: Entrant, errors: OneMoreStep) {
  const { platform, answer } = context
  if (await hasSecondFactor(platform.database.system, entrant.id)) {
    answer.append('set-cookie', await startSecondStep(platform, entrant.id))
    throw errors.SECOND_STEP_NEEDED()
  }
  if (!entrant.knownBrowser) answer.append('set-cookie', platform.access.browsers.remember(context.headers, entrant.email))
  return openSession(context, entrant.id)
}

/** Ends the browser's present session and starts one of this person. */
export async function openSession({ platform: { access }, headers, answer, address }: CallContext, userId: string) {
  await access.endSession(headers)
  answer.append('set-cookie', await access.startSession(userId, address, userAgentOf(headers)))
  return access.findCurrentUser(userId)
}
