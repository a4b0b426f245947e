import type { Db } from '#platform/db/database'
import { deleteLetters } from './letters-store.ts'
import { deleteDocuments } from './store.ts'

export async function erase(tx: Db, userId: string) {
  await deleteLetters(tx, userId)
  await deleteDocuments(tx, userId)
}
