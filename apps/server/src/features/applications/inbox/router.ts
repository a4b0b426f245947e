import { CONNECT_TRIES, LATER_DAYS } from '@jobapply/core/applications/inbox/constants'
import { readSender } from '@jobapply/core/applications/replies/sender'
import { confirmIn } from '#features/applications/replies/confirm'
import { deleteReply } from '#features/applications/replies/store'
import { removeTask } from '#features/applications/tasks/router'
import { undoIn } from '#features/applications/tracker/move'
import { refuseUnproven } from '#features/auth/proof'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import { limit } from '#platform/feature/limit'
import type { Platform } from '#platform/feature/platform'
import { log } from '#platform/log'
import { showCards } from './cards.ts'
import { checkMailbox } from './check-mailbox.ts'
import { connectMailbox } from './connect-mailbox.ts'
import { mailKeys } from './look-at-mail.ts'
import { offeredProviders } from './oauth/provider.ts'
import { startSignIn } from './oauth/start.ts'
import { recordFromMail, takeAway } from './record-mail.ts'
import { mailboxSeal } from './secret.ts'
import {
  findFirstApplication,
  findShownMailbox,
  ignoreSender,
  lockMail,
  type MailRow,
  removeMailbox,
  unignoreSender,
  updateMail,
} from './store.ts'
import { refuseMailbox, settingsOf } from './typed-settings.ts'

const api = signedIn.applications.inbox
const DAY = 86_400_000
/** A test and a connection both try a password at somebody's server. */
const tries = limit({ ...CONNECT_TRIES, per: 'person', budget: 'tries of a mailbox' })

async function shown(db: Db, { settings }: Platform, userId: string) {
  const [row, first] = await Promise.all([findShownMailbox(db, userId), findFirstApplication(db, userId)])
  const offered = { oauth: offeredProviders(settings), firstApplication: first?.toISOString().slice(0, 10) ?? null }
  if (!row) return { mailbox: null, ...offered }
  const { connectedAt, readAt, nextAt, ...facts } = row
  return {
    ...offered,
    mailbox: {
      ...facts,
      ...{ connectedAt: connectedAt.toISOString(), readAt: readAt?.toISOString() ?? null, isStopped: nextAt === null },
    },
  }
}
const senderOf = ({ from }: MailRow) => {
  const { mailbox, host } = readSender(from)
  return `${mailbox}@${host}`
}

export const inboxRouter = {
  mailbox: api.mailbox.handler(({ context: { db, platform, userId } }) => shown(db, platform, userId)),

  check: api.check.use(tries).handler(async ({ input, errors, context }) => {
    const { platform, userId } = context
    const settings = settingsOf(input, errors)
    return checkMailbox(platform, userId, settings).catch((error) => {
      throw refuseMailbox(error, errors, context)
    })
  }),

  connect: api.connect.use(tries).handler(async ({ input, errors, context }) => {
    const { platform, db, userId, requestId } = context
    await refuseUnproven(context, input.proof, errors)
    const settings = settingsOf(input, errors)
    const sealed = mailboxSeal(platform).seal(input.secret, userId)
    await connectMailbox(platform, userId, { ...settings, signIn: 'password', sealed }).catch((error) => {
      throw refuseMailbox(error, errors, context)
    })
    log.info('mailbox connected', { userId, requestId })
    return shown(db, platform, userId)
  }),

  signIn: api.signIn.use(limit({ ...CONNECT_TRIES, per: 'person' })).handler(async ({ input, errors, context }) => {
    const { platform, userId } = context
    await refuseUnproven(context, input.proof, errors)
    if (!offeredProviders(platform.settings).includes(input.provider)) throw errors.MAILBOX_SIGN_IN_OFF()
    return { address: startSignIn(platform, userId, input) }
  }),

  disconnect: api.disconnect.handler(async ({ input, context: { system, userId, requestId } }) => {
    const disconnected = await system.transaction((tx) => removeMailbox(tx, userId, input.forget))
    log.info('mailbox disconnected', { userId, requestId })
    return { disconnected }
  }),

  cards: api.cards.handler(({ context: { db, userId } }) => showCards(db, userId, now())),

  accept: api.accept.handler(({ input: { id, ...chosen }, errors, context: { db, userId } }) =>
    withPersonLock(db, userId, async (tx) => {
      const row = await lockMail(tx, userId, id)
      if (!row || row.state === 'dismissed' || row.state === 'accepted') throw errors.CARD_NOT_FOUND()
      const { from, subject, text, quote } = row
      const mail = { from, subject, text, sentAt: row.sentAt?.toISOString() ?? null }
      const done = await confirmIn(tx, userId, { ...chosen, quote, mail }, errors)
      const kept = { replyId: done.reply.id, taskId: done.task?.id ?? null, applicationId: chosen.applicationId }
      await updateMail(tx, userId, id, { ...kept, state: 'accepted', decidedAt: new Date(done.reply.addedAt) })
      return done
    }),
  ),

  record: api.record.handler(({ input, errors, context: { db, userId } }) =>
    withPersonLock(db, userId, (tx) => recordFromMail(tx, userId, input, errors)),
  ),

  dismiss: api.dismiss.handler(({ input: { id }, errors, context: { db, userId, platform } }) =>
    withPersonLock(db, userId, async (tx) => {
      const row = await lockMail(tx, userId, id)
      if (!row || row.state === 'accepted') throw errors.CARD_NOT_FOUND()
      await ignoreSender(tx, userId, mailKeys(platform, userId)(senderOf(row)))
      await updateMail(tx, userId, id, { state: 'dismissed', decidedAt: now() })
    }),
  ),

  later: api.later.handler(({ input: { id }, errors, context: { db, userId } }) =>
    withPersonLock(db, userId, async (tx) => {
      const row = await lockMail(tx, userId, id)
      if (!row || row.state === 'accepted' || row.state === 'dismissed') throw errors.CARD_NOT_FOUND()
      const shownFrom = new Date(now().getTime() + LATER_DAYS * DAY)
      await updateMail(tx, userId, id, { state: 'later', shownFrom, decidedAt: now() })
    }),
  ),

  /** Takes the last decision back: reply and task go, and the status returns if nothing has changed since. An application that the email added goes as well, unless the person has changed it. */
  undo: api.undo.handler(({ input: { id }, errors, context: { db, userId, platform } }) =>
    withPersonLock(db, userId, async (tx) => {
      const row = await lockMail(tx, userId, id)
      // A dismissed email that is forgotten already cannot come back.
      if (!row || (row.text === '' && row.from === '')) throw errors.CARD_NOT_FOUND()
      if (row.state === 'dismissed') await unignoreSender(tx, userId, mailKeys(platform, userId)(senderOf(row)))
      if (row.state === 'accepted' && row.applicationId) await undoAccepted(tx, userId, row, row.applicationId)
      await updateMail(tx, userId, id, { state: 'open', shownFrom: now(), decidedAt: null, replyId: null, taskId: null })
      // An interview was added first and dated later: its last decision is the date.
      const isDated = row.kind === 'interview' || row.kind === null
      const mayTake = row.hasAdded && (isDated ? row.state === 'open' : row.state === 'accepted')
      return { hasKept: mayTake && !(await takeAway(tx, platform, userId, row)) }
    }),
  ),
}

async function undoAccepted(tx: Db, userId: string, { replyId, taskId, decidedAt }: MailRow, applicationId: string) {
  if (taskId) await removeTask(tx, userId, taskId)
  if (replyId) await deleteReply(tx, userId, replyId)
  // The steps of an accepted email have its time.
  if (decidedAt) await undoIn(tx, userId, [applicationId], decidedAt)
}
