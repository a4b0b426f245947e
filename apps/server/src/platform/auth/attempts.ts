import { createHash } from 'node:crypto'
import type { Db } from '#platform/db/database'
import { networkKey } from '#platform/http/network'
import { changeAttempts } from './attempts-store.ts'

type Limit = { count: number; seconds: number }
export type AttemptKind = 'sign-in' | 'sign-up' | 'reset' | 'confirm'

/** decisions, Access. Sending mail is dearer to its receiver than a wrong password, so it has fewer. */
export const LIMITS: Record<AttemptKind, { network: Limit; account: Limit }> = {
  'sign-in': { network: { count: 10, seconds: 60 }, account: { count: 10, seconds: 600 } },
  'sign-up': { network: { count: 10, seconds: 60 }, account: { count: 3, seconds: 600 } },
  reset: { network: { count: 10, seconds: 60 }, account: { count: 3, seconds: 600 } },
  confirm: { network: { count: 10, seconds: 60 }, account: { count: 10, seconds: 600 } },
}

/** One more try at `now`: whether it is within the limit, the tries that count from here on, and how long to wait otherwise. */
export function tryOnce(times: readonly Date[], now: Date, { count, seconds }: Limit) {
  const recent = times.filter((time) => time.getTime() > now.getTime() - seconds * 1000)
  const oldest = recent[recent.length - count]
  if (!oldest) return { allowed: true, times: [...recent, now], wait: 0 }
  return { allowed: false, times: recent, wait: Math.ceil((oldest.getTime() - now.getTime()) / 1000) + seconds }
}

export type Attempt = {
  kind: AttemptKind
  address: string
  account: string
  /** The browser's own mark when it has signed in to this account before: strangers' tries are then not counted against it. */
  knownBrowser?: string | undefined
}

/** 0 when the attempt may go on, else the seconds to wait. A refusal by the network is not counted against the account. */
export async function countAttempt(db: Db, attempt: Attempt, now: Date): Promise<number> {
  const limits = LIMITS[attempt.kind]
  for (const [key, limit] of [
    [networkAttempts(attempt), limits.network],
    [accountAttempts(attempt), limits.account],
  ] as const) {
    const { wait } = await changeAttempts(db, key, now, (times) => tryOnce(times, now, limit))
    if (wait > 0) return wait
  }
  return 0
}

/** A success is no guess: people who share a network do not use up its tries by signing in. */
export async function forgiveAttempt(db: Db, attempt: Attempt, now: Date) {
  for (const key of [networkAttempts(attempt), accountAttempts(attempt)])
    await changeAttempts(db, key, now, (times) => ({ times: times.slice(0, -1) }))
}

const networkAttempts = ({ kind, address }: Attempt) => hash(`${kind} network ${networkKey(address)}`)
const accountAttempts = ({ kind, account, knownBrowser = '' }: Attempt) => hash(`${kind} account ${account} ${knownBrowser}`)
const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
