import type { Db } from '#platform/db/database'
import { deletePublicProfile, findPublicProfile } from './privacy/store.ts'

export const collect = async (db: Db, userId: string) => ({ publicProfile: (await findPublicProfile(db, userId)) ?? null })
export const erase = (tx: Db, userId: string) => deletePublicProfile(tx, userId)
