import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'

export type Statement = { text: string; values: unknown[] }

/** Asks the database the statements of a call and nothing else, from a thread of its own like the asker, and says how long they took. */
const pool = new pg.Pool({ connectionString: (workerData as { url: string }).url })
parentPort?.on('message', async (statements: readonly Statement[]) => {
  const started = performance.now()
  for (const { text, values } of statements) await pool.query({ text, values, rowMode: 'array' })
  parentPort?.postMessage(performance.now() - started)
})
