import { desc, sql } from 'drizzle-orm'
import { userProfiles } from '#features/profiles/table'
import type { Db } from '#platform/db/database'

const MOST = 2_000

/** What people want to work as and where, the most wanted first; without who it is. */
export async function listWishes(db: Db): Promise<{ words: string; city: string; country: string }[]> {
  const words = sql<string>`lower(trim(${userProfiles.desired_job_title}))`
  const city = sql<string>`coalesce(nullif(trim(${userProfiles.desired_location_city}), ''), trim(${userProfiles.location_city}), '')`
  return db
    .select({ words, city, country: sql<string>`${userProfiles.location_country}` })
    .from(userProfiles)
    .where(sql`trim(${userProfiles.desired_job_title}) <> '' and trim(${userProfiles.location_country}) <> ''`)
    .groupBy(words, city, userProfiles.location_country)
    .orderBy(desc(sql`count(*)`), words, city)
    .limit(MOST)
}
