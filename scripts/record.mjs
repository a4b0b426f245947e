import { main } from './machine.mjs'
import { ensureInstalled } from './setup.mjs'
import { runTests } from './tests.mjs'

/** Asks a server again for the answers that component tests are given, writes them to `apps/web/app/testing/recordings`, docs/privacy.md from the manifests, and docs/authorization.tsv from the registry, and the keys in docs/scale.md from the tables. */
await main(async () => {
  await ensureInstalled()
  const { failed } = await runTests(
    ['--project=call', 'recordings.test.ts', 'data-map.test.ts', 'src/authorization.test.ts', 'src/distribution.test.ts'],
    {
      RECORD: '1',
    },
  )
  return failed === 0 ? 0 : 1
})
