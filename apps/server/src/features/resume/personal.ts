import type { Db } from '#platform/db/database'
import { deleteResumes, listAllResumes } from './store.ts'

export const collect = (db: Db, userId: string) => listAllResumes(db, userId)
export const erase = (tx: Db, userId: string) => deleteResumes(tx, userId)
