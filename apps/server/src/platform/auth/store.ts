import { and, desc, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { lockWord } from '#platform/db/lock'
import { prepared, type Values } from '#platform/db/prepared'
import {
  accountDeletions,
  accounts,
  authTokens,
  deferredRoles,
  identities,
  type SignUpData,
  sessions,
  signInSteps,
  userRoles,
  users,
  verifications,
} from './table.ts'

export async function findUserByEmail(db: Db, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

/** Locks the user's row, so that nobody else can sign up as this person or verify the address at the same time. */
export async function lockUser(tx: Db, userId: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  return user
}

export async function findUser(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return user
}

export type NewUser = Omit<SignUpData, 'passwordHash'> & { email: string; passwordHash?: string }

/** Without a password it is an unverified account: that of the first verified sign-up becomes its own. */
export async function insertUser(tx: Db, { email, mailAddress, passwordHash, username, displayName }: NewUser, now: Date) {
  const [user] = await tx
    .insert(users)
    .values({ email, mailAddress, name: displayName ?? '', createdAt: now, updatedAt: now })
    .returning()
  if (!user) throw new Error('the user was not stored')
  if (passwordHash) await setPassword(tx, user.id, passwordHash, now)
  const ownName = await freeUsername(tx, user.id, username)
  await tx.insert(accounts).values({ userId: user.id, username: ownName, displayName, createdAt: now, updatedAt: now })
  return user
}

/** Nobody can have signed in to an unverified account, so nothing is lost. */
export const removeUnverified = (tx: Db, email: string) =>
  tx.delete(users).where(and(eq(users.email, email), eq(users.emailVerified, false)))

/**
 * Removes accounts from before `before` that nobody has verified, with all their rows. Nobody can have signed in to one; those with a
 * link that still works, a session or a role stay whatever the reason.
 */
export const removeNeverVerified = (db: Db, before: Date) =>
  db.transaction(async (tx) => {
    const isAbandoned = and(
      eq(users.emailVerified, false),
      lt(users.createdAt, before),
      ...[authTokens, sessions, userRoles].map((table) =>
        notExists(tx.select({ one: sql`1` }).from(table).where(eq(table.userId, users.id))),
      ),
    )
    const found = await tx
      .select({ id: users.id })
      .from(users)
      .where(isAbandoned)
      .limit(1_000)
      .for('update', { skipLocked: true })
    const ids = found.map(({ id }) => id)
    // Asked again now that they are locked: somebody may have signed up with the address in between.
    if (ids.length > 0) await tx.delete(users).where(and(inArray(users.id, ids), isAbandoned))
  })

export async function setPassword(tx: Db, userId: string, passwordHash: string, now: Date) {
  const values = { userId, providerId: 'credential', accountId: userId, password: passwordHash }
  await tx
    .insert(identities)
    .values(values)
    .onConflictDoUpdate({
      target: [identities.providerId, identities.accountId],
      set: { password: passwordHash, updatedAt: now },
    })
}

/** The session's user, if it ends and began after these times. Runs for nearly every call, so it also tells whether the user is blocked. */
type RunningSession = { token: string; endsAfter: Date; begunAfter: Date }

const sessionUser = prepared((db, { token, endsAfter, begunAfter }: Values<RunningSession>) =>
  db.execute<{ userId: string; isBlocked: boolean }>(
    sql`select s.user_id as "userId", u.blocked_at is not null as "isBlocked" from sessions s join users u on u.id = s.user_id
      where s.token = ${token} and s.expires_at > ${endsAfter} and s.created_at > ${begunAfter}`,
  ),
)

export const findSessionUser = async (db: Db, running: RunningSession) => (await sessionUser(db, running))[0]

export const removeSession = (db: Db, token: string) => db.delete(sessions).where(eq(sessions.token, token))

/** Also ends the sign-ins that wait for their second step: their first step was taken with what is being replaced. */
export async function removeSessions(tx: Db, userId: string) {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(signInSteps).where(eq(signInSteps.userId, userId))
}

export async function isBlocked(db: Db, userId: string): Promise<boolean> {
  const [user] = await db.select({ at: users.blockedAt }).from(users).where(eq(users.id, userId))
  return Boolean(user?.at)
}

/** Locks the link's row: of several clicks at once, only one finds it unused. */
export async function lockToken(tx: Db, tokenHash: string, purpose: 'verify' | 'reset') {
  const [token] = await tx
    .select()
    .from(authTokens)
    .where(and(eq(authTokens.tokenHash, tokenHash), eq(authTokens.purpose, purpose)))
    .for('update')
  return token
}

export const insertToken = (tx: Db, token: typeof authTokens.$inferInsert) => tx.insert(authTokens).values(token)

/** Using one link invalidates the others for the same purpose, and discards the sign-ups that were not verified. */
export const markTokensUsed = (tx: Db, userId: string, purpose: 'verify' | 'reset', now: Date) =>
  tx
    .update(authTokens)
    .set({ usedAt: now, pending: null })
    .where(and(eq(authTokens.userId, userId), eq(authTokens.purpose, purpose), isNull(authTokens.usedAt)))

export const removeOldTokens = (db: Db, before: Date) => db.delete(authTokens).where(lt(authTokens.expiresAt, before))

export const setVerified = (tx: Db, userId: string, now: Date) =>
  tx.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, userId))

