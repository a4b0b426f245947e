import type { Db } from '#platform/db/database'
import { eraseNotices, findAlerts, listAllNotices } from './store.ts'

export async function collect(db: Db, userId: string) {
  const [notices, alerts] = await Promise.all([listAllNotices(db, userId), findAlerts(db, userId)])
  return { notices, alerts }
}

export const erase = eraseNotices
