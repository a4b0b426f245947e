import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { openPlatform } from './app.ts'
import { applyLedger, readLedger, writeLedger } from './features/account/deletion/ledger.ts'
import { openInstallation } from './platform/db/installation.ts'
import { readSettings } from './platform/env.ts'
import { runProgram } from './platform/program.ts'
import { StartError } from './platform/start-error.ts'

const USAGE = `Save the ledger beside each backup, and apply it after a restore:
  npm run deletion-ledger -- save FILE
  npm run deletion-ledger -- apply FILE`

/** Keeps and applies the list of deleted accounts, so that an older backup brings nobody back. It may run beside the server. */
await runProgram(async (onStop) => {
  const [act, file, ...others] = process.argv.slice(2)
  if (!file || others.length > 0 || (act !== 'save' && act !== 'apply')) throw new StartError(USAGE)
  const entries = act === 'apply' ? readEntries(file) : undefined
  const settings = readSettings(process.env)
  const installation = await openInstallation(settings, 'worker', onStop)
  const { platform, close } = await openPlatform(settings, installation, false)
  onStop(close)
  if (entries) {
    const erased = await applyLedger(platform, entries)
    console.log(`${entries.length} deleted accounts are in the ledger; ${erased} were back and have been deleted again.`)
  } else {
    const text = await writeLedger(platform.database.system)
    writeFileSync(file, text, { mode: 0o600 })
    console.log(`Wrote ${text.split('\n').length - 1} deleted accounts to ${file}.`)
  }
  return 0
})

function readEntries(file: string) {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  const entries = readLedger(readFileSync(file, 'utf8'))
  if (!entries) throw new StartError(`${file} is not a ledger of deleted accounts.`)
  return entries
}
