import { DrizzleQueryError, type Query, type SQL } from 'drizzle-orm'
import { NodePgDatabase, type NodePgQueryResultHKT, NodePgTransaction } from 'drizzle-orm/node-postgres'
import {
  PgDialect,
  PgPreparedQuery,
  PgSession,
  type PgTransactionConfig,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core'
import pg from 'pg'
import { type Joined, rowReader } from './row-reader.ts'

const dialect = new PgDialect()
const { builtins, getTypeParser } = pg.types
const asText = (text: string) => text
/** Moments, days and durations, alone and in lists, stay as the database writes them: their columns read them. */
const TEXTS = new Set<number>([
  ...[builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE, builtins.INTERVAL],
  ...[1231, 1115, 1185, 1187, 1182],
])
const types = {
  getTypeParser: (id: number, format?: 'text') => (TEXTS.has(id) ? asText : getTypeParser(id, format)),
} as pg.CustomTypesConfig

type Client = Pick<pg.Pool, 'query'>
/** A statement that is ready to be sent: its text, and how its rows are read (without: as pg reads them). */
export type Plan = { text: string; read: ReturnType<typeof rowReader> | undefined }

/** How drizzle asks. In its own way each statement costs several functions and spans, and each value of a row is looked at anew. */
export class Session extends PgSession<NodePgQueryResultHKT> {
  readonly #client: Client

  constructor(client: Client) {
    super(dialect)
    this.#client = client
  }

  async ask(text: string, values: unknown[], rowMode?: 'array'): Promise<pg.QueryResult> {
    try {
      const config: pg.QueryConfig & { rowMode?: 'array' } = rowMode ? { text, rowMode, types } : { text, types }
      return await this.#client.query(config, values)
    } catch (error) {
      throw new DrizzleQueryError(text, values, error as Error)
    }
  }

  async rows({ text, read }: Plan, values: unknown[]): Promise<unknown[]> {
    const { rows } = await this.ask(text, values, read && 'array')
    return read ? rows.map(read) : rows
  }

  override prepareQuery<T extends PreparedQueryConfig>(query: Query, fields: SelectedFieldsOrdered | undefined): Statement<T> {
    return new Statement(this, query, fields)
  }

  override async transaction<T>(
    run: (tx: NodePgTransaction<Record<string, never>, Record<string, never>>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const connection = await (this.#client as pg.Pool).connect()
    const session = new Session(connection as unknown as Client)
    await session.ask(beginOf(config), [])
    try {
      const result = await run(new NodePgTransaction(dialect, session as never, undefined))
      await session.ask('commit', [])
      return result
    } catch (error) {
      await session.ask('rollback', [])
      throw error
    } finally {
      connection.release()
    }
  }

  override async count(counted: SQL): Promise<number> {
    const { rows } = await this.execute<pg.QueryResult<{ count: string }>>(counted)
    return Number(rows[0]?.count)
  }
}

const beginOf = ({ isolationLevel, accessMode }: PgTransactionConfig = {}) =>
  ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')

export class Statement<T extends PreparedQueryConfig> extends PgPreparedQuery<T> {
  readonly #session: Session
  readonly #fields: SelectedFieldsOrdered | undefined
  /** Written by drizzle. */
  declare joinsNotNullableMap: Joined

  constructor(session: Session, query: Query, fields: SelectedFieldsOrdered | undefined) {
    super(query, undefined, undefined)
    this.#session = session
    this.#fields = fields
  }

  get plan(): Plan {
    return { text: this.query.sql, read: this.#fields && rowReader(this.#fields, this.joinsNotNullableMap) }
  }

  override async execute(): Promise<T['execute']> {
    const { sql: text, params } = this.query
    return this.#fields ? this.#session.rows(this.plan, params) : this.#session.ask(text, params)
  }
}

/** drizzle on these connections. */
export const askWith = (client: pg.Pool) =>
  Object.assign(new NodePgDatabase(dialect, new Session(client) as never, undefined), { $client: client })
