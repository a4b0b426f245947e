import {
  type AutomationState,
  DEFAULT_AUTOMATION,
  automationSettings as settingsSchema,
} from '@jobapply/core/applications/automation-schema'
import { trimToSchema } from '@jobapply/core/shared/trim-to-schema'
import { and, asc, count, eq, gt, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { userProfiles } from '#features/profiles/table'
import { savedSearches } from '#features/search/table'
import { users } from '#platform/auth/table'
import type { Db } from '#platform/db/database'
import { applicationHistory, automationSettings, jobApplications } from './table.ts'

export async function findAutomation(db: Db, userId: string): Promise<AutomationState> {
  const [row] = await db.select().from(automationSettings).where(eq(automationSettings.user_id, userId))
  const settings = trimToSchema(settingsSchema, { ...DEFAULT_AUTOMATION, ...row?.settings })?.value ?? DEFAULT_AUTOMATION
  return { ...settings, stoppedAt: row?.stoppedAt?.toISOString() ?? null }
}

/** When the person stopped everything; null while automation runs. */
export async function findStop(db: Db, userId: string): Promise<Date | null> {
  const { stoppedAt } = await findAutomation(db, userId)
  return stoppedAt === null ? null : new Date(stoppedAt)
}

export async function saveAutomation(tx: Db, userId: string, { stoppedAt, ...settings }: AutomationState, now: Date) {
  const values = { settings, stoppedAt: stoppedAt === null ? null : new Date(stoppedAt), updated_at: now }
  await tx
    .insert(automationSettings)
    .values({ user_id: userId, ...values })
    .onConflictDoUpdate({ target: automationSettings.user_id, set: values })
}

export const saveStop = async (tx: Db, userId: string, stoppedAt: Date | null, now: Date) =>
  saveAutomation(tx, userId, { ...(await findAutomation(tx, userId)), stoppedAt: stoppedAt?.toISOString() ?? null }, now)

/** Standing searches of profiles whose automation is on, after this id; blocked people's rest. */
export const listAutomated = (db: Db, afterId: string, limit: number) =>
  db
    .select({
      id: savedSearches.id,
      userId: savedSearches.userId,
      profileId: userProfiles.id,
      preferences: savedSearches.preferences,
      searchingSince: savedSearches.searchingSince,
    })
    .from(savedSearches)
    .innerJoin(userProfiles, eq(userProfiles.id, savedSearches.profileId))
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(
      and(
        gt(savedSearches.id, afterId),
        isNull(users.blockedAt),
        sql`keep_searching`,
        isNotNull(savedSearches.searchingSince),
        eq(userProfiles.automation_is_active, true),
      ),
    )
    .orderBy(asc(savedSearches.id))
    .limit(limit)
export type AutomatedSearch = Awaited<ReturnType<typeof listAutomated>>[number]

/** How many jobs automation has put into the queue since then. */
export async function countProposed(db: Db, userId: string, since: Date): Promise<number> {
  const h = applicationHistory
  const [row] = await db
    .select({ proposed: count() })
    .from(h)
    .where(and(eq(h.user_id, userId), eq(h.by, 'automation'), eq(h.column, 'status'), eq(h.to, 'queued'), gte(h.at, since)))
  return row?.proposed ?? 0
}

/** How many wait for review: none of them has a unit yet. */
export async function countWaiting(db: Db, userId: string): Promise<number> {
  const t = jobApplications
  const [row] = await db
    .select({ waiting: count() })
    .from(t)
    .where(and(eq(t.user_id, userId), eq(t.status, 'queued'), isNull(t.approvedAt)))
  return row?.waiting ?? 0
}

/** The companies that a person has applied to, or is about to, since then; in words and as duplicates compare them. */
export const listCompanies = (db: Db, userId: string, since: Date) => {
  const t = jobApplications
  return db
    .selectDistinct({ company: t.company, sameCompany: t.sameCompany })
    .from(t)
    .where(and(eq(t.user_id, userId), ne(t.status, 'saved'), gte(sql`coalesce(${t.appliedAt}, ${t.approvedAt})`, since)))
}
