import { defineFeature } from '#platform/feature'
import { MAIL } from '#platform/mail/outbox'
import { defineTask } from '#platform/tasks'
import { mailboxRoutes } from './mailbox/routes.ts'

/** Mails leave after the transaction that sent them is committed, and are retried until the mail server accepts them. */
const mailTask = defineTask({
  ...MAIL,
  // Mail servers are sometimes away for longer than a minute: twelve tries take about 45 minutes.
  queue: { retryLimit: 12 },
  run: (payload, { mail: outbox }) => outbox.deliver(payload),
})

export const mail = defineFeature({
  name: 'mail',
  routes: mailboxRoutes,
  tasks: [mailTask],
  access: { local_mails: 'nothing' },
})
