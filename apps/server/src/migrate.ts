import { migrateInstallation } from './app.ts'
import { openInstallation } from './platform/db/installation.ts'
import { readSettings } from './platform/env.ts'
import { runProgram } from './platform/program.ts'

/** Brings the database to this version of the program, for servers and workers that run with MIGRATIONS=separate. */
await runProgram(async (onStop) => {
  const settings = readSettings(process.env)
  const installation = await openInstallation(settings, 'worker', onStop)
  await migrateInstallation(settings, installation)
  console.log('The database is at this version.')
  return 0
})
