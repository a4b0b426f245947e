import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { explainFileError, StartError } from '#platform/start-error'
import type { EmbeddedPostgres } from './embedded.ts'

/** Any number that no other advisory lock in the database `postgres` has. */
const CLAIM = 20_260_701
const TRIES = 10

class AlreadyRunning extends StartError {}

/**
 * Only one server may use a data folder at a time. The lock lasts as long as its connection, so a killed server leaves nothing behind;
 * when the connection breaks because the database died, the database is started again and the lock is taken again.
 */
export async function claimData(postgres: EmbeddedPostgres, address: string, onLost: (reason: unknown) => void) {
  const note = join(postgres.dataDir, 'running.json')
  let isReleased = false

  async function take(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: postgres.superuserUrl, application_name: 'jobapply-claim' })
    client.on('error', () => {})
    await client.connect()
    // A server that was killed a moment ago may still be listed as the holder.
    for (let tries = 0; tries < TRIES; tries++, await sleep(100)) {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [CLAIM])
      if (!rows[0]?.taken) continue
      client.once('end', () => void takeAgain().catch(onLost))
      return client
    }
    await client.end()
    throw await refusal(postgres.dataDir, note)
  }

  async function takeAgain() {
    while (!isReleased) {
      try {
        await postgres.revive()
        client = await take()
        if (isReleased) await client.end()
        return
      } catch (error) {
        if (error instanceof AlreadyRunning) throw error
        await sleep(500)
      }
    }
  }

  let client = await take()
  try {
    await writeFile(`${note}.new`, JSON.stringify({ address, pid: process.pid }))
    await rename(`${note}.new`, note)
  } catch (error) {
    await release()
    throw explainFileError(error, postgres.dataDir)
  }

  async function release() {
    isReleased = true
    await rm(note, { force: true })
    await client.end().catch(() => {})
  }
  return { release }
}

async function refusal(dataDir: string, note: string) {
  const { address, pid } = await readFile(note, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}))
  const where = address ? `, at ${address} (process ${pid})` : ''
  return new AlreadyRunning(
    `JobApply AI is already running on this data (folder ${dataDir})${where}. Stop it first, or choose another folder with JOBAPPLY_DATA_DIR.`,
  )
}
