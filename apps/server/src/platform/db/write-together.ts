import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** A statement that was written down and not sent: drizzle sends it when it is awaited. */
export type Write = SQLWrapper | undefined

/**
 * Sends several writes as one statement, which costs one way to the database and back. All of them happen or none. They have no order and
 * none sees the rows of another; references between their rows are checked at the end.
 */
export async function writeTogether(tx: Db, writes: readonly Write[]): Promise<void> {
  const [main, ...others] = writes.flatMap((write) => write?.getSQL() ?? [])
  if (!main) return
  const parts = others.map((write, place) => sql`${sql.identifier(`part${place}`)} as (${write})`)
  const before = parts.length > 0 ? sql`with ${sql.join(parts, sql`, `)} ` : sql``
  await tx.execute(sql`${before}${main}`)
}
