import { MAX_LISTED_SESSIONS, type PersonState } from '@jobapply/core/admin/people-constants'
import type { PeopleRequest } from '@jobapply/core/admin/people-schema'
import { and, count, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { accounts, sessions, userRoles, users } from '#platform/auth/table'
import type { Db } from '#platform/db/database'
import { afterCursor, newestFirst, pageKey } from '#platform/db/page'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const KEYS = { created_at: users.createdAt, id: users.id }

/** Nothing of a person's profiles is read here: what they say of themselves stays theirs. */
const PERSON = {
  ...pageKey(KEYS),
  id: users.id,
  email: users.mailAddress,
  emailVerified: users.emailVerified,
  created_at: users.createdAt,
  blockedAt: users.blockedAt,
  displayName: accounts.displayName,
  lastSignInAt: accounts.lastSignInAt,
  trialStart: accounts.trialStartDate,
  trialEnd: accounts.trialEndDate,
  isAdmin: isNotNull(userRoles.userId).mapWith(Boolean),
  /** The same subscription that the view `subscribers` takes, asked for the few people of a page only. */
  planName: sql<string | null>`(select coalesce(p.plan_name, s.plan_key) from user_subscriptions s
    left join plan_configurations p on p.plan_key = s.plan_key
    where s.user_id = ${users.id} and s.status in ('active', 'trialing', 'past_due') order by s.current_period_end desc, s.id limit 1)`,
}
export type PersonRow = Omit<Awaited<ReturnType<typeof listPeople>>[number], 'pageMoment'>

const selectPeople = (db: Db) =>
  db
    .select(PERSON)
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .leftJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'admin')))

const IN_STATE: Record<PersonState, SQL | undefined> = {
  blocked: isNotNull(users.blockedAt),
  unverified: and(isNull(users.blockedAt), eq(users.emailVerified, false)),
  active: and(isNull(users.blockedAt), eq(users.emailVerified, true)),
}

/** Trigrams find any part of three characters; one or two must be the beginning of an address or a name. */
const INDEXED_CHARS = 3

/** Signs that `like` reads as any text are searched for as they are. */
function toPattern(text: string) {
  const literal = text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return [...text].length < INDEXED_CHARS ? `${literal}%` : `%${literal}%`
}

/** With more hits than this, the newest are near the start of the list anyway. */
const FEW = 20_000

/** A few hits are found by the indexes; where there are many, people are read from the newest on until the page is full. */
async function matching(db: Db, text: string | undefined): Promise<SQL | undefined> {
  if (!text) return undefined
  if (UUID.test(text)) return eq(users.id, text)
  const pattern = toPattern(text)
  const hits = (most: SQL) => sql`(select id from users where mail_address ilike ${pattern} ${most})
    union all (select user_id from profiles where display_name ilike ${pattern} or username ilike ${pattern} ${most})`
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${hits(sql`limit ${FEW + 1}`)}) hits`,
  )
  if ((rows[0]?.count ?? 0) <= FEW) return sql`${users.id} in (${hits(sql``)})`
  return or(ilike(users.mailAddress, pattern), ilike(accounts.displayName, pattern), ilike(accounts.username, pattern))
}

export const listPeople = async (db: Db, { text, state, ...page }: PeopleRequest) =>
  selectPeople(db)
    .where(and(await matching(db, text), state && IN_STATE[state], afterCursor(KEYS, page)))
    .orderBy(...newestFirst(KEYS))
    .limit(page.limit + 1)

export async function findPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  const [row] = await selectPeople(db).where(eq(users.id, id))
  return row
}

export async function describeSessions(db: Db, userId: string, now: Date) {
  const running = and(eq(sessions.userId, userId), sql`${sessions.expiresAt} > ${now.toISOString()}::timestamptz`)
  const [total] = await db.select({ count: count() }).from(sessions).where(running)
  const latest = await db
    .select({ startedAt: sessions.createdAt, usedAt: sessions.updatedAt, userAgent: sessions.userAgent })
    .from(sessions)
    .where(running)
    .orderBy(desc(sessions.updatedAt))
    .limit(MAX_LISTED_SESSIONS)
  return { sessionCount: total?.count ?? 0, latest }
}

/** Of several admins at once, each waits for the other. */
export async function lockAccount(tx: Db, userId: string) {
  const [account] = await tx.select().from(accounts).where(eq(accounts.userId, userId)).for('update')
  return account
}

export const setTrialEnd = (tx: Db, userId: string, trialEndDate: Date, now: Date) =>
  tx.update(accounts).set({ trialEndDate, updatedAt: now }).where(eq(accounts.userId, userId))

/** Answers false when it was so already. */
export async function setBlocked(tx: Db, userId: string, blockedAt: Date | null, now: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ blockedAt, updatedAt: now })
    .where(and(eq(users.id, userId), blockedAt ? isNull(users.blockedAt) : isNotNull(users.blockedAt)))
    .returning({ id: users.id })
  return rows.length > 0
}
