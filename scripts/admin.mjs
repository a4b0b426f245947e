import { main } from './machine.mjs'
import { serve } from './serve.mjs'
import { serverProgram } from './server.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return serve([serverProgram('admin', { args: process.argv.slice(2) })])
})
