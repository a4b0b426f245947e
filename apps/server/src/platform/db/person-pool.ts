import type pg from 'pg'
import { isBegin, type ScopedConfig, ScopedQuery } from './scope.ts'
import { isUnreachable } from './unreachable.ts'

/** Drizzle takes its connections from a pool; from this one every statement and every transaction is the person's. */
export function poolOf(people: pg.Pool, userId: string): pg.Pool {
  const connect = async () => new PersonConnection(await people.connect(), userId)
  const query = async (config: pg.QueryConfig, values: unknown[]) => {
    const connection = await connect()
    try {
      return await connection.query(config, values)
    } finally {
      connection.release()
    }
  }
  return Object.create(people, { connect: { value: connect }, query: { value: query } })
}

/** A connection while it is one person's. */
class PersonConnection {
  readonly #client: pg.PoolClient
  readonly #userId: string
  #state: 'single statements' | 'transaction' | 'transaction is over' | 'released' = 'single statements'
  #isLost = false

  constructor(client: pg.PoolClient, userId: string) {
    this.#client = client
    this.#userId = userId
  }

  async query(question: pg.QueryConfig | ScopedQuery, values?: unknown[]): Promise<pg.QueryResult> {
    const { text } = question
    const ends = text === 'commit' || text === 'rollback'
    // Otherwise a query that a failed transaction did not wait for would run in the next person's transaction.
    if (this.#state === 'released' || (this.#state === 'transaction is over' && !ends)) throw new Error('the transaction is over')
    const begins = isBegin(text)
    const asked = this.#state === 'single statements' && !ends ? this.#scoped(question) : question
    if (begins || ends) this.#state = begins ? 'transaction' : 'transaction is over'
    try {
      return await this.#client.query(asked, values)
    } catch (error) {
      // The answer that a connection is being ended comes before its end.
      this.#isLost ||= isUnreachable(error)
      // Drizzle forgets a connection on which `begin` has failed.
      if (begins) this.#release(true)
      throw error
    }
  }

  /** A connection that is still in a transaction cannot be reused: the pool ends it. */
  release() {
    this.#release(this.#isLost || this.#client.getTransactionStatus() !== 'I')
  }

  #release(isUnfit: boolean) {
    if (this.#state === 'released') return
    this.#state = 'released'
    this.#client.release(isUnfit)
  }

  #scoped(question: pg.QueryConfig | ScopedQuery): ScopedConfig {
    if (!(question instanceof ScopedQuery)) return { ...question, scope: this.#userId }
    question.scope = this.#userId
    return question
  }
}
