import { resolve } from 'node:path'
import { main } from './machine.mjs'
import { serve } from './serve.mjs'
import { serverProgram } from './server.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const [act, file, ...others] = process.argv.slice(2)
  // The program runs in the checkout, the file is where the person stands.
  const args = [act, file && resolve(process.env.INIT_CWD ?? '.', file), ...others].filter((one) => one !== undefined)
  return serve([serverProgram('deletion-ledger', { args })])
})
