import type { Db } from '#platform/db/database'
import { collectLetters, deleteLetters } from './letters-store.ts'
import { collectDocuments, deleteDocuments } from './store.ts'

export const collect = async (db: Db, userId: string) => ({
  resumes: await collectDocuments(db, userId),
  ...(await collectLetters(db, userId)),
})
export async function erase(tx: Db, userId: string) {
  await deleteLetters(tx, userId)
  await deleteDocuments(tx, userId)
}
