import { getTableColumns, QueryPromise, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { type Built, builder, builtOf, names, type Shape, sessionOf, type Values } from './prepared.ts'

type Build<Given, Parts extends Shape> = (db: Db, values: Values<Given>, parts: Parts) => SQLWrapper
/** What is the same for every write of one text. */
type Kind = Built & { id: number }
let kinds = 0

/** A write with its values that was not sent: it is sent when it is awaited, or together with others (`writeTogether`). */
export class PreparedWrite extends QueryPromise<void> {
  readonly kind: Kind
  readonly given: Readonly<Record<string, unknown>>
  readonly #db: Db

  constructor(db: Db, kind: Kind, given: object) {
    super()
    this.#db = db
    this.kind = kind
    this.given = given as Record<string, unknown>
  }

  override async execute() {
    await sessionOf(this.#db).rows(this.kind.plan, this.kind.valuesOf(this.given))
  }
}

/** A write that is built once and sent often; of each set of its parts one is built. */
export function preparedWrite<Given extends object, Parts extends Shape = Record<never, never>>(build: Build<Given, Parts>) {
  const kept: Record<string, Kind> = {}
  return (db: Db, given: Given, parts: Parts = {} as Parts) => {
    const shape = Object.values(parts).join()
    kept[shape] ??= { ...builtOf(build(builder, names as Values<Given>, parts)), id: kinds++ }
    return new PreparedWrite(db, kept[shape], given)
  }
}

/** Adds a row. The others of its columns get what the table gives them. */
export function insertInto<Table extends PgTable>(table: Table) {
  const columns = Object.keys(getTableColumns(table))
  const insert = preparedWrite((db, values: Values<Record<string, unknown>>, isGiven: Readonly<Record<string, boolean>>) => {
    const given = columns.filter((column) => isGiven[column]).map((column) => [column, values[column]])
    return db.insert<PgTable>(table).values(Object.fromEntries(given))
  })
  return (db: Db, row: Table['$inferInsert']) => {
    const values: Record<string, unknown> = row
    return insert(db, values, Object.fromEntries(columns.map((column) => [column, values[column] !== undefined])))
  }
}
