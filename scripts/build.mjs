import { main } from './machine.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return 0
})
