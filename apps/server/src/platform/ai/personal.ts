import type { Db } from '#platform/db/database'
import { deleteConsent, deleteLedger, findConsent, listLedger } from './store.ts'

export const collect = async (db: Db, userId: string) => ({
  consent: await findConsent(db, userId),
  ledger: await listLedger(db, userId),
})
export async function erase(tx: Db, userId: string) {
  await deleteConsent(tx, userId)
  await deleteLedger(tx, userId)
}
