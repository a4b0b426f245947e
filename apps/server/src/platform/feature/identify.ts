import type { ApiKeyScope } from '@jobapply/core/auth/constants'
import type { AnswerHeaders } from '#platform/http/exchange'
import type { RequestHeaders } from '#platform/http/request-headers'
import type { Platform } from './platform.ts'

/** What a request proves its sender with: the browser's cookies, or the key in its Authorization header. */
export type Credential = 'cookie' | 'bearer'

/**
 * The person a request comes from; `scope` says what a key may be used for, and `keyId` which one it is. Where a scheme does not say whether they are blocked, the
 * door asks.
 */
export type Visitor = { userId: string; scope?: ApiKeyScope; keyId?: string; isBlocked?: boolean }

/** One way to find out who sent a request. A feature plugs its schemes in. */
export type Scheme = {
  credential: Credential
  identify(platform: Platform, headers: RequestHeaders, answer: AnswerHeaders): Promise<Visitor | undefined>
}

/** The first scheme for this kind of credential that knows the sender decides. */
export async function identify(
  platform: Platform,
  schemes: readonly Scheme[],
  credential: Credential,
  headers: RequestHeaders,
  answer: AnswerHeaders,
): Promise<Visitor | undefined> {
  for (const scheme of schemes) {
    const visitor = scheme.credential === credential ? await scheme.identify(platform, headers, answer) : undefined
    if (visitor) return visitor
  }
  return undefined
}
