import { log } from './log.ts'
import { StartError } from './start-error.ts'

/** Registers how to stop something that has been started. */
export type OnStop = (stop: () => Promise<void>) => void

/**
 * Starts the program, and stops its parts in reverse order at Ctrl-C or SIGTERM; one that returns an exit code is done and stops at once.
 * Errors that the operator can fix are printed without a stack.
 */
export async function runProgram(start: (onStop: OnStop) => Promise<number | undefined>) {
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
    const code = await start((stop) => stops.push(stop))
    if (code !== undefined) await end(code)
    // Frees the 20 MB that the start has left behind. `gc` exists only with Node's flag in `SERVER_FLAGS`.
    globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' })
  } catch (error) {
    if (error instanceof StartError) console.error(`\n${error.message}\n`)
    else log.error('the start failed', error)
    await end(1)
  }
}
