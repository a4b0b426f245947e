import { removeCustomer } from '#features/billing/renewals'
import { findCustomer } from '#features/billing/subscription-store'
import { countAdmins, findUser, isAdmin } from '#platform/auth/store'
import { logNoAdmin } from '#platform/auth/welcome'
import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import type { Platform } from '#platform/feature/platform'
import { log } from '#platform/log'
import { insertLedgerEntry, lockDeletion, noteErased, removeJournal } from './store.ts'

/**
 * Deletes an account whose date has come. The rows go first, in one transaction, which leaves the journal; from then on nobody can sign in.
 * What the provider and the storage hold follows, and the journal goes last. After a crash at any step, the next run resumes there.
 */
export async function eraseAccount(platform: Platform, userId: string) {
  const journal = await eraseRows(platform, userId)
  if (!journal) return
  // Nobody is kept for being the last admin: the operator names another.
  if (journal.wasAdmin && (await countAdmins(platform.database.system)).admins === 0) logNoAdmin()
  if (journal.paymentCustomer) await removeCustomer(platform, journal.paymentCustomer)
  for (const { files } of Object.values(platform.personal))
    if (files) await platform.storage.removeAll(`${files(platform.database.system).folder}/${userId}`)
  await removeJournal(platform.database.system, userId)
  log.info('account deleted')
}

/** The journal; undefined when the person has decided to stay in the meantime. */
const eraseRows = (platform: Platform, userId: string) =>
  withPersonLock(platform.database.system, userId, async (tx) => {
    const deletion = await lockDeletion(tx, userId)
    if (!deletion || deletion.erasedAt) return deletion && { ...deletion, wasAdmin: false }
    if (!deletion.scheduledDeletionAt || deletion.scheduledDeletionAt > now()) return undefined
    const user = await findUser(tx, userId)
    const wasAdmin = await isAdmin(tx, userId)
    const paymentCustomer = (await findCustomer(tx, userId)) ?? null
    await insertLedgerEntry(tx, userId, now())
    for (const { erase } of Object.values(platform.personal)) await erase(tx, userId)
    if (user) await platform.mail.forget(tx, user.mailAddress)
    await platform.tasks.forget(tx, userId)
    await noteErased(tx, userId, paymentCustomer, now())
    return { ...deletion, paymentCustomer, wasAdmin }
  })
