import { afterAll, expect } from 'vitest'
import { machineNow } from '#platform/clock'

/** The files of a worker share its clock: one that leaves it moved makes others fail, far away and only in some orders. */
afterAll(() => {
  expect(Math.abs(Date.now() - machineNow()), 'milliseconds by which a test has left the clock moved').toBeLessThan(1_000)
})
