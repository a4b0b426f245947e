import { API_KEY_SCOPES, SUBSCRIPTION_STATUSES } from '@jobapply/core/auth/constants'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

const createdAt = timestampColumn('created_at').notNull().defaultNow()
const updatedAt = timestampColumn('updated_at').notNull().defaultNow()
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const statuses = Object.keys(SUBSCRIPTION_STATUSES) as [keyof typeof SUBSCRIPTION_STATUSES]

/** `email` is the canonical spelling and unique; mail goes to `mailAddress`, as typed at sign-up (AUTH-055). */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull().unique(),
    mailAddress: text('mail_address').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    name: text('name').notNull().default(''),
    image: text('image'),
    /** Set by an admin; while it is set, every request of the person is refused. */
    blockedAt: timestampColumn('blocked_at'),
    createdAt,
    updatedAt,
  },
  (t) => [
    index('users_created_at').on(t.createdAt, t.id),
    // For admins, who search for a part of an address or a name.
    index('users_mail_address_part').using('gin', t.mailAddress.op('gin_trgm_ops')),
    ...ownRowsOnly(t.id),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    token: text('token').notNull().unique(),
    expiresAt: timestampColumn('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt,
    updatedAt,
  },
  (t) => [index('sessions_user').on(t.userId), ...ownRowsOnly(t.userId)],
)

/** How a person proves who they are: a password, or an identity of Google's. */
export const identities = pgTable(
  'identities',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestampColumn('access_token_expires_at'),
    refreshTokenExpiresAt: timestampColumn('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt,
    updatedAt,
  },
  (t) => [
    uniqueIndex('identities_provider_account').on(t.providerId, t.accountId),
    index('identities_user').on(t.userId),
    ...ownRowsOnly(t.userId),
  ],
)

/** Sign-ins with Google that have not returned yet. */
export const verifications = pgTable('verifications', {
  id: uuid('id').primaryKey().defaultRandom(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: timestampColumn('expires_at').notNull(),
  createdAt,
  updatedAt,
})

/** When and from where a request came, as a mail tells it. */
export type RequestOrigin = { at: string; address: string; browser: string }

/** What somebody typed at sign-up. */
export type SignUpData = {
  mailAddress: string
  passwordHash: string
  username?: string | undefined
  displayName?: string | undefined
}

/** One of possibly several sign-ups for an address; it takes effect when it is verified, and the others are discarded. */
export type PendingSignUp = SignUpData & {
  /** Hash of the cookie of the browser that signed up: there the link needs no password. */
  browserHash: string
  origin: RequestOrigin
}

/** Mailed links: only the hash is kept, each works once. */
export const authTokens = pgTable(
  'auth_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    purpose: text('purpose', { enum: ['verify', 'reset'] }).notNull(),
    pending: jsonb('pending').$type<PendingSignUp>(),
    expiresAt: timestampColumn('expires_at').notNull(),
    usedAt: timestampColumn('used_at'),
    createdAt,
  },
  (t) => [index('auth_tokens_user').on(t.userId), ...ownRowsOnly(t.userId)],
)

/**
 * A person's wish to leave (decisions, Account): the mailed link, then the date. It does not reference the user, because it is also the
 * journal of the deletion: it goes last, when nothing else is left.
 */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: uuid('user_id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    tokenExpiresAt: timestampColumn('token_expires_at').notNull(),
    reason: text('reason'),
    requestedAt: timestampColumn('requested_at').notNull(),
    scheduledDeletionAt: timestampColumn('scheduled_deletion_at'),
    /** Subscriptions that were cancelled because of it; they are resumed when the person stays. */
    cancelledSubscriptions: text('cancelled_subscriptions').array().notNull().default([]),
    /** All rows are gone; the payment provider's customer and the files have to follow. */
    erasedAt: timestampColumn('erased_at'),
    paymentCustomer: text('payment_customer'),
  },
  (t) => [index('account_deletions_due').on(t.scheduledDeletionAt), ...ownRowsOnly(t.userId)],
)

