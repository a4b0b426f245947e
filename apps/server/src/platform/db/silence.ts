import pg from 'pg'
import { log } from '#platform/log'
import { markUnreachable } from './unreachable.ts'

/** What a second connection learns about a statement that got no answer. `lost`: the database is not working on it. */
export type Finding = 'working' | 'lost' | 'silent'
export type SilenceWatch = {
  /** The database did not answer in time and has not answered since. */
  isSilent(): boolean
  look(pid: number | null): Promise<Finding>
  /** Ends what waits for the database, as a connection that is being made, when silence is found. Answers how to take that back. */
  onSilence(end: () => void): () => void
  stop(): void
}

/** With the time that a statement waits before anybody looks (client.ts), a call is answered within 5 s. */
const LONGEST_LOOK_MS = 2_500
const LOOK_AGAIN_MS = 500
const STEP_MS = 100
const STATES = 'select pid, state from pg_stat_activity where usename = session_user'

export const silenceError = () => markUnreachable(new Error('the database does not answer'))

/**
 * Tells a database that has gone silent from one that works on a long statement, by asking on a new connection. While it is silent,
 * new connections fail at once, also those that are being made, so that calls that wait for one do not wait twice.
 */
export function watchSilence(url: string): SilenceWatch {
  let silent = false
  let isStopped = false
  let looking: Promise<Map<number, string> | undefined> | undefined
  let again: NodeJS.Timeout | undefined
  const waiting = new Set<() => void>()

  /** All who wait share one look. Undefined: no answer. */
  function readStates() {
    looking ??= askStates(url).finally(() => {
      looking = undefined
    })
    return looking
  }

  function noteSilence() {
    if (silent || isStopped) return
    silent = true
    log.warn('the database does not answer')
    for (const end of waiting) end()
    waitForAnswer()
  }

  function waitForAnswer() {
    again = setTimeout(async () => {
      const states = await readStates()
      if (isStopped) return
      if (!states) return waitForAnswer()
      silent = false
      log.info('the database answers again')
    }, LOOK_AGAIN_MS)
    again.unref()
  }

  return {
    isSilent: () => silent,
    async look(pid) {
      const states = silent ? undefined : await readStates()
      if (!states) {
        noteSilence()
        return 'silent'
      }
      return states.get(pid ?? 0)?.startsWith('idle') ? 'lost' : 'working'
    },
    onSilence(end) {
      waiting.add(end)
      return () => void waiting.delete(end)
    },
    stop: () => {
      isStopped = true
      clearTimeout(again)
    },
  }
}

/** Behind a pooler no process is ours to look after, and it holds statements back on purpose while the database moves. */
export const watchNothing: SilenceWatch = {
  isSilent: () => false,
  look: async () => 'working',
  onSilence: () => () => {},
  stop: () => {},
}

/** What each of our connections does; none when the database answers with an error, as when it has no connection left. */
async function askStates(url: string): Promise<Map<number, string> | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: 'jobapply-watch', connectionTimeoutMillis: 60_000 })
  client.on('error', () => {})
  const answer = client
    .connect()
    .then(() => client.query<{ pid: number; state: string | null }>(STATES))
    .then(
      ({ rows }) => new Map(rows.map(({ pid, state }) => [pid, state ?? ''])),
      () => new Map<number, string>(),
    )
  const result = await Promise.race([answer, passed(LONGEST_LOOK_MS)])
  // Not `end()`, which would wait for the silent server.
  client.connection.stream.destroy()
  return result
}

/**
 * Counts only time in which this process ran. A pause of the machine counts as one step, so that answers which arrived during it
 * are read first.
 */
async function passed(ms: number): Promise<undefined> {
  for (let left = ms; left > 0; left -= STEP_MS) await new Promise((resolve) => setTimeout(resolve, STEP_MS).unref())
}
