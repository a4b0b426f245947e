import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '@jobapply/server/platform/db/embedded'
import pg from 'pg'

type Held = { id: string; name: string; killedAt: number; takenAfter?: number }
type Row = { id: string; state: string; started: number }

const LOOK_MS = 250
/** More than a worker removes until it is killed, so that it is killed within one. */
const REMOVALS_A_ROUND = 400
const FILES_A_REMOVAL = 5

/** Every task that a killed worker held, of whatever kind: when it was taken again, and whether it was done in the end. */
export async function watchTasks(dataDir: string) {
  const postgres = await startEmbedded(dataDir)
  const client = new pg.Client({ connectionString: postgres.urlFor('postgres', 'jobapply') })
  await client.connect()
  const held: Held[] = []
  const files: string[] = []
  let isOver = false

  async function look() {
    const ids = held.filter(({ takenAfter }) => takenAfter === undefined).map(({ id }) => id)
    if (ids.length === 0) return
    const { rows } = await client.query<Row>(
      'select id, state, extract(epoch from started_on)::float8 * 1000 as started from pgboss.job where id = any($1::uuid[])',
      [ids],
    )
    for (const task of held) {
      const now = rows.find(({ id }) => id === task.id)
      const isTaken = now && now.started > task.killedAt && (now.state === 'active' || now.state === 'completed')
      if (isTaken) task.takenAfter ??= (now.started - task.killedAt) / 1000
    }
  }
  const watching = (async () => {
    for (; !isOver; await sleep(LOOK_MS)) await look()
  })()

  return {
    held,
    /** Files with a task for each few of them, as when people remove profiles. */
    async addRemovals(round: number) {
      const folder = join(dataDir, 'files', 'resumes', `round${round}`)
      mkdirSync(folder, { recursive: true })
      for (let removal = 0; removal < REMOVALS_A_ROUND; removal++) {
        const names = Array.from({ length: FILES_A_REMOVAL }, (_, n) => `${removal}-${n}`)
        for (const name of names) {
          files.push(join(folder, name))
          writeFileSync(join(folder, name), name)
        }
        const keys = names.map((name) => `resumes/round${round}/${name}`)
        await client.query("select public.send_task('remove-files', $1)", [JSON.stringify({ keys, folders: [] })])
      }
    },
    /** After the worker is gone, and with it its last statement. */
    async noteKill(killedAt: number) {
      await sleep(200)
      const { rows } = await client.query<{ id: string; name: string }>("select id, name from pgboss.job where state = 'active'")
      const waiting = new Set(held.filter(({ takenAfter }) => takenAfter === undefined).map(({ id }) => id))
      for (const { id, name } of rows) if (!waiting.has(id)) held.push({ id, name, killedAt })
    },
    async isQuiet() {
      const { rows } = await client.query(
        "select from pgboss.job where state in ('active', 'retry') or name = 'remove-files' and state = 'created'",
      )
      return rows.length === 0
    },
    async end() {
      await look()
      isOver = true
      await watching
      const ids = held.map(({ id }) => id)
      const { rows } = await client.query("select from pgboss.job where id = any($1::uuid[]) and state = 'completed'", [ids])
      const { rows: failed } = await client.query("select from pgboss.job where state = 'failed'")
      await client.end()
      return {
        undone: new Set(ids).size - rows.length,
        failed: failed.length,
        filesLeft: files.filter((file) => existsSync(file)).length,
      }
    },
  }
}
