import { readFurtherSettings, settingsOf } from '@jobapply/core/preferences/rules'
import type { AutoApplySettings } from '@jobapply/core/preferences/schema'
import type { Profile } from '@jobapply/core/profiles/schema'
import { dayOf } from '@jobapply/core/shared/dates'
import { type Person, preparePerson } from '@jobapply/matching/person/person'
import { findSettings } from '#features/profiles/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'

/** Through whose eyes jobs are seen: a profile, its automation settings, and both as matching reads them. */
export type Seeker = { profile: Profile; settings: AutoApplySettings; person: Person }

export async function findSeeker(db: Db, userId: string, profileId: string): Promise<Seeker | undefined> {
  const found = await findSettings(db, userId, profileId)
  if (!found) return undefined
  const settings = settingsOf(found.profile, readFurtherSettings(found.settings))
  return { profile: found.profile, settings, person: preparePerson(found.profile, dayOf(now()), settings) }
}
