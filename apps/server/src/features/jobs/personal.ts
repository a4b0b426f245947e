import type { Db } from '#platform/db/database'
import { deletePasted, listPasted } from './pasted-store.ts'

export const collect = async (db: Db, userId: string) => ({ pastedJobs: await listPasted(db, userId) })
export const erase = (tx: Db, userId: string) => deletePasted(tx, userId)
