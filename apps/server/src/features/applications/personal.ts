import type { Db } from '#platform/db/database'
import { deleteApplications, listApplications } from './store.ts'

export const collect = (db: Db, userId: string) => listApplications(db, userId)
export const erase = (tx: Db, userId: string) => deleteApplications(tx, userId)
