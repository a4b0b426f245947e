import type { Db } from '#platform/db/database'
import { deleteProfiles, listProfiles } from './store.ts'

export const collect = (db: Db, userId: string) => listProfiles(db, userId)
export const erase = (tx: Db, userId: string) => deleteProfiles(tx, userId)
