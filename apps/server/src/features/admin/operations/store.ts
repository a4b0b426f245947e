import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'

type Health = {
  name: string
  waiting: number
  running: number
  retrying: number
  failed: number
  oldest_due_at: Date | null
  last_done_at: Date | null
}

/** Every kind of task; finished ones are kept for an hour (platform/queue/queue.ts). The queue's own begin with two underscores. */
export async function listTaskHealth(db: Db): Promise<Health[]> {
  const { rows } = await db.execute<Health>(sql`select q.name,
      (count(*) filter (where j.state = 'created'))::int as waiting,
      (count(*) filter (where j.state = 'active'))::int as running,
      (count(*) filter (where j.state = 'retry'))::int as retrying,
      (count(*) filter (where j.state = 'failed'))::int as failed,
      min(j.created_on) filter (where j.state in ('created', 'retry') and j.start_after <= now()) as oldest_due_at,
      max(j.completed_on) filter (where j.state = 'completed') as last_done_at
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    where not starts_with(q.name, '__') group by q.name order by q.name`)
  return rows
}

/** What the whole database takes on its disk. */
export async function measureDatabase(db: Db): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database())::text as bytes`)
  return Number(rows[0]?.bytes ?? 0)
}
