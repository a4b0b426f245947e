import { resolve } from 'node:path'
import { main } from './machine.mjs'
import { serve } from './serve.mjs'
import { serverProgram } from './server.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

/** A command of the operator's whose last argument is a file: `node scripts/file-command.mjs backup FILE`. */
await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const [name, ...args] = process.argv.slice(2)
  const file = args.pop()
  // The program runs in the checkout, the file is where the person stands.
  const all = file === undefined ? args : [...args, resolve(process.env.INIT_CWD ?? '.', file)]
  return serve([serverProgram(/** @type {'backup' | 'restore' | 'deletion-ledger'} */ (name), { args: all })])
})