/** The trial runs once: a second verification changes nothing. */
export const startTrial = (tx: Db, userId: string, start: Date, end: Date) =>
  tx
    .insert(accounts)
    .values({
      userId,
      trialStartDate: start,
      trialEndDate: end,
      isTrialActive: true,
      subscriptionStatus: 'trial',
      createdAt: start,
    })
    .onConflictDoUpdate({
      target: accounts.userId,
      set: { trialStartDate: start, trialEndDate: end, isTrialActive: true, subscriptionStatus: 'trial', updatedAt: start },
      setWhere: isNull(accounts.trialStartDate),
    })

export const noteSignIn = async (db: Db, userId: string, now: Date) => {
  await db.update(accounts).set({ lastSignInAt: now }).where(eq(accounts.userId, userId))
}

export async function findAccount(db: Db, userId: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.userId, userId))
  return account
}

/** When the account will be deleted; undefined: it stays. */
export async function findScheduledDeletion(db: Db, userId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: accountDeletions.scheduledDeletionAt })
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, userId))
  return row?.at ?? undefined
}

export async function findSessionStart(db: Db, token: string): Promise<Date | undefined> {
  const [row] = await db.select({ at: sessions.createdAt }).from(sessions).where(eq(sessions.token, token))
  return row?.at
}

/**
 * Whether nobody else has this username, in letters of any case. Holds the name until the transaction ends: of several people who take it
 * at once, one gets it.
 */
export async function holdUsername(tx: Db, userId: string, username: string): Promise<boolean> {
  const name = username.toLowerCase()
  await lockWord(tx, `username ${name}`)
  const [owner] = await tx
    .select({ id: accounts.userId })
    .from(accounts)
    .where(eq(sql`lower(${accounts.username})`, name))
  return !owner || owner.id === userId
}

/** A sign-up does not fail over its username, and does not tell which ones exist: a taken one is left empty. */
const freeUsername = async (tx: Db, userId: string, username?: string) =>
  username && (await holdUsername(tx, userId, username)) ? username : null

type AccountFields = Partial<Pick<typeof accounts.$inferInsert, 'username' | 'displayName' | 'bio' | 'avatarUrl' | 'analytics'>>

