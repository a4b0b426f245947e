import { startApp } from '@jobapply/server/app'
import { readNext } from '@jobapply/server/features/applications/inbox/tasks'
import { readSettings } from '@jobapply/server/platform/env'
import type { ProcessStart } from '@jobapply/server/testing/server-process'

process.once('disconnect', () => process.exit(1))

/** Reads the mailbox that is due in a process of its own, so that it can be killed at any moment. */
process.once('message', async ({ env, installation }: ProcessStart) => {
  const { platform } = await startApp(readSettings(env), installation)
  process.send?.('reading')
  await readNext(platform)
  process.send?.('done')
})
