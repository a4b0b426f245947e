import type { PublicPart } from '@jobapply/core/account/constants'
import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

/** The public page of a person; without a slug it is off. What was ticked stays for the next time. */
export const publicProfiles = pgTable(
  'public_profiles',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    slug: text('slug').unique(),
    parts: jsonb('parts').$type<PublicPart[]>().notNull().default(sql`'[]'`),
    updated_at: timestampColumn('updated_at').notNull(),
  },
  (t) => ownRowsOnly(t.user_id),
)
