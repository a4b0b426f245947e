import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { main, node24, productEnv, root, Stop } from './machine.mjs'
import { serve } from './serve.mjs'
import { SERVER_ENV, SERVER_FLAGS } from './server.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

await main(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const file = fileOf(name)
  if (!name || !existsSync(file)) {
    const names = readdirSync(join(root, 'bench'))
      .map((entry) => entry.replace(/\.ts$/, ''))
      .filter((entry) => /^[a-z0-9-]+$/.test(entry) && existsSync(fileOf(entry)))
    throw new Stop(`Say what to measure: npm run bench -- NAME\n${names.map((each) => `  ${each}`).join('\n')}`)
  }
  await ensureInstalled()
  await ensureBuilt()
  return serve([{ command: node24(), args: [...SERVER_FLAGS, file, ...args], env: productEnv(SERVER_ENV) }])
})

/**
 * A file of the folder, or a folder of its own with bench.ts.
 * @param {string} name
 */
function fileOf(name) {
  const inFolder = join(root, 'bench', name, 'bench.ts')
  return existsSync(inFolder) ? inFolder : join(root, 'bench', `${name}.ts`)
}
