import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { jobBoards } from '#features/jobs/listings/table'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

/** Companies that people follow, by the boards that list their jobs. */
export const followedBoards = pgTable(
  'followed_boards',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    boardId: text('board_id')
      .notNull()
      .references(() => jobBoards.id, { onDelete: 'cascade' }),
    /** Jobs that were there before are not new. */
    followedAt: timestampColumn('followed_at').notNull(),
    /** When its new jobs were last looked for. */
    lookedAt: timestampColumn('looked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.boardId] }),
    index('followed_boards_board').on(t.boardId),
    index('followed_boards_due').on(t.lookedAt),
    ...ownRowsOnly(t.userId),
  ],
)
