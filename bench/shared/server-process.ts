import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Installation } from '@jobapply/server/platform/db/installation'
import type { ProcessStart } from '@jobapply/server/testing/server-process'
import { freePort } from './in-process.ts'

const PROGRAM = fileURLToPath(import.meta.resolve('@jobapply/server/testing/server-process'))

/** A further server of an installation, in a process of its own; `serverUrl` may lead through a proxy. */
export async function startServerProcess(installation: Installation, publicUrl: string) {
  const port = String(await freePort())
  const child = fork(PROGRAM, { env: { ...process.env, SHIPPED_HASHES: '1' } })
  const env = { LOG_LEVEL: 'error', RATE_LIMITS: 'off', JOB_SOURCES: 'off', DEMO_JOBS: 'few', PORT: port, PUBLIC_URL: publicUrl }
  child.send({ env, installation: { ...installation, embedded: false } } satisfies ProcessStart)
  const started = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (started[0] !== 'listening') throw new Error(`the server ended with code ${started[0]}`)
  return {
    child,
    origin: `http://127.0.0.1:${port}`,
    end: (signal: NodeJS.Signals = 'SIGKILL') => endProcess(child, signal),
  }
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}