/** Creates the account row where there is none (spec 3 §5). */
export async function saveAccount(tx: Db, userId: string, fields: AccountFields, now: Date) {
  const [account] = await tx
    .insert(accounts)
    .values({ ...fields, userId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: accounts.userId, set: { ...fields, updatedAt: now } })
    .returning()
  if (!account) throw new Error('the account profile was not stored')
  // Emails, and accounts without an account row, use the name of the user's row.
  if (fields.displayName !== undefined)
    await tx
      .update(users)
      .set({ name: fields.displayName ?? '', updatedAt: now })
      .where(eq(users.id, userId))
  return account
}

export async function isAdmin(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')))
  return rows.length > 0
}

/** Blocked admins can do nothing, so only a primary one of them counts, as the primary. */
export async function countAdmins(db: Db): Promise<{ admins: number; primaries: number }> {
  const [row] = await db
    .select({
      admins: sql<number>`count(*) filter (where ${users.blockedAt} is null)`.mapWith(Number),
      primaries: sql<number>`count(*) filter (where ${userRoles.isPrimary})`.mapWith(Number),
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
  return row ?? { admins: 0, primaries: 0 }
}

export const insertAdmin = (tx: Db, userId: string, isPrimary: boolean, now: Date) =>
  tx.insert(userRoles).values({ userId, role: 'admin', isPrimary, createdAt: now, updatedAt: now }).onConflictDoNothing()

/** Whether a role waited for this address; it is taken with the answer. */
export async function takeDeferredRole(tx: Db, email: string): Promise<boolean> {
  return (await tx.delete(deferredRoles).where(eq(deferredRoles.email, email)).returning()).length > 0
}

export async function findPasswordHash(db: Db, userId: string) {
  const [row] = await db
    .select({ password: identities.password })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.providerId, 'credential')))
  return row?.password ?? undefined
}

/** Gives an unverified account the data of this sign-up. */
export async function setSignUp(tx: Db, userId: string, signUp: SignUpData, now: Date) {
  const { mailAddress, passwordHash, displayName = null } = signUp
  await setPassword(tx, userId, passwordHash, now)
  const username = await freeUsername(tx, userId, signUp.username)
  await tx.update(accounts).set({ username, displayName, updatedAt: now }).where(eq(accounts.userId, userId))
  await tx
    .update(users)
    .set({ mailAddress, name: displayName ?? '', updatedAt: now })
    .where(eq(users.id, userId))
}

/**
 * The sign-up of this browser, else the newest. It is one only: a sign-in then compares one password, as with every other address,
 * however often strangers have signed up with this one.
 */
export async function findSignUp(db: Db, userId: string, browserHash = '') {
  const isOwn = sql`(${authTokens.pending} ->> 'browserHash') is not distinct from ${browserHash}`
  const [row] = await db
    .select({ pending: authTokens.pending })
    .from(authTokens)
    .where(and(eq(authTokens.userId, userId), isNotNull(authTokens.pending)))
    .orderBy(desc(isOwn), desc(authTokens.createdAt))
    .limit(1)
  return row?.pending ?? undefined
}

/** A mailed link and the account that it belongs to, without locking either. */
export async function findLink(db: Db, tokenHash: string, purpose: 'verify' | 'reset') {
  const [row] = await db
    .select({ link: authTokens, user: users })
    .from(authTokens)
    .innerJoin(users, eq(users.id, authTokens.userId))
    .where(and(eq(authTokens.tokenHash, tokenHash), eq(authTokens.purpose, purpose)))
  return row
}

export async function findTokenOwner(db: Db, tokenHash: string) {
  const [row] = await db.select({ userId: authTokens.userId }).from(authTokens).where(eq(authTokens.tokenHash, tokenHash))
  return row?.userId
}

/** Also removes sign-ins that were never finished: no return from Google, no second step. */
export async function removeOldSessions(db: Db, before: Date) {
  await db.delete(signInSteps).where(lt(signInSteps.expiresAt, before))
  await db.delete(sessions).where(lt(sessions.expiresAt, before))
  await db.delete(verifications).where(lt(verifications.expiresAt, before))
}
