import { z } from 'zod'
import { now } from '#platform/clock'
import { defineFeature } from '#platform/feature/feature'
import { defineTask } from '#platform/feature/tasks'
import { countFailures, removeOldFailures } from '#platform/mail/failures'
import { MAIL, MAIL_RETRIES } from '#platform/mail/outbox'
import { localMails, mailFailures } from '#platform/mail/table'
import { mailboxRoutes } from './mailbox/routes.ts'

/** Mails leave after the transaction that sent them is committed, and are retried until the mail server accepts them. */
const mailTask = defineTask({
  ...MAIL,
  queue: { retryLimit: MAIL_RETRIES },
  run: (payload, { mail: outbox }) => outbox.deliver(payload),
})

const DAY = 86_400_000
const FAILURES_KEPT_DAYS = 30

const sweepFailuresTask = defineTask({
  name: 'mail-failures-sweep',
  payload: z.object({}),
  every: '23 * * * *',
  run: async (_, { database: { system: db } }) =>
    void (await removeOldFailures(db, new Date(now().getTime() - FAILURES_KEPT_DAYS * DAY))),
})

export const mail = defineFeature({
  name: 'mail',
  routes: mailboxRoutes,
  tasks: [mailTask, sweepFailuresTask],
  async figures({ database }) {
    const { retried, givenUp } = await countFailures(database.system, MAIL_RETRIES)
    const help = 'Emails of the last 30 days that the mail server has refused so far.'
    const samples = Object.entries({ retried, 'given up': givenUp }).map(([state, value]) => ({ labels: { state }, value }))
    return [{ name: 'jobapply_mail_failures', help, type: 'gauge', samples }]
  },
  tables: [
    [localMails, 'nothing'],
    [mailFailures, 'nothing'],
  ],
})
