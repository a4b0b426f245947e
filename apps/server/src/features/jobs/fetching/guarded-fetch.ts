import { isIP } from 'node:net'
import { isWebUrl } from '@jobapply/core/shared/web/web-url'
import { judgeStatus } from '#features/jobs/sources/readers/parse-response'
import { PAGE_ANSWER, type Refusal } from '#features/jobs/sources/readers/source'
import { ask } from './ask.ts'
import type { Network } from './network.ts'

/** reliability 1.3.6; ten addresses a minute and person is the call's to count. */
const LIMITS = { bytes: 2_000_000, ms: 10_000 }

export type Page =
  | { outcome: 'ok'; html: string }
  /** Where it sends us; nobody goes there without a look at that address. */
  | { outcome: 'moved'; location: string }
  | { outcome: 'refused' | 'too-big' | Exclude<Refusal, 'moved'> }
export type GuardedFetch = (address: string) => Promise<Page>

/** The one way to an address that a person has typed: https on port 443, to public addresses only, no redirects, 2 MB, 10 s. */
export function createGuardedFetch(network: Network, userAgent: string): GuardedFetch {
  return async (address) => {
    if (!isSafeAddress(address)) return { outcome: 'refused' }
    const headers = { accept: PAGE_ANSWER, 'user-agent': userAgent }
    const answer = await ask(network, { url: new URL(address), headers, limits: LIMITS })
    // A name that leads inside gets the answer of one that does not exist: nobody can ask us for the names of our network.
    if ('problem' in answer) return { outcome: answer.problem === 'too-big' ? 'too-big' : 'unreachable' }
    const outcome = judgeStatus(answer.status)
    if (outcome === 'moved') return { outcome, location: URL.parse(answer.headers.location ?? '', address)?.href ?? '' }
    return outcome ? { outcome } : { outcome: 'ok', html: answer.text }
  }
}

/** What can be said of an address before anything is asked. Employers do not use numeric addresses. */
export function isSafeAddress(address: string): boolean {
  if (address.length > 2_000 || !isWebUrl(address)) return false
  const { protocol, port, hostname } = new URL(address)
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  return protocol === 'https:' && port === '' && !isNumber
}
