import pg from 'pg'

type Answered = (error: Error | null, result: pg.QueryResult) => void
/** pg's client with the one of its many ways to ask that is used here. */
interface AskedClient extends Omit<pg.Client, 'query'> {
  query(question: string | pg.QueryConfig, values: unknown[] | undefined, answered: Answered): void
}
/** A database that does not take a connection within this time is away; waiting for a free connection of a busy pool may last longer. */
const LONGEST_CONNECT_MS = 5_000
const AskedClient = pg.Client as unknown as new (config?: pg.ClientConfig) => AskedClient

/**
 * Connections that ask through callbacks of ours (docs/decisions/014), and are ended when a statement takes too long: nobody knows what
 * it is doing.
 */
export function clientWithin(longestMs: number): typeof pg.Client {
  class PatientClient extends AskedClient {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: LONGEST_CONNECT_MS })
    }

    // As pg, which takes a callback in the place of the values and promises an answer without one.
    override query(question: string | pg.QueryConfig, values?: unknown[] | Answered, callback?: Answered): unknown {
      if (typeof values === 'function') return this.ask(question, undefined, values)
      if (callback) return this.ask(question, values, callback)
      return new Promise((resolve, reject) => {
        this.ask(question, values, (error, result) => (error ? reject(error) : resolve(result)))
      })
    }

    private ask(question: string | pg.QueryConfig, values: unknown[] | undefined, answered: Answered) {
      // pg ends a connection with a running statement at once, without waiting for the answer (pinned by client.test.ts).
      const late = setTimeout(() => void this.end(), longestMs)
      super.query(question, values, (error, result) => {
        clearTimeout(late)
        answered(error, result)
      })
    }
  }
  return PatientClient as unknown as typeof pg.Client
}
