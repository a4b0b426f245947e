import type { LetterEngine, LetterJob } from '@jobapply/core/documents/cover-letters'
import type { ResumeContent, ResumeDesign } from '@jobapply/core/documents/schema'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
    /** Of the index, pasted, or of a board: whatever it was tailored to, even after that posting is gone. */
    jobId: text('job_id'),
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

/** A letter for one job. It keeps what the posting said: the posting may be gone when the interview comes. */
export const coverLetters = pgTable(
  'cover_letters',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    profileId: uuid('profile_id').references(() => userProfiles.id, { onDelete: 'set null' }),
    job: jsonb('job').$type<LetterJob>().notNull(),
    text: text('text').notNull(),
    engine: text('engine').$type<LetterEngine>().notNull(),
    isApproved: boolean('is_approved').notNull().default(false),
    version: integer('version').notNull().default(1),
    created_at: timestampColumn('created_at').notNull(),
    updated_at: timestampColumn('updated_at').notNull(),
  },
  (t) => [
    index('cover_letters_user').on(t.user_id, t.created_at, t.id),
    index('cover_letters_profile').on(t.profileId),
    ...ownRowsOnly(t.user_id),
  ],
)

/** A former text of a letter. */
export const letterVersions = pgTable(
  'cover_letter_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => coverLetters.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    engine: text('engine').$type<LetterEngine>().notNull(),
    created_at: timestampColumn('created_at').notNull(),
  },
  (t) => [index('cover_letter_versions_letter').on(t.letterId, t.created_at), ...ownRowsOnly(t.user_id)],
)
