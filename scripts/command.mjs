import { main } from './machine.mjs'
import { serve } from './serve.mjs'
import { serverProgram } from './server.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

/** A command of the operator's: `node scripts/command.mjs admin EMAIL` runs the server's program of that name. */
await main(async () => {
  const [name, ...args] = process.argv.slice(2)
  await ensureInstalled()
  await ensureBuilt()
  return serve([serverProgram(/** @type {'migrate' | 'admin' | 'sources' | 'verify-receipts'} */ (name), { args })])
})
