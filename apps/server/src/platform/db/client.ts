import pg from 'pg'
import { type SilenceWatch, silenceError } from './silence.ts'
import { markUnreachable, markUnsure } from './unreachable.ts'
import { isBegin, type ScopedConfig, ScopedQuery, type Wire } from './wire/scope.ts'
import { createStatementNames } from './wire/statement-names.ts'
import { isTogether, type Together, TogetherQuery } from './wire/together.ts'

type Question = string | ScopedConfig | Together
type Answered = (error: Error | null, result: pg.QueryResult) => void
type Connected = (error?: Error) => void
/** pg's client with the one of its many ways to ask and to connect that is used here. */
interface AskedClient extends Omit<pg.Client, 'query' | 'connect' | 'connection'> {
  query(question: Question | TogetherQuery, values: unknown[] | undefined, answered: Answered): void
  connect(connected: Connected): void
  _getActiveQuery(): unknown
  _handleParseComplete(): void
  readonly connection: Wire & { readonly stream: { readonly bytesRead: number; destroy(error: Error): void } }
  readonly processID: number | null
}
/** A database that does not take a connection within this time is away; waiting for a free connection of a busy pool may last longer. */
const LONGEST_CONNECT_MS = 5_000
/** A statement that has received nothing for this long is checked. */
const SILENT_MS = 2_500
/** An answer that is on its way needs no longer than this. */
const ON_ITS_WAY_MS = 500
/** What pg says of a statement on a connection that has ended since the one before: between two statements nobody hears of its end. */
const NOT_SENT = /is not queryable$/
const AskedClient = pg.Client as unknown as new (config?: pg.ClientConfig) => AskedClient

/**
 * Connections that ask through callbacks of ours (docs/decisions/014), and are ended when a statement takes too long, because nobody
 * knows what it is doing, and when the database does not work on it.
 */
export function clientWithin(longestMs: number, watch: SilenceWatch, isPooled = false): typeof pg.Client {
  const nameOf = isPooled ? () => undefined : createStatementNames()
  class PatientClient extends AskedClient {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: LONGEST_CONNECT_MS })
    }

    /** Only the pool connects, with a callback. */
    override connect(connected: Connected) {
      if (watch.isSilent()) return process.nextTick(connected, silenceError())
      const started = performance.now()
      const forget = watch.onSilence(() => this.connection.stream.destroy(silenceError()))
      super.connect((error?: Error) => {
        forget()
        if (error && performance.now() - started >= LONGEST_CONNECT_MS) void watch.look(null)
        connected(error)
      })
    }

    // As pg, which takes a callback in the place of the values and promises an answer without one.
    override query(question: Question, values?: unknown[] | Answered, callback?: Answered): unknown {
      if (typeof values === 'function') return this.ask(question, undefined, values)
      if (callback) return this.ask(question, values, callback)
      return new Promise((resolve, reject) => {
        this.ask(question, values, (error, result) => (error ? reject(error) : resolve(result)))
      })
    }

    private ask(question: Question, values: unknown[] | undefined, answered: Answered) {
      const patience = new Patience(this, longestMs, watch)
      const saves = isSaving(question, this.getTransactionStatus() === 'I')
      super.query(toSend(question, values, nameOf), values, (error, result) => {
        patience.end()
        if (error && saves) markUnsure(error)
        if (error && NOT_SENT.test(error.message)) markUnreachable(error)
        answered(error, result)
      })
    }

    override _handleParseComplete() {
      const active = this._getActiveQuery()
      if (active instanceof TogetherQuery) active.handleParseComplete(this.connection)
      else super._handleParseComplete()
    }
  }
  return PatientClient as unknown as typeof pg.Client
}

/** Ends a transaction that may have written, or writes without one. */
function isSaving(question: Question, isAlone: boolean): boolean {
  if (isTogether(question)) {
    const isOwn = isAlone && !question.together.some(({ text }) => isBegin(text))
    return question.together.some((one) => isSaving(one, isOwn))
  }
  const text = typeof question === 'string' ? question : question.text
  return text === 'commit' || (isAlone && !/^\s*(select|begin|rollback)\b/i.test(text))
}

type NameOf = (text: string) => string | undefined

function toSend(question: Question, values: unknown[] | undefined, nameOf: NameOf) {
  if (typeof question === 'string' || question instanceof pg.Query) return question
  if (isTogether(question)) return new TogetherQuery(question.together.map((one) => withName(one, one.values, nameOf)))
  const named = withName(question, values, nameOf)
  return named.scope === undefined ? named : new ScopedQuery(named, values)
}

/** Only a statement with values gets a name: pg sends others, which may be several in one text, another way. A person's takes its scope along. */
function withName(question: ScopedConfig, values: unknown[] | undefined, nameOf: NameOf): ScopedConfig {
  const name = question.name || !values?.length ? question.name : nameOf(question.text)
  return name ? { ...question, name } : question
}

/** Looks after one statement until it is answered. One timer runs at a time: nearly every statement is answered before the first ends. */
class Patience {
  readonly #client: AskedClient
  readonly #watch: SilenceWatch
  readonly #until: number
  #read: number
  #timer: NodeJS.Timeout | undefined
  #isOver = false

  constructor(client: AskedClient, longestMs: number, watch: SilenceWatch) {
    this.#client = client
    this.#watch = watch
    this.#until = performance.now() + longestMs
    this.#read = client.connection.stream.bytesRead
    this.#wait(SILENT_MS)
  }

  end() {
    this.#isOver = true
    clearTimeout(this.#timer)
  }

  #wait(ms: number) {
    const left = this.#until - performance.now()
    const check = () => void this.#check()
    this.#timer = setTimeout(check, Math.max(0, Math.min(ms, left)))
  }

  async #check() {
    // pg ends a connection with a running statement at once, without waiting for the answer (pinned by client.test.ts).
    if (performance.now() >= this.#until) return void this.#client.end()
    if (this.#hasSpoken()) return this.#wait(SILENT_MS)
    const found = await this.#watch.look(this.#client.processID)
    if (this.#isOver) return
    if (found === 'lost') await new Promise((resolve) => setTimeout(resolve, ON_ITS_WAY_MS))
    if (this.#isOver) return
    if (found === 'working' || this.#hasSpoken()) return this.#wait(SILENT_MS)
    this.#client.connection.stream.destroy(silenceError())
  }

  #hasSpoken() {
    const before = this.#read
    this.#read = this.#client.connection.stream.bytesRead
    return this.#read > before
  }
}
