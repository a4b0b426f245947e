import { describeBreak } from '@jobapply/core/applications/receipt-sheet'
import { checkAllChains } from './features/applications/receipts.ts'
import { openDatabase } from './platform/db/database.ts'
import { openInstallation } from './platform/db/installation.ts'
import { readSettings } from './platform/env.ts'
import { runProgram } from './platform/program.ts'
import { deriveKey } from './platform/seal.ts'
import { StartError } from './platform/start-error.ts'

/** What PostgreSQL says when a role or a table is not there. */
const NOT_MIGRATED = ['22023', '42P01']
const NOT_STARTED = 'This database has no receipts yet, or they are of an older version. Start the server once; then check again.'

/** Checks everybody's receipts against their signatures. It changes nothing, and may run beside the server. */
await runProgram(async (onStop) => {
  const { serverUrl, secret } = await openInstallation(readSettings(process.env), 'worker', onStop)
  const database = openDatabase(serverUrl, 2)
  onStop(() => database.close())
  const keys = { keyFor: (purpose: string) => deriveKey(secret, purpose) }
  const { chains, receipts, broken } = await checkAllChains(database.system, keys).catch((error) => {
    throw NOT_MIGRATED.includes(error.cause?.code) ? new StartError(NOT_STARTED) : error
  })
  for (const { userId, ...found } of broken) console.log(`Person ${userId}: ${describeBreak(found)}`)
  console.log(
    `Checked ${receipts} receipts of ${chains} people: ${broken.length === 0 ? 'all are intact' : `${broken.length} chains are broken`}.`,
  )
  return broken.length === 0 ? 0 : 1
})
