import { sql } from 'drizzle-orm'
import { type PgColumn, pgPolicy, pgRole } from 'drizzle-orm/pg-core'

export const APP_ROLE = 'jobapply_app'
export const SYSTEM_ROLE = 'jobapply_system'

/** What a signed-in person's calls run as: it sees only the rows of the person named in `app.user_id`. */
const appRole = pgRole(APP_ROLE).existing()
/** What sign-in, tasks and administration run as: every row, but no table is its own. */
const systemRole = pgRole(SYSTEM_ROLE).existing()

/** Tables that no person's call may touch, whatever a mistake in it says. */
export const SYSTEM_ONLY = ['attempts', 'verifications', 'local_mails']
/** Tables that a person's call may read (its own rows) and never write: who somebody is, and what they have paid for. */
export const READ_ONLY = ['user_roles', 'user_subscriptions', 'payment_events', 'plan_configurations']

/** Row level security of a table with a user id; docs/decisions/006. A test refuses a table with a user id and without it. */
export const ownRowsOnly = (userId: PgColumn) => [
  pgPolicy('own rows', {
    to: appRole,
    for: 'all',
    using: sql`${userId} = nullif(current_setting('app.user_id', true), '')::uuid`,
  }),
  pgPolicy('every row', { to: systemRole, for: 'all', using: sql`true` }),
]
