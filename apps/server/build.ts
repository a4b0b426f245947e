import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, HELPERS, sourceOf } from './bundle.ts'

const folder = join(import.meta.dirname, 'build')
rmSync(folder, { recursive: true, force: true })

await bundle(folder, {
  main: sourceOf('main.ts'),
  worker: sourceOf('worker.ts'),
  admin: sourceOf('admin.ts'),
  migrate: sourceOf('migrate.ts'),
  'verify-receipts': sourceOf('verify-receipts.ts'),
  'deletion-ledger': sourceOf('deletion-ledger.ts'),
  backup: sourceOf('backup.ts'),
  restore: sourceOf('restore.ts'),
  ...HELPERS,
})
// By itself: what it shares with the server would split the server's one file.
await bundle(folder, { mcp: sourceOf('mcp.ts') })
await bundle(folder, { sources: sourceOf('sources.ts') })
