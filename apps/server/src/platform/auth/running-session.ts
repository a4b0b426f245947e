import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'better-call'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { IDLE_SECONDS, LONGEST_SESSION_MS, RENEWAL_SECONDS } from './better-auth.ts'
import { findSessionUser } from './store.ts'

/**
 * The fast path of nearly every call: the user of a valid session, in one query instead of the library's two. Undefined for sessions that
 * have to be extended, have ended, are too old or are not signed by us; the library handles those.
 */
export async function readRunningSession(db: Db, cookie: string, signed: { name: string; key: string }) {
  const token = sessionTokenOf(cookie, signed)
  if (!token) return undefined
  const time = now().getTime()
  const notDueBefore = new Date(time + (IDLE_SECONDS - RENEWAL_SECONDS) * 1000)
  return findSessionUser(db, { token, endsAfter: notDueBefore, begunAfter: new Date(time - LONGEST_SESSION_MS) })
}

/** The cookie's token, if it is signed with our key. */
export function sessionTokenOf(cookie: string, { name, key }: { name: string; key: string }): string | undefined {
  const value = parseCookies(cookie).get(name) ?? ''
  const end = value.lastIndexOf('.')
  const token = value.slice(0, Math.max(0, end))
  // Compared as text: another base64 spelling of the same bytes was not written by us.
  const given = Buffer.from(value.slice(end + 1))
  const right = Buffer.from(createHmac('sha256', key).update(token).digest('base64'))
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined
}
