import { is, Param, Placeholder, type SQLWrapper, sql } from 'drizzle-orm'
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { type Asked, askWith, type Plan, Session, Statement } from './session.ts'

/** Stand for the values of a statement while it is built. */
export type Values<Given> = { readonly [Name in keyof Given & string]: Placeholder<Name> }
/** Which parts a statement has: of each set of answers one is built and kept, so none may come from a text that somebody has entered. */
export type Shape = Readonly<Record<string, boolean>>
type Select<Row> = PromiseLike<Row[]> & SQLWrapper & { prepare(name: string): PgPreparedQuery<PreparedQueryConfig> }
type Build<Given, Parts extends Shape, Row> = (
  db: Db,
  values: Values<Given>,
  parts: Parts,
) => Select<Row> | (PromiseLike<{ rows: Row[] }> & SQLWrapper)
type Given = Readonly<Record<string, unknown>>
/** `size`: how many values it takes. */
export type Built = { plan: Plan; size: number; valuesOf: (given: Given) => unknown[] }
/** A statement with its values that was not sent. */
export type Question<Row> = Asked & { readonly rows?: Row[] }

const dialect = new PgDialect()
export const names = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) })
/** Only builds: without a connection it cannot ask. */
export const builder = askWith({} as never)

/** A statement that is built once and asked often: with all its columns, building one takes longer than sending it. */
export function prepared<Given extends object, Row, Parts extends Shape = Record<never, never>>(build: Build<Given, Parts, Row>) {
  const kept: Record<string, Built> = {}
  const question = (given: Given, parts: Parts = {} as Parts): Question<Row> => {
    const shape = Object.values(parts).join()
    kept[shape] ??= builtOf(build(builder, names as Values<Given>, parts))
    const { plan, valuesOf } = kept[shape]
    return { plan, values: valuesOf(given as Record<string, unknown>) }
  }
  const ask = async (db: Db, given: Given, parts?: Parts): Promise<Row[]> => {
    const { plan, values } = question(given, parts)
    return (await sessionOf(db).rows(plan, values)) as Row[]
  }
  return Object.assign(ask, { question })
}

/**
 * Asks several things at once, which costs one way to the database and back. The answers wait in this transaction for whoever asks the
 * same, once: nothing in between may change them. `first` comes before them, and its answer is not kept.
 */
export const askAhead = (tx: Db, questions: readonly Question<unknown>[], first?: Question<unknown>): Promise<void> =>
  sessionOf(tx).askAhead(questions, first)

export function sessionOf(db: Db): Session {
  const session: unknown = db._.session
  if (session instanceof Session) return session
  throw new Error('A prepared statement is asked of a database that openDatabase has opened, or within its transaction')
}

export function builtOf(statement: SQLWrapper | Select<unknown>): Built {
  const query = 'prepare' in statement ? statement.prepare('') : undefined
  const { sql: text, params } = query?.getQuery() ?? dialect.sqlToQuery(statement.getSQL())
  const readers = params.map(readerOf)
  return {
    plan: query instanceof Statement ? query.plan : { text, read: undefined },
    size: params.length,
    valuesOf: (given) => readers.map((read) => read(given)),
  }
}

type ReadValue = (given: Record<string, unknown>) => unknown

/** How a parameter gets its value: from what is given, as its column writes it, or always the same. */
function readerOf(param: unknown): ReadValue {
  if (is(param, Placeholder)) return (given) => needed(given, param.name)
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param
  const { encoder, value } = param
  return (given) => {
    const one = needed(given, value.name)
    return one === null ? null : encoder.mapToDriverValue(one)
  }
}

/** pg would send a value that is missing as null. */
function needed(given: Record<string, unknown>, name: string): unknown {
  if (given[name] === undefined) throw new Error(`The statement needs a value for "${name}"`)
  return given[name]
}
