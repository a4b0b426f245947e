import { log } from './log.ts'
import { StartError } from './start-error.ts'

/** What was started says how it is stopped, as soon as it runs. */
export type OnStop = (stop: () => Promise<void>) => void

/** Starts, and stops in the opposite order at Ctrl-C or SIGTERM, once. What a person can mend is said in a sentence, without a stack. */
export async function runProgram(start: (onStop: OnStop) => Promise<void>) {
  const stops: (() => Promise<void>)[] = []
  let stopping: Promise<void> | undefined

  async function stopAll() {
    for (const stop of stops.splice(0).reverse()) await stop().catch((error) => log.error('stopping', error))
  }
  async function end(code: number) {
    stopping ??= stopAll()
    await stopping
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0))
  process.on('unhandledRejection', (error) => log.error('unhandled', error))

  try {
    await start((stop) => stops.push(stop))
    // What starting has left behind: 20 MB, which would stay until memory is short. Node offers it only when asked to (`SERVER_FLAGS`).
    globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' })
  } catch (error) {
    if (error instanceof StartError) console.error(`\n${error.message}\n`)
    else log.error('the start failed', error)
    await end(1)
  }
}
