import { sql } from 'drizzle-orm'
import { type PgColumn, pgPolicy, pgRole } from 'drizzle-orm/pg-core'

export const APP_ROLE = 'jobapply_app'
export const SYSTEM_ROLE = 'jobapply_system'

/** What a signed-in person's calls run as: it sees only the rows of the person named in `app.user_id`. */
const appRole = pgRole(APP_ROLE).existing()
/** What sign-in, tasks and administration run as: every row, but no table is its own. */
const systemRole = pgRole(SYSTEM_ROLE).existing()

/** Row level security of a table with a user id; docs/decisions/006. A test refuses a table with a user id and without it. */
export const ownRowsOnly = (userId: PgColumn) => [
  pgPolicy('own rows', {
    to: appRole,
    for: 'all',
    using: sql`${userId} = nullif(current_setting('app.user_id', true), '')::uuid`,
  }),
  pgPolicy('every row', { to: systemRole, for: 'all', using: sql`true` }),
]
