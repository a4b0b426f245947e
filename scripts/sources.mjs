import { join } from 'node:path'
import { main, node24, productEnv, root } from './machine.mjs'
import { serve } from './serve.mjs'
import { SERVER_ENV, SERVER_FLAGS } from './server.mjs'
import { ensureInstalled } from './setup.mjs'

await main(async () => {
  await ensureInstalled()
  const program = join(root, 'apps', 'server', 'src', 'sources.ts')
  const settings = `--env-file-if-exists=${join(root, '.env')}`
  const args = [...SERVER_FLAGS, settings, program, ...process.argv.slice(2)]
  return serve([{ command: node24(), args, env: productEnv(SERVER_ENV) }])
})
