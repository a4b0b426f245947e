import type { Db } from '#platform/db/database'
import { deleteSearches, listAnnounced, listSearches, toSavedSearch } from './store.ts'

export async function collect(db: Db, userId: string) {
  const searches = await listSearches(db, userId)
  const announced = await listAnnounced(db, userId)
  return {
    savedSearches: searches.map(toSavedSearch),
    announcedJobs: announced.map(({ userId: _, ...job }) => job),
  }
}
export const erase = (tx: Db, userId: string) => deleteSearches(tx, userId)
