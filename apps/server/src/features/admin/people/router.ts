import { extendedEnd, stateOf } from '@jobapply/core/admin/people-rules'
import type { ListedPerson, PersonDetails } from '@jobapply/core/admin/people-schema'
import { audit } from '#features/admin/audit/audit'
import { nameBrowser } from '#features/auth/browser-name'
import { endDevices, tellDevicesRevoked } from '#features/auth/devices/end-devices'
import { secondFactorResetMail } from '#features/auth/security-mails'
import { findUsage } from '#features/billing/quota'
import { writeAccountStatus } from '#features/billing/subscription-store'
import { hasSecondFactor, removeSecondFactor } from '#platform/auth/second-factor-store'
import { isAdmin, lockUser, removeSessions } from '#platform/auth/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { transactLocked } from '#platform/db/lock'
import { toPage } from '#platform/db/page'
import { adminOnly } from '#platform/feature/api'
import { describeSessions, findPerson, listPeople, lockAccount, type PersonRow, setBlocked, setTrialEnd } from './store.ts'

const api = adminOnly.admin.people

export const peopleRouter = {
  list: api.list.handler(async ({ input, context: { db } }) => toPage(await listPeople(db, input), input, toPerson)),

  get: api.get.handler(async ({ input, errors, context: { db } }) => {
    const person = await describePerson(db, input.id)
    if (!person) throw errors.PERSON_NOT_FOUND()
    return person
  }),

  extendTrial: api.extendTrial.handler(async ({ input: { id, days, trialEnd }, errors, context: { db, userId } }) => {
    await db.transaction(async (tx) => {
      const account = await lockAccount(tx, id)
      if (!account) throw errors.PERSON_NOT_FOUND()
      if (!account.trialStartDate || !account.trialEndDate) throw errors.NO_TRIAL_YET()
      const before = account.trialEndDate.toISOString()
      if (before !== trialEnd) throw errors.TRIAL_CHANGED()
      const end = extendedEnd(account.trialEndDate, days, now())
      if (!end) throw errors.TRIAL_TOO_LONG()
      await setTrialEnd(tx, id, end, now())
      await writeAccountStatus(tx, id, now())
      const change = { before: { trialEnd: before }, after: { trialEnd: end.toISOString() } }
      await audit(tx, { who: userId, what: 'person.extendTrial', subject: id, ...change })
    })
    return describeKnown(db, id, errors)
  }),

  endSessions: api.endSessions.handler(async ({ input: { id }, errors, context: { db, platform, userId } }) => {
    await transactLocked(db, id, async (tx) => {
      if (!(await lockUser(tx, id))) throw errors.PERSON_NOT_FOUND()
      const { sessionCount } = await describeSessions(tx, id, now())
      await removeSessions(tx, id)
      const ended = await endDevices(tx, id)
      if (ended.revokedDevices > 0) await tellDevicesRevoked(tx, platform, id, ended)
      const before = { sessions: sessionCount, devices: ended.revokedDevices }
      const change = { before, after: { sessions: 0, devices: 0 } }
      await audit(tx, { who: userId, what: 'person.endSessions', subject: id, ...change })
    })
    return describeKnown(db, id, errors)
  }),

  block: api.block.handler(async ({ input: { id }, errors, context: { db, userId } }) => {
    await db.transaction(async (tx) => {
      if (!(await lockUser(tx, id))) throw errors.PERSON_NOT_FOUND()
      // Nobody can lock out the other admins, nor themselves.
      if (await isAdmin(tx, id)) throw errors.ADMIN_NOT_BLOCKED()
      if (await setBlocked(tx, id, now(), now()))
        await audit(tx, {
          who: userId,
          what: 'person.block',
          subject: id,
          before: { isBlocked: false },
          after: { isBlocked: true },
        })
    })
    return describeKnown(db, id, errors)
  }),

  unblock: api.unblock.handler(async ({ input: { id }, errors, context: { db, userId } }) => {
    await db.transaction(async (tx) => {
      if (!(await lockUser(tx, id))) throw errors.PERSON_NOT_FOUND()
      if (await setBlocked(tx, id, null, now()))
        await audit(tx, {
          who: userId,
          what: 'person.unblock',
          subject: id,
          before: { isBlocked: true },
          after: { isBlocked: false },
        })
    })
    return describeKnown(db, id, errors)
  }),

  resetSecondFactor: api.resetSecondFactor.handler(async ({ input: { id }, errors, context: { db, platform, userId } }) => {
    // One's own needs a password and a code.
    if (id === userId) throw errors.OWN_SECOND_FACTOR()
    await transactLocked(db, id, async (tx) => {
      const user = await lockUser(tx, id)
      if (!user) throw errors.PERSON_NOT_FOUND()
      if (!(await hasSecondFactor(tx, id))) throw errors.SECOND_FACTOR_OFF()
      await removeSecondFactor(tx, id)
      await removeSessions(tx, id)
      const ended = await endDevices(tx, id)
      const change = { before: { hasSecondFactor: true }, after: { hasSecondFactor: false } }
      await audit(tx, { who: userId, what: 'person.resetSecondFactor', subject: id, ...change })
      const { PUBLIC_URL: publicUrl } = platform.settings
      await platform.mail.send(tx, secondFactorResetMail({ to: user.mailAddress, publicUrl, at: now(), ended }))
    })
    return describeKnown(db, id, errors)
  }),
}

async function describeKnown(db: Db, id: string, errors: { PERSON_NOT_FOUND(): Error }): Promise<PersonDetails> {
  const person = await describePerson(db, id)
  if (!person) throw errors.PERSON_NOT_FOUND()
  return person
}

async function describePerson(db: Db, id: string): Promise<PersonDetails | undefined> {
  const row = await findPerson(db, id)
  if (!row) return undefined
  const [usage, { sessionCount, latest }, isTwoStep] = await Promise.all([
    findUsage(db, id, now()),
    describeSessions(db, id, now()),
    hasSecondFactor(db, id),
  ])
  return {
    ...toPerson(row),
    blockedAt: isoOrNull(row.blockedAt),
    hasSecondFactor: isTwoStep,
    trial_start_date: isoOrNull(row.trialStart),
    usage,
    sessionCount,
    sessions: latest.map(({ startedAt, usedAt, userAgent }) => ({
      ...{ startedAt: startedAt.toISOString(), usedAt: usedAt.toISOString() },
      browser: nameBrowser(userAgent ?? ''),
    })),
  }
}

const isoOrNull = (at: Date | null) => at?.toISOString() ?? null

const toPerson = (row: PersonRow): ListedPerson => ({
  ...{ id: row.id, email: row.email, created_at: row.created_at.toISOString(), displayName: row.displayName },
  ...{ last_sign_in_at: isoOrNull(row.lastSignInAt), state: stateOf(row), isAdmin: row.isAdmin },
  ...{ trial_end_date: isoOrNull(row.trialEnd), plan_name: row.planName },
})
