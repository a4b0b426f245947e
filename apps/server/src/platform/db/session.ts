import { isDeepStrictEqual } from 'node:util'
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
import type { Together } from './wire/together.ts'

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

type Answer = pg.QueryResult<unknown[] & Record<string, unknown>>
type Client = { query(question: pg.QueryConfig, values: unknown[]): Promise<Answer> }
type TogetherClient = { query(question: Together): Promise<Answer[]> }
/** A statement that is ready to be sent: its text, and how its rows are read (without: as pg reads them). */
export type Plan = { text: string; read: ReturnType<typeof rowReader> | undefined }
/** A statement with its values. */
export type Asked = { plan: Plan; values: unknown[] }

/** How drizzle asks. In its own way each statement costs several functions and spans, and each value of a row is looked at anew. */
export class Session extends PgSession<NodePgQueryResultHKT> {
  readonly #client: Client
  /** What begins a transaction goes along with its first statement, and its last writes with the commit. */
  #begin: string | undefined
  #last: readonly Asked[] = []
  #ahead: (Asked & { rows: unknown[] })[] = []
  #isOver = false

  constructor(client: Client, begin?: string) {
    super(dialect)
    this.#client = client
    this.#begin = begin
  }

  async ask(text: string, values: unknown[], rowMode?: 'array'): Promise<Answer> {
    const asked = { text, types, ...(rowMode && { rowMode }) }
    try {
      this.#checkRunning()
      if (this.#begin === undefined) return await this.#client.query(asked, values)
      const [, answer] = await this.#send([{ text: this.#takeBegin() }, { ...asked, values }])
      return answer as Answer
    } catch (error) {
      throw new DrizzleQueryError(text, values, error as Error)
    }
  }

  async rows({ text, read }: Plan, values: unknown[]): Promise<unknown[]> {
    const known = this.#ahead.length > 0 ? this.#takeAhead(text, values) : undefined
    if (known) return known
    const { rows } = await this.ask(text, values, read && 'array')
    return read ? rows.map(read) : rows
  }

  /** Asks all of it at once. The rows of each wait for whoever asks the same in this transaction, once. */
  async askAhead(asked: readonly Asked[], first?: Asked): Promise<void> {
    const all = await this.#together(first ? [first, ...asked] : asked)
    const answers = all.slice(all.length - asked.length)
    this.#ahead = asked.map(({ plan, values }, place) => {
      const rows = answers[place]?.rows ?? []
      return { plan, values, rows: plan.read ? rows.map(plan.read) : rows }
    })
  }

  /** Sent with the commit. Nobody may ask for what they write any more. */
  writeLast(asked: readonly Asked[]) {
    this.#last = [...this.#last, ...asked]
  }

  /** Whoever comes late would ask on a connection that is somebody else's by now. */
  #checkRunning() {
    if (this.#isOver) throw new Error('the transaction is over')
  }

  #takeAhead(text: string, values: unknown[]): unknown[] | undefined {
    const place = this.#ahead.findIndex((one) => one.plan.text === text && isDeepStrictEqual(one.values, values))
    return place < 0 ? undefined : this.#ahead.splice(place, 1)[0]?.rows
  }

  #takeBegin(): string {
    const begin = this.#begin ?? ''
    this.#begin = undefined
    return begin
  }

  #send(together: Together['together']): Promise<Answer[]> {
    return (this.#client as unknown as TogetherClient).query({ together })
  }

  async #together(asked: readonly Asked[], end?: string): Promise<Answer[]> {
    const begin = this.#begin === undefined ? [] : [{ text: this.#takeBegin() }]
    const statements = asked.map(({ plan: { text, read }, values }) => ({
      ...{ text, values, types },
      ...(read && { rowMode: 'array' }),
    }))
    const together = [...begin, ...statements, ...(end ? [{ text: end }] : [])]
    try {
      this.#checkRunning()
      return (await this.#send(together)).slice(begin.length)
    } catch (error) {
      const values = asked.flatMap((one) => one.values)
      throw new DrizzleQueryError(together.map(({ text }) => text).join('; '), values, error as Error)
    }
  }

  override prepareQuery<T extends PreparedQueryConfig>(query: Query, fields: SelectedFieldsOrdered | undefined): Statement<T> {
    return new Statement(this, query, fields)
  }

  override async transaction<T>(
    run: (tx: NodePgTransaction<Record<string, never>, Record<string, never>>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const connection = await (this.#client as unknown as pg.Pool).connect()
    const begin = beginOf(config)
    // A wish for a level is refused at once, not by the first statement.
    const session = new Session(connection as unknown as Client, config ? undefined : begin)
    try {
      if (config) await session.ask(begin, [])
      const result = await run(new NodePgTransaction(dialect, session as never, undefined))
      await session.#commit()
      return result
    } catch (error) {
      // A connection that is gone is not asked again: what has happened first is what counts.
      if (session.#begin === undefined) await session.ask('rollback', []).catch(() => {})
      throw error
    } finally {
      session.#isOver = true
      connection.release()
    }
  }

  async #commit() {
    if (this.#last.length > 0) await this.#together(this.#last, 'commit')
    else if (this.#begin === undefined) await this.ask('commit', [])
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
