import { adminOnly } from '#platform/api'
import { listFailures } from '#platform/mail/failures'
import { MAIL_RETRIES } from '#platform/mail/outbox'
import { listTaskHealth } from './store.ts'

const api = adminOnly.admin.operations

export const operationsRouter = {
  tasks: api.tasks.handler(async ({ context: { db } }) =>
    (await listTaskHealth(db)).map(({ oldest_due_at, last_done_at, ...counts }) => ({
      ...counts,
      oldestDueAt: isoOrNull(oldest_due_at),
      lastDoneAt: isoOrNull(last_done_at),
    })),
  ),

  mailFailures: api.mailFailures.handler(async ({ context: { db } }) =>
    (await listFailures(db)).map(({ id, tries, reason, firstAt, lastAt }) => ({
      ...{ id, tries, reason, hasGivenUp: tries > MAIL_RETRIES },
      ...{ firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() },
    })),
  ),
}

/** Raw answers hold moments as text. */
const isoOrNull = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString())
