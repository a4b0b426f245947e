import type { ResumeContent, ResumeDesign } from '@jobapply/core/documents/schema'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { userProfiles } from '#features/profiles/table'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

/** A resume that was made from a profile. Its content is its own: later changes of the profile do not change it (TOOLS-010). */
export const resumeDocuments = pgTable(
  'resume_documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    profileId: uuid('profile_id').references(() => userProfiles.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    content: jsonb('content').$type<ResumeContent>().notNull(),
    profileContent: jsonb('profile_content').$type<ResumeContent>().notNull(),
    design: jsonb('design').$type<ResumeDesign>().notNull(),
    version: integer('version').notNull().default(1),
    created_at: timestampColumn('created_at').notNull(),
    updated_at: timestampColumn('updated_at').notNull(),
  },
  (t) => [
    index('resume_documents_user').on(t.user_id, t.updated_at),
    index('resume_documents_profile').on(t.profileId),
    ...ownRowsOnly(t.user_id),
  ],
)
