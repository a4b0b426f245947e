import { checkAllChains } from './features/applications/receipts.ts'
import { openDatabase } from './platform/db/database.ts'
import { openInstallation } from './platform/db/installation.ts'
import { readSettings } from './platform/env.ts'
import { runProgram } from './platform/program.ts'
import { deriveKey } from './platform/seal.ts'

const REASONS = {
  changed: 'was changed',
  missing: 'is missing',
  order: 'was moved',
  head: 'is not the end that was signed',
}

/** Checks everybody's receipts against their signatures. It changes nothing, and may run beside the server. */
await runProgram(async (onStop) => {
  const { serverUrl, secret } = await openInstallation(readSettings(process.env), 'worker', onStop)
  const database = openDatabase(serverUrl, 2)
  onStop(() => database.close())
  const { chains, receipts, broken } = await checkAllChains(database.system, { keyFor: (purpose) => deriveKey(secret, purpose) })
  for (const { userId, number, reason } of broken) console.log(`Person ${userId}: receipt ${number} ${REASONS[reason]}.`)
  console.log(
    `Checked ${receipts} receipts of ${chains} people: ${broken.length === 0 ? 'all are intact' : `${broken.length} chains are broken`}.`,
  )
  return broken.length === 0 ? 0 : 1
})
