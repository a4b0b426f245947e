import pg from 'pg'

/** PostgreSQL's codes for a server that refuses connections, shuts down or ends them, or is only a copy since a moment ago. */
const CODES = ['08001', '08003', '08006', '25006', '3D000', '53300', '57P01', '57P02', '57P03']
/** PgBouncer's code for every connection that it ends. From PostgreSQL itself it means a broken message, and ends nothing. */
const POOLER_CODE = '08P01'
const marked = new WeakSet<Error>()
const unsure = new WeakSet<Error>()

/** For the pool alone: this error means that the database could not be reached. */
export function markUnreachable<E>(error: E): E {
  if (error instanceof Error) marked.add(error)
  return error
}

/** A file that is missing or another server that is down has the same codes; only the pool knows that the database is meant. */
export const isUnreachable = (error: unknown) =>
  error instanceof Error && (marked.has(error) || (error instanceof pg.DatabaseError && isEnd(error)))

const isEnd = ({ code = '', severity }: pg.DatabaseError) =>
  CODES.includes(code) || (code === POOLER_CODE && severity === 'FATAL')

/** Only for the connection: it broke during a write, and we can't know whether the write was saved. */
export function markUnsure(error: Error) {
  // With this severity the database has answered: the statement was not carried out.
  if (!(error instanceof pg.DatabaseError && error.severity === 'ERROR')) unsure.add(error)
}

export const isUnsure = (error: unknown) => error instanceof Error && unsure.has(error)
