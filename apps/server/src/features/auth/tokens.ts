import { createHash, randomBytes } from 'node:crypto'
import { RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from '@jobapply/core/auth/constants'

const MINUTE = 60_000
const LIFE = { verify: VERIFY_LINK_HOURS * 60 * MINUTE, reset: RESET_LINK_MINUTES * MINUTE }
export type TokenPurpose = keyof typeof LIFE

/** A mailed link's token: 256 random bits, of which the database keeps the hash. */
export const randomToken = () => randomBytes(32).toString('base64url')

export function makeToken(userId: string, purpose: TokenPurpose, now: Date) {
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + LIFE[purpose])
  return { token, row: { tokenHash: hashToken(token), userId, purpose, expiresAt, createdAt: now } }
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
