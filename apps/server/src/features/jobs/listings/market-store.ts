import type { JobFilters, Look } from '@jobapply/core/jobs/job-query'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { and, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { eachRow } from '#platform/db/rows'
import { conditionsOf } from './candidates-store.ts'

type Titles = { look: Look; filters: JobFilters }
const areListed = ({ look, filters }: Titles) => and(sql`is_listed`, ...conditionsOf(look, filters))

/** How many jobs there are, and where: in which cities of a country, or in which countries. */
export async function countPlaces(db: Db, titles: Titles): Promise<{ name: string | null; count: number }[]> {
  const place = titles.filters.country === null ? sql`country` : sql`city`
  const { rows } = await db.execute<{ name: string | null; count: number }>(sql`
    select ${place} as name, count(*)::int as count from job_listings where ${areListed(titles)} group by 1 order by 2 desc, 1`)
  return rows
}

export type NamedPay = Pick<JobListing, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryPeriod'>

/** The pay of the newest jobs that name it. */
export async function findPay(db: Db, { look, filters }: Titles, limit: number): Promise<NamedPay[]> {
  const { rows } = await db.execute<NamedPay>(sql`
    select salary_min as "salaryMin", salary_max as "salaryMax", salary_currency as "salaryCurrency", salary_period as "salaryPeriod"
    from job_listings where ${areListed({ look, filters: { ...filters, isPayNamed: true } })}
    order by sorted_at desc, id limit ${limit}`)
  return rows
}

/** What this reader has read of the newest jobs, each as soon as it is there. */
export const eachReading = (
  db: Db,
  titles: Titles,
  { reader, limit }: { reader: string; limit: number },
  take: (reading: string) => void,
) =>
  eachRow<{ reading: string }>(
    db,
    sql`with newest as materialized (select id from job_listings where ${areListed(titles)} order by sorted_at desc, id limit ${limit})
      select reading from newest join job_readings on job_id = newest.id where reader = ${reader}`,
    ({ reading }) => take(reading),
  )
