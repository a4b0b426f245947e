import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { ScopedQuery } from './wire/scope.ts'

const dialect = new PgDialect()

/**
 * Hands out each row of an answer as it arrives, so that the work on hundreds of rows overlaps with the query. Rows are as pg reads them,
 * without drizzle's mapping. A transaction keeps its connection to itself (drizzle offers none of it): there the rows come at the end.
 */
export async function eachRow<Row>(db: Db, statement: SQL, take: (row: Row) => void): Promise<void> {
  if (!db.$client) {
    for (const row of (await db.execute(statement)).rows) take(row as Row)
    return
  }
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const query = new ScopedQuery({ text, values })
  // An error thrown in a row's event would end the process: nobody awaits the event.
  const failures: unknown[] = []
  query.on('row', (row: Row) => {
    if (failures.length > 0) return
    try {
      take(row)
    } catch (error) {
      failures.push(error)
    }
  })
  const client = await db.$client.connect()
  try {
    await client.query(query)
  } finally {
    client.release()
  }
  if (failures.length > 0) throw failures[0]
}
