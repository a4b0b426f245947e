import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import { log } from '#platform/log'
import { eraseAccount } from './erase.ts'
import { addEntries, findLedgerPeople, type LedgerEntry, listEntries, scheduleNow } from './store.ts'

/** A line a deleted account: the hash of its id, and when it was deleted. */
const ENTRY = /^([0-9a-f]{64}) (\d{4}-\d{2}-\d{2}T[\d:.]{8,15}Z)$/

/** The ledger as lines of text, to be kept apart from the backups. */
export async function writeLedger(db: Db): Promise<string> {
  const entries = await listEntries(db)
  return entries.map(({ userHash, deletedAt }) => `${userHash} ${deletedAt.toISOString()}\n`).join('')
}

/** Undefined if the file is not a ledger. */
export function readLedger(text: string): LedgerEntry[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const entries = lines.flatMap((line): LedgerEntry[] => {
    const [, userHash, at] = ENTRY.exec(line.trim()) ?? []
    return userHash && at ? [{ userHash, deletedAt: new Date(at) }] : []
  })
  return entries.length === lines.length ? entries : undefined
}

/**
 * Deletes accounts again that a restored backup brought back, without a grace period. It may be stopped and repeated: the accounts are
 * scheduled first, and the task `deletions` finishes them too.
 */
export async function applyLedger(platform: Platform, entries: readonly LedgerEntry[]): Promise<number> {
  const { system } = platform.database
  const people = await system.transaction(async (tx) => {
    await addEntries(tx, entries)
    const found = await findLedgerPeople(tx)
    for (const userId of found) await scheduleNow(tx, userId, now())
    return found
  })
  for (const userId of people) await eraseAccount(platform, userId)
  log.info('deletions applied again', { count: people.length })
  return people.length
}
