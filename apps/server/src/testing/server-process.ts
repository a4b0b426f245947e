import '#platform/auth/quick-hashes.testing'
import { startApp } from '#app'
import type { Installation } from '#platform/db/installation'
import { readSettings } from '#platform/env'
import { startHelpersFrom } from '#platform/sandbox/files'

export type ProcessStart = { env: Record<string, string>; installation: Installation; siteFolder?: string; programs?: string }

// Nothing is left behind when the one who started it is gone.
process.once('disconnect', () => process.exit(1))

/** A server in a process of its own, forked by a test or a bench: it says when it listens and stops when it is told to. */
process.once('message', async ({ env, installation, siteFolder, programs }: ProcessStart) => {
  if (programs) startHelpersFrom(programs)
  const app = await startApp(readSettings(env), installation, siteFolder)
  process.on('message', async (message) => {
    if (message === 'cpu') return process.send?.({ cpu: process.threadCpuUsage() })
    await app.stop()
    process.exit(0)
  })
  process.send?.('listening')
})
