import { createHash, randomBytes } from 'node:crypto'
import type { ApiKeyScope } from '@jobapply/core/auth/constants'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { HeaderReader } from '#platform/http/request-headers'
import { findKey, noteKeyUse } from './key-store.ts'

/** How keys begin, so that people and secret scanners recognise one. */
const STARTS: Record<ApiKeyScope, string> = { api: 'jaa_', extension: 'jae_' }
const SHOWN_LENGTH = 8
/** 256 random bits in base64url. */
const KEY = /^ja[ae]_[\w-]{43}$/
const BEARER = /^Bearer +(\S{1,200})$/i
const USE_NOTED_EVERY_MS = 60_000

/** A key for the person, and what the database keeps of it. */
export function makeKey(scope: ApiKeyScope) {
  const key = STARTS[scope] + randomBytes(32).toString('base64url')
  return { key, row: { scope, prefix: key.slice(0, SHOWN_LENGTH), keyHash: hashKey(key) } }
}

/** Whose key the Authorization header holds. What has not the form of a key asks no database. */
export async function readKey(
  db: Db,
  headers: HeaderReader,
): Promise<{ userId: string; scope: ApiKeyScope; keyId: string } | undefined> {
  const [, key = ''] = BEARER.exec(headers.get('authorization') ?? '') ?? []
  if (!KEY.test(key)) return undefined
  const found = await findKey(db, hashKey(key))
  if (!found) return undefined
  const dueBefore = new Date(now().getTime() - USE_NOTED_EVERY_MS)
  if (!found.lastUsedAt || found.lastUsedAt < dueBefore) await noteKeyUse(db, found.id, now(), dueBefore)
  return { userId: found.userId, scope: found.scope, keyId: found.id }
}

/** A key has 256 random bits, so a plain hash is enough and can be looked up. */
const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url')
