import type { ApiKeyScope } from '@jobapply/core/auth/constants'
import {
  ACCOUNT_BLOCKED,
  KEY_NEEDED,
  NOT_ALLOWED,
  NOT_FOUND,
  SECOND_FACTOR_NEEDED,
  SIGNED_OUT,
} from '@jobapply/core/shared/faults'
import { isAdmin, isBlocked } from '#platform/auth/store'
import { answerHeaders, type Exchange } from '#platform/http/exchange'
import { isMonitor } from '#platform/http/monitor'
import { isForeign } from '#platform/http/security'
import { isFromThisMachine } from '#platform/http/this-machine'
import { log } from '#platform/log'
import { type Credential, identify, type Scheme, type Visitor } from './identify.ts'
import type { Platform } from './platform.ts'

/**
 * Who may enter a route or a call. Anybody from our own pages, anybody from any site (cookies are not read behind it), or only programs
 * on the server's own computer, or a monitor that knows the token: nobody is identified.
 */
export type PlaceDoor = 'open' | 'any site' | 'this machine' | 'monitor'
/** Only somebody whom the server knows: a person with a session, an admin, or a program with a bearer key of the scope `api` or `extension`. */
export type PersonDoor = 'signed in' | 'admin' | 'key' | 'extension'

export type Refusal = { code: string; status: number; message: string }
export type Admission = { refusal: Refusal; visitor?: undefined } | { refusal?: undefined; visitor: Visitor }

export type Doors = {
  /** Why the request may not enter; undefined: it may. */
  check(door: PlaceDoor, exchange: Exchange): Refusal | undefined
  admit(door: PersonDoor, exchange: Exchange): Promise<Admission>
}

type Rule = {
  credential: Credential
  unknown: Refusal
  /** Why a known visitor may not enter; without it everyone known may. */
  refuse?(platform: Platform, visitor: Visitor): Promise<Refusal | undefined>
}

const refusal = (code: string, { status, message }: { status: number; message: string }): Refusal => ({ code, status, message })
const FORBIDDEN = refusal('NOT_ALLOWED', NOT_ALLOWED)
const BLOCKED = refusal('ACCOUNT_BLOCKED', ACCOUNT_BLOCKED)
const NO_SESSION = refusal('SIGNED_OUT', SIGNED_OUT)

const keyOf = (scope: ApiKeyScope): Rule => ({
  credential: 'bearer',
  unknown: refusal('KEY_NEEDED', KEY_NEEDED),
  refuse: async (_, visitor) => (visitor.scope === scope ? undefined : FORBIDDEN),
})

const PERSON_RULES: Record<PersonDoor, Rule> = {
  'signed in': { credential: 'cookie', unknown: NO_SESSION },
  // The role is read from the database at every request.
  admin: {
    credential: 'cookie',
    unknown: NO_SESSION,
    async refuse({ database, access }, { userId }) {
      if (!(await isAdmin(database.system, userId))) return FORBIDDEN
      return (await access.needsSecondFactor(userId)) ? refusal('SECOND_FACTOR_NEEDED', SECOND_FACTOR_NEEDED) : undefined
    },
  },
  key: keyOf('api'),
  extension: keyOf('extension'),
}

/** The one place that decides who enters: the server asks it for routes, the contract's procedures for calls. */
export function createDoors(platform: Platform, schemes: readonly Scheme[]): Doors {
  const { settings } = platform
  return {
    check(door, exchange) {
      if (door !== 'any site' && isForeign(exchange, settings)) return deny(exchange, FORBIDDEN)
      // For others it does not exist.
      if (door === 'this machine' && !isFromThisMachine(exchange.request, settings.PUBLIC_URL))
        return deny(exchange, refusal('NOT_FOUND', NOT_FOUND))
      if (door === 'monitor' && !isMonitor(exchange.request, settings)) return deny(exchange, refusal('NOT_FOUND', NOT_FOUND))
      return undefined
    },

    async admit(door, exchange) {
      const { credential, unknown, refuse } = PERSON_RULES[door]
      // Browsers add cookies to requests that other sites start. A key is added by its owner's program alone, on any site.
      if (credential === 'cookie' && isForeign(exchange, settings)) return { refusal: deny(exchange, FORBIDDEN) }
      const visitor = await identify(platform, schemes, credential, exchange.headers, answerHeaders(exchange))
      if (!visitor) return { refusal: deny(exchange, unknown) }
      if (visitor.isBlocked ?? (await isBlocked(platform.database.system, visitor.userId)))
        return { refusal: deny(exchange, BLOCKED, visitor) }
      const refused = await refuse?.(platform, visitor)
      return refused ? { refusal: deny(exchange, refused, visitor) } : { visitor }
    },
  }
}

function deny({ requestId }: Exchange, refused: Refusal, visitor?: Visitor): Refusal {
  const details = { requestId, reason: refused.code, ...(visitor && { userId: visitor.userId }) }
  if (refused.status === NOT_ALLOWED.status) log.warn('denied', details)
  else log.info('denied', details)
  return refused
}
