import pg from 'pg'
import { APP_ROLE } from '#platform/db/roles'

/**
 * The role and person that a statement runs as. Role and person last until the end of the transaction: a pooler may give the connection to somebody else
 * right after it, and need not know the role that the connection was opened with.
 */
const SCOPE = {
  name: 'scope',
  text: "select set_config('role', $1, true), set_config('app.user_id', $2, true)",
}

/** Has the database prepare the scope on a new connection. */
export const prepareScope = (client: pg.ClientBase) => client.query({ ...SCOPE, values: [APP_ROLE, ''] })

/** A statement of a person; without `scope` it is asked as the connection is. */
export type ScopedConfig = pg.QueryConfig & { scope?: string | undefined }

type Complete = { text: string }
type Rows = { fields: unknown[] }
export type Wire = {
  /** The texts of the prepared statements that the connection has, and of those that it may have soon, by name. */
  readonly parsedStatements: Record<string, string | undefined>
  readonly submittedNamedStatements: Record<string, string | undefined>
  parse(message: { name?: string; text: string }): void
  bind(message: { statement?: string; values?: string[] }): void
  execute(message: object): void
  sync(): void
}
/** pg's statement with the parts of it that are used here. */
interface WiredQuery extends pg.Query {
  readonly text: string
  requiresPreparation(): boolean
  prepare(wire: Wire): void
  handleDataRow(rows: Rows): void
  handleCommandComplete(complete: Complete, wire: Wire): void
}
const WiredQuery = pg.Query as unknown as new (config: pg.QueryConfig, values?: unknown[]) => WiredQuery

export const isBegin = (text: string) => /^begin\b/i.test(text)

/**
 * A statement that takes its scope along. Both are sent at once and end with one Sync, so the database takes them for one transaction,
 * which is over with the answer; a `begin` comes first, since its isolation level must.
 */
export class ScopedQuery extends WiredQuery {
  scope: string | undefined
  #answers = 0

  constructor(config: ScopedConfig, values?: unknown[]) {
    super(config, values)
    this.scope = config.scope
  }

  override requiresPreparation() {
    return this.scope !== undefined || super.requiresPreparation()
  }

  override prepare(wire: Wire) {
    if (this.scope === undefined) return super.prepare(wire)
    if (!isBegin(this.text)) {
      sendScope(wire, this.scope)
      return super.prepare(wire)
    }
    wire.parse({ text: this.text })
    wire.bind({})
    wire.execute({})
    sendScope(wire, this.scope)
    wire.sync()
  }

  override handleDataRow(rows: Rows) {
    if (!this.#isScopeNext()) super.handleDataRow(rows)
  }

  override handleCommandComplete(complete: Complete, wire: Wire) {
    if (!this.#isScopeNext()) super.handleCommandComplete(complete, wire)
    this.#answers++
  }

  /** Nothing more is to come for it. */
  get isAnswered() {
    return this.#answers === (this.scope === undefined ? 1 : 2)
  }

  noteEmpty() {
    this.#answers++
  }

  #isScopeNext() {
    return this.scope !== undefined && this.#answers === (isBegin(this.text) ? 1 : 0)
  }
}

/** Behind a pooler nothing is prepared: the next transaction may be on another connection. */
function sendScope(wire: Wire, userId: string) {
  const isPrepared = wire.parsedStatements[SCOPE.name] !== undefined
  if (!isPrepared) wire.parse({ text: SCOPE.text })
  wire.bind({ ...(isPrepared && { statement: SCOPE.name }), values: [APP_ROLE, userId] })
  wire.execute({})
}
