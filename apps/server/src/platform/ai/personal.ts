import type { Db } from '#platform/db/database'
import { deleteConsent, deleteLedger } from './store.ts'

export async function erase(tx: Db, userId: string) {
  await deleteConsent(tx, userId)
  await deleteLedger(tx, userId)
}
