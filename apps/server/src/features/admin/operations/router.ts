import { positionTitle } from '@jobapply/core/content/constants'
import { audit } from '#features/admin/audit/audit'
import { listMessages, removeMessage } from '#features/content/store'
import { describeCrawl } from '#features/jobs/listings/claims-store'
import { SOURCES } from '#features/jobs/sources/all-sources'
import { now } from '#platform/clock'
import { toPage } from '#platform/db/page'
import { adminOnly } from '#platform/feature/api'
import { listFailures } from '#platform/mail/failures'
import { MAIL_RETRIES } from '#platform/mail/outbox'
import { listTaskHealth, measureDatabase } from './store.ts'

const api = adminOnly.admin.operations
/** Feeds, slices of national services and the demo set are no boards of companies. */
const NOT_COMPANIES = ['demo', ...SOURCES.filter(({ kind }) => kind === 'feed').map(({ id }) => id)]

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

  crawl: api.crawl.handler(async ({ context: { db, platform } }) => ({
    perHour: platform.settings.JOB_SOURCES === 'on' ? platform.settings.JOB_BOARDS_PER_HOUR : 0,
    ...(await describeCrawl(db, NOT_COMPANIES, now())),
  })),

  database: api.database.handler(
    async ({
      context: {
        db,
        platform: { database },
      },
    }) => ({
      bytes: await measureDatabase(db),
      copy: database.copy ? { lagMs: database.copy.lagMs() } : null,
    }),
  ),

  messages: {
    list: api.messages.list.handler(async ({ input, context: { db } }) =>
      toPage(await listMessages(db, input), input, ({ id, created_at, form, name, mailAddress, subject, message, link }) => ({
        ...{ id, at: created_at.toISOString(), form, name, email: mailAddress, message, link },
        subject: form === 'careers' ? positionTitle(subject) : subject,
      })),
    ),

    remove: api.messages.remove.handler(({ input: { id }, context: { db, userId } }) =>
      db.transaction(async (tx) => {
        const removed = await removeMessage(tx, id)
        if (!removed) return { removed: false }
        const before = { form: removed.form, receivedAt: removed.created_at.toISOString() }
        await audit(tx, { who: userId, what: 'message.delete', subject: removed.user_id ?? undefined, before })
        return { removed: true }
      }),
    ),
  },
}

/** Raw answers hold moments as text. */
const isoOrNull = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString())
