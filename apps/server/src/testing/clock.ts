import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterEach } from 'vitest'
import { moveClock } from '#platform/clock'

/** Moves the clock by this many milliseconds and puts it back after each test of the file. */
export function movableClock(): (ms: number) => void {
  let moved = 0
  afterEach(() => {
    moveClock(-moved)
    moved = 0
  })
  return (ms) => {
    moved += ms
    moveClock(ms)
  }
}

/** The milliseconds that somebody waits for it, less the longest moment in which a busy machine let this process do nothing. */
export async function waitingFor(ask: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 10 })
  delays.enable()
  const started = performance.now()
  await ask()
  const waited = performance.now() - started
  delays.disable()
  return waited - delays.max / 1_000_000
}
