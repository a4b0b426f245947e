import { readFurtherSettings, settingsOf } from '@jobapply/core/preferences/rules'
import { findSettings } from '#features/profiles/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { prepareSeeker, type Seeker, type SeekerInput } from './judge.ts'

export async function findSeekerInput(db: Db, userId: string, profileId: string): Promise<SeekerInput | undefined> {
  const found = await findSettings(db, userId, profileId)
  return found && { profile: found.profile, settings: settingsOf(found.profile, readFurtherSettings(found.settings)) }
}

export async function findSeeker(db: Db, userId: string, profileId: string): Promise<Seeker | undefined> {
  const found = await findSeekerInput(db, userId, profileId)
  return found && prepareSeeker(found, now())
}
