import type pg from 'pg'
import { isUnreachable } from './unreachable.ts'
import { isBegin, type ScopedConfig, ScopedQuery } from './wire/scope.ts'
import { isTogether, type Together } from './wire/together.ts'

/** Drizzle takes its connections from a pool; from this one every statement and every transaction is the person's. */
export function poolOf(people: pg.Pool, userId: string): pg.Pool {
  const connect = async () => new PersonConnection(await people.connect(), userId)
  const query = async (config: pg.QueryConfig | Together, values: unknown[]) => {
    const connection = await connect()
    try {
      return await connection.query(config, values)
    } finally {
      connection.release()
    }
  }
  return Object.create(people, { connect: { value: connect }, query: { value: query } })
}

type Question = pg.QueryConfig | ScopedQuery | Together
type Asked = { query(question: Question, values?: unknown[]): Promise<pg.QueryResult> }

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

  async query(question: Question, values?: unknown[]): Promise<pg.QueryResult> {
    const [first, last] = endsOf(question)
    const ends = last === 'commit' || last === 'rollback'
    // Otherwise a query that a failed transaction did not wait for would run in the next person's transaction.
    if (this.#state === 'released' || (this.#state === 'transaction is over' && !ends)) throw new Error('the transaction is over')
    const begins = isBegin(first)
    const asked = this.#state === 'single statements' && !ends ? this.#scoped(question) : question
    if (begins || ends) this.#state = begins ? 'transaction' : 'transaction is over'
    try {
      return await (this.#client as Asked).query(asked, values)
    } catch (error) {
      // The answer that a connection is being ended comes before its end.
      this.#isLost ||= isUnreachable(error)
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

  #scoped(question: Question): ScopedConfig | Together {
    const scope = this.#userId
    if (isTogether(question)) return { together: question.together.map((one, place) => (place === 0 ? { ...one, scope } : one)) }
    if (!(question instanceof ScopedQuery)) return { ...question, scope }
    question.scope = scope
    return question
  }
}

/** The texts of the first and the last statement. */
function endsOf(question: Question): [first: string, last: string] {
  if (!isTogether(question)) return [question.text, question.text]
  const { together } = question
  return [together[0]?.text ?? '', together.at(-1)?.text ?? '']
}
