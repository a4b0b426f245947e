import type { Db } from '#platform/db/database'
import { deleteLedger, listLedger } from './store.ts'

export const collect = (db: Db, userId: string) => listLedger(db, userId)
export const erase = (tx: Db, userId: string) => deleteLedger(tx, userId)
