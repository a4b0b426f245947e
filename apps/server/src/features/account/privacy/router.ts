import type { Privacy } from '@jobapply/core/account/schema'
import { listProfiles } from '#features/profiles/store'
import { findAccount, saveAccount } from '#platform/auth/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import { limit } from '#platform/feature/limit'
import { newSlug } from './slug.ts'
import { findPublicProfile, savePublicProfile } from './store.ts'

const api = signedIn.account.privacy
const CHANGES = { count: 120, seconds: 600, per: 'person' } as const

async function readPrivacy(db: Db, userId: string): Promise<Privacy> {
  const row = await findPublicProfile(db, userId)
  const account = await findAccount(db, userId)
  const profiles = await listProfiles(db, userId)
  return {
    publicProfile: Boolean(row?.slug),
    slug: row?.slug ?? null,
    parts: row?.parts ?? [],
    hasProfile: profiles.some(({ is_primary }) => is_primary),
    analytics: account?.analytics ?? false,
  }
}

export const privacyRouter = {
  get: api.get.handler(({ context: { db, userId } }) => readPrivacy(db, userId)),

  // The people's role cannot write the account row.
  save: api.save.use(limit(CHANGES)).handler(({ input, errors, context: { system, userId } }) =>
    withPersonLock(system, userId, async (tx) => {
      const { publicProfile, parts, analytics } = input
      const before = await readPrivacy(tx, userId)
      const isSwitchedOn = publicProfile === true && !before.publicProfile
      if (isSwitchedOn && !before.hasProfile) throw errors.NO_PRIMARY_PROFILE()
      const slug = isSwitchedOn ? newSlug() : publicProfile === false ? null : undefined
      const changes = { ...(slug !== undefined && { slug }), ...(parts && { parts }) }
      if (Object.keys(changes).length > 0) await savePublicProfile(tx, userId, changes, now())
      if (analytics !== undefined) await saveAccount(tx, userId, { analytics }, now())
      return readPrivacy(tx, userId)
    }),
  ),
}