/** The account row, table `profiles` of the specification (spec 1 §3); every other table's user id points at a user. */
export const accounts = pgTable(
  'profiles',
  {
    userId: userId().primaryKey(),
    username: text('username'),
    displayName: text('display_name'),
    bio: text('bio'),
    avatarUrl: text('avatar_url'),
    /** Whether the person's usage events are recorded. */
    analytics: boolean('analytics').notNull().default(false),
    trialStartDate: timestampColumn('trial_start_date'),
    trialEndDate: timestampColumn('trial_end_date'),
    isTrialActive: boolean('is_trial_active').notNull().default(false),
    subscriptionStatus: text('subscription_status', { enum: statuses }),
    lastSignInAt: timestampColumn('last_sign_in_at'),
    /** After that, pages no longer redirect to the wizard (decisions, Access). */
    onboardingFinishedAt: timestampColumn('onboarding_finished_at'),
    /** Defines the person's days. A change takes effect on the next day, so the previous zone is kept with the time of the change. */
    timeZone: text('time_zone'),
    timeZoneBefore: text('time_zone_before'),
    timeZoneChangedAt: timestampColumn('time_zone_changed_at'),
    createdAt,
    updatedAt,
  },
  (t) => [
    uniqueIndex('profiles_username').on(sql`lower(${t.username})`),
    index('profiles_name_part').using('gin', t.displayName.op('gin_trgm_ops'), t.username.op('gin_trgm_ops')),
    ...ownRowsOnly(t.userId),
  ],
)

export const userRoles = pgTable(
  'user_roles',
  {
    userId: userId(),
    role: text('role', { enum: ['admin'] }).notNull(),
    isPrimary: boolean('is_primary').notNull().default(false),
    createdAt,
    updatedAt,
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.role] }),
    uniqueIndex('user_roles_one_primary').on(t.isPrimary).where(sql`is_primary`),
    ...ownRowsOnly(t.userId),
  ],
)

/** A person's authenticator app. Its key is sealed; without one, two-step sign-in is off. */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: userId().primaryKey(),
    sealedKey: bytea('sealed_key'),
    /** A new app's key, until its first code has come. */
    pendingKey: bytea('pending_key'),
    pendingAt: timestampColumn('pending_at'),
    /** The 30-second step of the latest accepted code: that one and all before it are used up. */
    lastStep: integer('last_step').notNull().default(0),
    addedAt: timestampColumn('added_at'),
    lastUsedAt: timestampColumn('last_used_at'),
    createdAt,
  },
  (t) => ownRowsOnly(t.userId),
)

/** Each lets its owner in once when the app is lost. Only keyed hashes are kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    codeHash: text('code_hash').notNull(),
    usedAt: timestampColumn('used_at'),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] }), ...ownRowsOnly(t.userId)],
)

/** Sign-ins whose first step was right and whose second is still missing. The browser holds the token, the table its hash. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
    createdAt,
  },
  (t) => [index('sign_in_steps_user').on(t.userId), ...ownRowsOnly(t.userId)],
)

/** Bearer keys for `/api/v1`; a revoked one is removed. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    name: text('name').notNull(),
    scope: text('scope', { enum: API_KEY_SCOPES }).notNull(),
    prefix: text('prefix').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    lastUsedAt: timestampColumn('last_used_at'),
    createdAt,
  },
  (t) => [index('api_keys_user').on(t.userId), ...ownRowsOnly(t.userId)],
)

/** Codes that a signed-in page has handed to its browser's extension. Only hashes are kept; using a code removes it. */
export const pairingCodes = pgTable(
  'pairing_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: userId(),
    expiresAt: timestampColumn('expires_at').notNull(),
    createdAt,
  },
  (t) => [index('pairing_codes_user').on(t.userId), ...ownRowsOnly(t.userId)],
)

/** Roles for addresses that nobody has signed up with or verified yet; verifying the address takes them (decisions, Access). */
export const deferredRoles = pgTable('deferred_roles', {
  /** The canonical spelling, as in `users`. */
  email: text('email').primaryKey(),
  mailAddress: text('mail_address').notNull(),
  role: text('role', { enum: ['admin'] }).notNull(),
  createdAt,
})

/** Facts about the installation that outlive every erased account. */
export const installationFacts = pgTable('installation_facts', {
  fact: text('fact', { enum: ['account verified', 'jobs folded', 'applications folded', 'answers folded'] }).primaryKey(),
  since: timestampColumn('since').notNull(),
})
