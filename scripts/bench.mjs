import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { main, node24, productEnv, root, Stop } from './machine.mjs'
import { serve } from './serve.mjs'
import { SERVER_ENV, SERVER_FLAGS } from './server.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

const folder = join(root, 'bench')
/** A bench with data of its own has a folder. @param {string} name */
const programOf = (name) => [join(folder, `${name}.ts`), join(folder, name, `${name}.ts`)].find((file) => existsSync(file))

await main(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const file = name && programOf(name)
  if (!file) {
    const names = readdirSync(folder)
      .map((entry) => entry.replace(/\.ts$/, ''))
      .filter(programOf)
    throw new Stop(`Say what to measure: npm run bench -- NAME\n${names.map((each) => `  ${each}`).join('\n')}`)
  }
  await ensureInstalled()
  await ensureBuilt()
  return serve([{ command: node24(), args: [...SERVER_FLAGS, file, ...args], env: productEnv(SERVER_ENV) }])
})
