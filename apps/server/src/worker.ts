import { startWorker } from './app.ts'
import { openInstallation } from './platform/db/installation.ts'
import { readSettings } from './platform/env.ts'
import { runProgram } from './platform/program.ts'
import { reportIsolation } from './platform/sandbox/isolation.ts'

/** Does the background tasks of servers that run with TASKS=separate. */
await runProgram(async (onStop) => {
  const settings = readSettings(process.env)
  const installation = await openInstallation(settings, 'worker', onStop)
  const worker = await startWorker(settings, installation)
  onStop(() => worker.stop())
  console.log('JobApply AI is running background tasks. Press Ctrl-C to stop.')
  await reportIsolation()
})
