import { judgeStatus } from '#features/jobs/sources/readers/parse-response'
import {
  ANY_HOST,
  findHost,
  type Keys,
  type Refusal,
  type Source,
  type SourceRequest,
} from '#features/jobs/sources/readers/source'
import { type Answer, ask, type Problem } from './ask.ts'
import type { Network } from './network.ts'
import { mayAsk } from './robots.ts'
import { createRobotsCache } from './robots-cache.ts'
import { takeTurns } from './turns.ts'

/** A large board with the texts of its jobs has some ten megabytes. */
const LIMITS = { bytes: 30_000_000, ms: 30_000 }
/** A source that asks for a longer wait is left alone until its next turn. */
const LONGEST_WAIT_SECONDS = 30

/** What was known of an answer, so that an unchanged one is not sent again. */
export type Known = { etag?: string | undefined; lastModified?: string | undefined }
export type Visit = Known & {
  /** 'unchanged' as last time; 'read' when there is a text to read; else why there is none. */
  result: 'read' | 'unchanged' | Refusal
  text: string
  /** Not before this many seconds, when the source says so. */
  waitSeconds?: number | undefined
}
export type PoliteClient = (source: Source, request: SourceRequest, known?: Known) => Promise<Visit>

export type ClientSettings = {
  network: Network
  userAgent: string
  pause(ms: number): Promise<void>
  now(): Date
  /** The first request to a host waits like a second one: the process before may have been killed a moment ago. */
  hasQuietStart?: boolean
  /** What goes into requests of sources that want a key. */
  keys?: Keys
}

/** Asks sources: only their own hosts, one request at a time, patient, without redirects. */
export function createClient({ network, userAgent, pause, now, keys = {}, hasQuietStart = false }: ClientSettings): PoliteClient {
  const inTurn = takeTurns(pause, { hasQuietStart })
  const robotsOf = createRobotsCache(network, userAgent, now)
  return (source, unsigned, known = {}) => {
    const host = findHost(source, unsigned)
    if (!host) throw new Error(`${source.id} may not be asked at ${URL.parse(unsigned.url)?.origin}`)
    const request = source.sign?.(unsigned, keys) ?? unsigned
    const url = new URL(request.url)
    const headers = {
      accept: request.accept,
      'user-agent': userAgent,
      ...request.headers,
      ...(known.etag ? { 'if-none-match': known.etag } : {}),
      ...(known.lastModified ? { 'if-modified-since': known.lastModified } : {}),
    }
    const gap = (source.terms.gapSeconds ?? 1) * 1_000
    return inTurn(host === ANY_HOST ? url.hostname : host, gap, async () => {
      // A documented interface says itself how it wants to be asked; everything else is a page like those of any visitor.
      if (source.terms.basis !== 'documented') {
        const { robots, isFresh } = await robotsOf(url.hostname)
        if (robots === undefined) return { result: 'unreachable', text: '' }
        if (!mayAsk(robots, `${url.pathname}${url.search}`)) return { result: 'blocked', text: '' }
        if (isFresh) await pause(gap)
      }
      const question = { url, headers, body: request.body, type: request.type, limits: LIMITS }
      const answer = await ask(network, question)
      const first = judge(answer, now())
      if (!isWorthAnother(answer, first)) return first
      await pause((first.waitSeconds ?? 2) * 1_000)
      return judge(await ask(network, question), now())
    })
  }
}

function judge(answer: Answer | Problem, now: Date): Visit {
  if ('problem' in answer) return { result: 'unreachable', text: '' }
  const waitSeconds = secondsOf(answer.headers['retry-after'], now)
  if (answer.status === 304) return { result: 'unchanged', text: '' }
  const outcome = judgeStatus(answer.status)
  if (outcome) return { result: outcome, text: '', waitSeconds }
  return { result: 'read', text: answer.text, etag: answer.headers.etag, lastModified: answer.headers['last-modified'] }
}

/** Once more after a broken line, an error of the server, or a short wait that it asks for. */
function isWorthAnother(answer: Answer | Problem, { result, waitSeconds }: Visit): boolean {
  if ('problem' in answer) return answer.problem === 'unreachable' || answer.problem === 'too-slow'
  if ((waitSeconds ?? 0) > LONGEST_WAIT_SECONDS) return false
  return result === 'unreachable' || (result === 'limited' && waitSeconds !== undefined)
}

/** Seconds, or a date. */
function secondsOf(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now.getTime()) / 1_000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
