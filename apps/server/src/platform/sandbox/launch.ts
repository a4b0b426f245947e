import { type ChildProcess, fork } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { log } from '#platform/log'
import { HELPER_ENV, type Program, preload, programFile, readableBy } from './files.ts'
import type { Isolation } from './isolation.ts'
import { yieldToOthers } from './usage.ts'

/** Starts a helper: a Node process that may read its own code and nothing else, write nothing, start nothing and reach no network. */
export function launch(program: Program, { wrapper, user }: Isolation, heapMegabytes: number): ChildProcess {
  const flags = [
    `--max-old-space-size=${heapMegabytes}`,
    '--expose-gc',
    '--permission',
    ...readableBy(program).map((path) => `--allow-fs-read=${path}`),
    `--import=${pathToFileURL(preload())}`,
  ]
  const [execPath = '', ...execArgv] = [...wrapper, process.execPath, ...flags]
  const child = fork(programFile(program), [], {
    serialization: 'advanced',
    execPath,
    execArgv,
    env: HELPER_ENV,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    ...user,
  })
  yieldToOthers(child.pid)
  child.on('error', (error) => log.error('helper process', error, { program: program.name }))
  return child
}
