import type { AuditAction } from '@jobapply/core/admin/constants'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

/**
 * Every change that an admin made; the grants allow no role to change or delete a row (feature.ts). It holds ids of people and nothing
 * else about them. When a person is deleted, the ids become a random mark (decisions, Account), hence no references.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Who did it. */
    user_id: uuid('user_id').notNull(),
    what: text('what').$type<AuditAction>().notNull(),
    subject_id: uuid('subject_id'),
    target: text('target'),
    before: jsonb('before'),
    after: jsonb('after'),
    created_at: timestampColumn('created_at').notNull(),
  },
  (t) => [
    index('audit_log_created_at').on(t.created_at, t.id),
    index('audit_log_user').on(t.user_id),
    index('audit_log_subject').on(t.subject_id),
    ...ownRowsOnly(t.user_id),
  ],
)
