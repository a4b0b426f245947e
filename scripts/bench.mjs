import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { main, node24, productEnv, root, Stop } from './machine.mjs'
import { serve } from './serve.mjs'
import { SERVER_ENV, SERVER_FLAGS } from './server.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

await main(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  // A measurement of several files has a folder, whose run.ts is the program.
  const file = [`${name}.ts`, join(name, 'run.ts')].map((place) => join(root, 'bench', place)).find((place) => existsSync(place))
  if (!name || !file) {
    const names = readdirSync(join(root, 'bench')).flatMap((entry) => {
      if (existsSync(join(root, 'bench', entry, 'run.ts'))) return entry
      return /^[a-z0-9-]+\.ts$/.test(entry) ? entry.slice(0, -3) : []
    })
    throw new Stop(`Say what to measure: npm run bench -- NAME\n${names.map((each) => `  ${each}`).join('\n')}`)
  }
  await ensureInstalled()
  await ensureBuilt()
  return serve([{ command: node24(), args: [...SERVER_FLAGS, file, ...args], env: productEnv(SERVER_ENV) }])
})
