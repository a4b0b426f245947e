import { startApp } from './app.ts'
import { fillDemo } from './demo.ts'
import { hasEverVerified } from './platform/auth/admin-store.ts'
import { countAdmins } from './platform/auth/store.ts'
import { logNoAdmin } from './platform/auth/welcome.ts'
import { openInstallation } from './platform/db/installation.ts'
import { readSettings } from './platform/env.ts'
import { runProgram } from './platform/program.ts'
import { reportIsolation } from './platform/sandbox/isolation.ts'
import { startMessage } from './start-message.ts'

await runProgram(async (onStop) => {
  const settings = readSettings(process.env)
  const installation = await openInstallation(settings, 'server', onStop)
  const app = await startApp(settings, installation)
  onStop(() => app.stop())

  const demo = settings.JOBAPPLY_DEMO === '1' ? await fillDemo(app.platform) : []
  const { system } = app.platform.database
  const [{ admins }, isUsed] = [await countAdmins(system), await hasEverVerified(system)]
  if (admins === 0 && isUsed) logNoAdmin()
  const dataPlace = installation.embedded ? installation.dataDir : 'the database of DATABASE_URL'
  console.log(startMessage(settings, { admins, isUsed, dataPlace, demo }))
  await reportIsolation()
})
