import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Db } from './database.ts'

const dialect = new PgDialect()

/** Where drizzle keeps the connection, or the pool, that it asks. */
type Asking = { session: { client: Pick<pg.ClientBase, 'query'> } }

/**
 * Gives each row of an answer away as soon as it is there: the work on hundreds of rows is done while the database fetches the next
 * ones. Rows are as pg reads them, without drizzle's mapping.
 */
export async function eachRow<Row>(db: Db, statement: SQL, take: (row: Row) => void): Promise<void> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const query = new pg.Query({ text, values })
  // What is thrown at a row would end the process: nobody waits where rows come in.
  const failures: unknown[] = []
  query.on('row', (row: Row) => {
    if (failures.length > 0) return
    try {
      take(row)
    } catch (error) {
      failures.push(error)
    }
  })
  await (db as unknown as Asking).session.client.query(query as unknown as pg.QueryConfig)
  if (failures.length > 0) throw failures[0]
}
