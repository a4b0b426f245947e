import { startEmbedded } from '@jobapply/server/platform/db/embedded'
import pg from 'pg'

const MEGABYTE = 1_048_576
const MOST = 400

/** Writes into the database's log alone until it finds no room there, which ends the database; answers whether that happened. */
export async function burnLog(dataDir: string): Promise<boolean> {
  const postgres = await startEmbedded(dataDir)
  const client = new pg.Client({ connectionString: postgres.urlFor('postgres', 'postgres') })
  client.on('error', () => {})
  await client.connect()
  const write = () => client.query("select pg_logical_emit_message(true, 'bench', repeat('x', $1))", [MEGABYTE])
  let isEnded = false
  for (let written = 0; written < MOST && !isEnded; written++)
    isEnded = await write().then(
      () => false,
      () => true,
    )
  await client.end().catch(() => {})
  return isEnded
}
