import type { Db } from '#platform/db/database'
import { collectDocuments, deleteDocuments } from './store.ts'

export const collect = async (db: Db, userId: string) => ({ resumes: await collectDocuments(db, userId) })
export const erase = (tx: Db, userId: string) => deleteDocuments(tx, userId)
