import { createHash, randomBytes } from 'node:crypto'
import { OAUTH_MINUTES, OAUTH_PROVIDERS, type OauthProvider } from '@jobapply/core/applications/inbox/constants'
import { z } from 'zod'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { authorizeAddress } from './provider.ts'

const state = z.object({
  provider: z.enum(Object.keys(OAUTH_PROVIDERS) as OauthProvider[]),
  folders: z.array(z.string()),
  since: z.string().nullable(),
  verifier: z.string(),
  until: z.number(),
})
export type SignInState = z.output<typeof state>

const sealOf = ({ sealFor }: Platform) => sealFor('mailbox sign-in')

/** Where the person signs in. What comes back is sealed for this person, so that nobody's mailbox is connected to another account. */
export function startSignIn(
  platform: Platform,
  userId: string,
  wanted: Pick<SignInState, 'provider' | 'folders' | 'since'>,
): string {
  const verifier = randomBytes(32).toString('base64url')
  const until = now().getTime() + OAUTH_MINUTES * 60_000
  const { provider, folders, since } = wanted
  const sealed = sealOf(platform).seal(JSON.stringify({ provider, folders, since, verifier, until }), userId)
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return authorizeAddress(platform.settings, provider, sealed.toString('base64url'), challenge)
}

/** null: not ours, of somebody else, or too late. */
export function openState(platform: Platform, userId: string, text: string, provider: string): SignInState | null {
  try {
    const opened = state.parse(JSON.parse(sealOf(platform).open(Buffer.from(text, 'base64url'), userId).toString()))
    return opened.provider === provider && opened.until >= now().getTime() ? opened : null
  } catch {
    return null
  }
}
