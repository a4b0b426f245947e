import type { Db } from '#platform/db/database'
import { eraseNotices, findAlerts, listNotices } from './store.ts'

export async function collect(db: Db, userId: string) {
  const [{ notices }, alerts] = await Promise.all([listNotices(db, userId, Number.MAX_SAFE_INTEGER), findAlerts(db, userId)])
  return { notices, alerts }
}

export const erase = eraseNotices
