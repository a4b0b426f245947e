import { describeBreak, describeFile } from '@jobapply/core/applications/receipt-sheet'
import { checkEverything } from '#features/applications/receipts/check-receipts'
import { openDatabase } from './platform/db/database.ts'
import { openInstallation } from './platform/db/installation.ts'
import { readSettings } from './platform/env.ts'
import { runProgram } from './platform/program.ts'
import { deriveKey } from './platform/seal.ts'
import { StartError } from './platform/start-error.ts'
import { chooseStorage, createStorage } from './platform/storage/storage.ts'

/** What PostgreSQL says when a role or a table is not there. */
const NOT_MIGRATED = ['22023', '42P01']
const NOT_STARTED =
  'This database has no receipts yet, or they are from an older version. Start the server once, then check again.'

/** Checks everybody's receipts against their signatures, and their files against the receipts. It changes nothing, and may run beside the server. */
await runProgram(async (onStop) => {
  const settings = readSettings(process.env)
  const { serverUrl, secret, dataDir } = await openInstallation(settings, 'worker', onStop)
  const database = openDatabase(serverUrl, 2)
  onStop(() => database.close())
  const platform = {
    keyFor: (purpose: string) => deriveKey(secret, purpose),
    storage: createStorage(chooseStorage(settings, dataDir), secret),
  }
  const checked = await checkEverything(database.system, platform).catch((error) => {
    throw NOT_MIGRATED.includes(error.cause?.code) ? new StartError(NOT_STARTED) : error
  })
  const { chains, receipts, broken, files, hashOnly, fileProblems } = checked
  for (const { userId, ...found } of broken) console.log(`Person ${userId}: ${describeBreak(found)}`)
  for (const { userId, ...found } of fileProblems) console.log(`Person ${userId}: ${describeFile(found)}`)
  console.log(
    `Checked ${receipts} receipts of ${chains} people: ${broken.length === 0 ? 'all are intact' : `${broken.length} chains are broken`}.`,
  )
  console.log(
    `Checked ${files - hashOnly} files: ${fileProblems.length === 0 ? 'all are as they were sent' : `${fileProblems.length} are not as they were sent`}.`,
  )
  if (hashOnly > 0) console.log(`${hashOnly} more files were not stored when they were sent: their receipts hold the hash alone.`)
  return broken.length + fileProblems.length === 0 ? 0 : 1
})
