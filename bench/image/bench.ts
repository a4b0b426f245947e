import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openInstallation } from '@jobapply/server/platform/db/installation'
import { readSettings } from '@jobapply/server/platform/env'
import { freePort } from '#bench/shared/in-process.ts'
import { conditions } from '#bench/shared/measure.ts'
import { listOf, readDockerfile } from '#scripts/deploy/dockerfile.mjs'
import { findUnresolved, megabytesOf } from './look.ts'
import { runStage } from './stage.ts'

/**
 * `npm run bench -- image`: the steps of deploy/Dockerfile in fresh folders, without Docker. What they made then runs as the image would:
 * as user 1000, who can write to the data folder alone, with a migration, a server and a worker on a PostgreSQL outside of it.
 */
const NODE_USER = 1000
const folder = mkdtempSync(join(tmpdir(), 'jobapply-image-'))
const stops: (() => Promise<unknown> | unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
console.log(`The steps of deploy/Dockerfile (${conditions()})`)
try {
  await run()
} finally {
  for (const stop of stops.reverse()) await stop()
}

async function run() {
  chmodSync(folder, 0o755)
  // Not the one of the checkout, into which user 1000 cannot look.
  const programs = join(folder, 'bin')
  mkdirSync(programs)
  copyFileSync(process.execPath, join(programs, 'node'))
  const env = { ...process.env, PATH: [programs, process.env.PATH].join(delimiter) }

  const stages = readDockerfile(readFileSync('deploy/Dockerfile', 'utf8'))
  const made: Record<string, string> = {}
  let variables: Record<string, string> = {}
  for (const stage of stages) {
    const place = join(folder, stage.name || 'image')
    made[stage.name] = place
    variables = await runStage(stage, { place, made, env })
  }
  const last = stages.at(-1)
  if (!last) throw new Error('deploy/Dockerfile has no stage')
  const app = join(made[last.name] ?? '', 'app')
  console.log(`  the image's own files: ${megabytesOf(app)} MB`)
  const missing = findUnresolved(join(app, 'apps/server/build'))
  console.log(`  packages that a program loads and the image lacks: ${missing.length === 0 ? 'none' : missing.join(', ')}`)

  const database = await openDatabase()
  const [port, workerPort] = [await freePort(), await freePort()]
  const settings = {
    ...variables,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    WORKER_PORT: String(workerPort),
    DATABASE_URL: database.server,
    JOBAPPLY_SECRET: 'a secret of forty characters, for a bench',
    ADMIN_EMAILS: 'admin@gmail.com',
    JOB_SOURCES: 'off',
    TASKS: 'separate',
    MIGRATIONS: 'separate',
    LOG_LEVEL: 'error',
  }
  const [, ...flags] = listOf(last, 'ENTRYPOINT')
  const start = (program: string, further: Record<string, string> = {}) =>
    spawn(join(programs, 'node'), [...flags, program], {
      cwd: app,
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...settings, ...further },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(process.getuid?.() === 0 && { uid: NODE_USER, gid: NODE_USER }),
    })
  const ended = async (child: ReturnType<typeof start>) => (await once(child, 'exit'))[0]

  const main = listOf(last, 'CMD')[0] ?? ''
  console.log(`  a server on an empty database ends with ${await ended(start(main))}`)
  const migrated = await ended(start('apps/server/build/migrate.js', { DATABASE_OWNER_URL: database.owner }))
  console.log(`  the migration ends with ${migrated}`)
  const [server, worker] = [start(main), start('apps/server/build/worker.js')]
  for (const child of [server, worker]) child.stderr?.pipe(process.stderr)
  const answers = await Promise.all([
    ...['/readyz', '/', '/auth'].map((path) => statusOf(`http://127.0.0.1:${port}${path}`)),
    statusOf(`http://127.0.0.1:${workerPort}/readyz`),
  ])
  console.log(`  /readyz, / and /auth of the server and /readyz of the worker answer ${answers.join(', ')}`)
  const asked = performance.now()
  const codes = [server, worker].map((child) => {
    child.kill('SIGTERM')
    return ended(child)
  })
  const [serverCode, workerCode] = await Promise.all(codes)
  const seconds = ((performance.now() - asked) / 1000).toFixed(1)
  console.log(`  told to stop, server and worker end with ${serverCode} and ${workerCode} after ${seconds} s`)
  const isGood = missing.length === 0 && migrated === 0 && answers.every((status) => status === 200) && serverCode === 0
  process.exitCode = isGood && workerCode === 0 ? 0 : 1
}

async function statusOf(url: string): Promise<number> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return answer.status
    await sleep(100)
  }
  return 0
}

/** The embedded database, at a port: its socket is closed to user 1000. */
async function openDatabase() {
  const dataDir = join(folder, 'database')
  const installation = await openInstallation(readSettings({ JOBAPPLY_DATA_DIR: dataDir }), 'worker', (stop) => stops.push(stop))
  const socket = new URLSearchParams(installation.serverUrl.split('?')[1]).get('host') ?? ''
  const proxy = createServer((from) => {
    const to = connect(join(socket, '.s.PGSQL.5432'))
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      one.on('error', () => other.destroy()).pipe(other)
  })
  const port = await freePort()
  proxy.listen(port, '127.0.0.1')
  stops.push(() => void proxy.close())
  const atPort = (url: string) => url.replace(/@\/([^?]*)\?.*/, `@127.0.0.1:${port}/$1`)
  return { server: atPort(installation.serverUrl), owner: atPort(installation.ownerUrl) }
}
