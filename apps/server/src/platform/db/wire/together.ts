import pg from 'pg'
import { type ScopedConfig, ScopedQuery, type Wire } from './scope.ts'

/** Several statements for one way to the database and back. */
export type Together = { together: readonly ScopedConfig[] }
type Failed = Error | false
/** pg's statement with the parts of it that are used here. */
interface Part extends ScopedQuery {
  callback: (error: Error | null) => void
  readonly name: string | undefined
  readonly _result: pg.QueryResult
  readonly _canceledDueToError: Failed
  handleRowDescription(fields: object): void
}
interface Group extends pg.Query {
  callback(error: Error | null, results?: pg.QueryResult[]): void
}
const Group = pg.Query as unknown as new (config: pg.QueryConfig) => Group

export const isTogether = (question: unknown): question is Together =>
  typeof question === 'object' && question !== null && 'together' in question

/**
 * Statements that are sent at once and end with one Sync. The database carries them out one after the other, so each sees what those
 * before it have done; after one that fails it carries out none of the rest.
 */
export class TogetherQuery extends Group {
  readonly #parts: Part[]
  /** What the database has not said yet that it understands. */
  readonly #unread: { name?: string | undefined; text: string }[] = []
  #at = 0
  #failure: Error | undefined

  constructor(configs: readonly ScopedConfig[]) {
    super({ text: configs.map(({ text }) => text).join('; ') })
    this.#parts = configs.map((config) => new ScopedQuery(config) as Part)
  }

  requiresPreparation() {
    return true
  }

  prepare(wire: Wire) {
    const unread = this.#unread
    const unended: Wire = Object.create(wire, {
      parse: {
        value: (message: { name?: string; text: string }) => {
          unread.push(message)
          wire.parse(message)
        },
      },
      sync: { value: () => {} },
    })
    for (const part of this.#parts) {
      part.callback = (error) => {
        this.#failure ??= error ?? undefined
      }
      part.prepare(unended)
      if (!this.#failure) continue
      // A value that cannot be sent: pg has taken the statement back, and nothing after it is sent.
      this.#forget(wire, part.name)
      break
    }
    wire.sync()
  }

  #forget(wire: Wire, name: string | undefined) {
    if (!name) return
    for (const one of this.#unread) if (one.name === name) one.name = ''
    delete wire.parsedStatements[name]
    delete wire.submittedNamedStatements[name]
  }

  handleParseComplete(wire: Wire) {
    const { name, text } = this.#unread.shift() ?? {}
    if (!name || text === undefined) return
    wire.parsedStatements[name] = text
    delete wire.submittedNamedStatements[name]
  }

  handleRowDescription(fields: { fields: unknown[] }) {
    this.#part?.handleRowDescription(fields)
  }

  handleDataRow(row: { fields: unknown[] }) {
    this.#part?.handleDataRow(row)
  }

  handleCommandComplete(complete: { text: string }, wire: Wire) {
    this.#part?.handleCommandComplete(complete, wire)
    this.#goOn()
  }

  handleEmptyQuery() {
    this.#part?.noteEmpty()
    this.#goOn()
  }

  handleError(error: Error, wire: Wire) {
    for (const { name } of this.#unread) if (name) delete wire.submittedNamedStatements[name]
    this.callback(error)
  }

  handleReadyForQuery() {
    const unreadable = this.#parts.find((part) => part._canceledDueToError)?._canceledDueToError
    const failure = this.#failure ?? (unreadable || undefined)
    if (failure) this.callback(failure)
    else
      this.callback(
        null,
        this.#parts.map((part) => part._result),
      )
  }

  get #part(): Part | undefined {
    return this.#parts[this.#at]
  }

  #goOn() {
    if (this.#part?.isAnswered) this.#at++
  }
}
