import { main } from './machine.mjs'
import { serve } from './serve.mjs'
import { serverProgram } from './server.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

// Standard output belongs to the protocol; what the steps say goes to standard error.
process.stdout.write = process.stderr.write.bind(process.stderr)

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return serve([serverProgram('mcp')], { stdin: 'inherit' })
})
