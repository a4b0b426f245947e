import pg from 'pg'

/** PostgreSQL's codes for a server that refuses connections, shuts down or ends them. */
const CODES = ['08001', '08003', '08006', '3D000', '53300', '57P01', '57P02', '57P03']
const marked = new WeakSet<Error>()

/** For the pool alone: this error means that the database could not be reached. */
export function markUnreachable<E>(error: E): E {
  if (error instanceof Error) marked.add(error)
  return error
}

/** A file that is missing or another server that is down has the same codes; only the pool knows that the database is meant. */
export const isUnreachable = (error: unknown) =>
  error instanceof Error && (marked.has(error) || (error instanceof pg.DatabaseError && CODES.includes(error.code ?? '')))
