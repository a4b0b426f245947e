import { runChecks } from './checks.mjs'
import { main } from './machine.mjs'
import { ensureInstalled } from './setup.mjs'
import { runTests } from './tests.mjs'

await main(async () => {
  await ensureInstalled()
  const [checks, house] = [await runChecks(), await runTests(['--project=unit', 'house'])]
  return checks.failed + house.failed === 0 ? 0 : 1
})
