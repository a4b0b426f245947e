import type { DeletionSummary } from '@jobapply/core/account/deletion-schema'
import { isEntitled } from '@jobapply/core/billing/limits'
import { eq } from 'drizzle-orm'
import { jobApplications } from '#features/applications/record/table'
import { findHeld, termsOf } from '#features/billing/subscription-store'
import { userProfiles } from '#features/profiles/table'
import { savedSearches } from '#features/search/table'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'

/** What a deletion removes, in numbers. */
export async function summarize(db: Db, platform: Platform, userId: string): Promise<DeletionSummary> {
  const [profiles, searches, applications, held] = await Promise.all([
    db.$count(userProfiles, eq(userProfiles.user_id, userId)),
    db.$count(savedSearches, eq(savedSearches.userId, userId)),
    db.$count(jobApplications, eq(jobApplications.user_id, userId)),
    findHeld(db, userId),
  ])
  const files = await Promise.all(
    Object.values(platform.personal).map(async (part) => (part.files ? (await part.files(db).ofPerson(userId)).length : 0)),
  )
  const isHeld = held && isEntitled(termsOf(held.row), now())
  return {
    profiles,
    searches,
    applications,
    files: files.reduce((sum, count) => sum + count, 0),
    plan: isHeld ? (held.plan?.plan_name ?? held.row.plan_key) : null,
  }
}
