import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main } from './machine.mjs'
import { serve } from './serve.mjs'
import { serverProgram } from './server.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-demo-'))
  try {
    return await serve([serverProgram('main', { env: { JOBAPPLY_DATA_DIR: dataDir, JOBAPPLY_DEMO: '1' } })])
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
