import { afterEach } from 'vitest'
import { moveClock } from '#platform/clock'

/** Moves the clock by so many milliseconds; after each test of the file it is put back. */
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
