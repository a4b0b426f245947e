import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tryOnce } from './window.ts'

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000)
const LIMIT = { count: 3, seconds: 60 }

/** Whether each try at these moments is allowed. */
function tryAll(moments: readonly number[], limit = LIMIT) {
  let times: Date[] = []
  return moments.map((moment) => {
    const { allowed, wait, times: next } = tryOnce(times, at(moment), limit)
    times = next
    return { moment, allowed, wait }
  })
}
const allowedOf = (moments: readonly number[], limit = LIMIT) => tryAll(moments, limit).map((each) => each.allowed)

describe('a limit of 3 in 60 seconds', () => {
  test('the fourth try is refused', () => expect(allowedOf([0, 1, 2, 3])).toEqual([true, true, true, false]))

  test('it may go on when the oldest is 60 seconds ago, not a moment earlier', () =>
    expect(allowedOf([0, 1, 2, 59.999, 60])).toEqual([true, true, true, false, true]))

  test('a refused try does not count: trying again does not make the wait longer', () =>
    expect(allowedOf([0, 1, 2, 10, 20, 30, 40, 50, 60])).toEqual([true, true, true, false, false, false, false, false, true]))

  test('the wait is the whole seconds until the next try is allowed', () => {
    expect(tryAll([0, 1, 2, 2]).at(-1)).toMatchObject({ allowed: false, wait: 58 })
    expect(tryAll([0, 1, 2, 58.5]).at(-1)).toMatchObject({ allowed: false, wait: 2 })
    expect(tryAll([0, 1, 2, 59.999]).at(-1)).toMatchObject({ allowed: false, wait: 1 })
  })
})

test('never are more than the limit allowed within any window, and never is anybody refused without cause', () => {
  const moments = fc
    .array(fc.double({ min: 0, max: 400, noNaN: true }), { maxLength: 60 })
    .map((all) => all.toSorted((a, b) => a - b))
  const limit = fc.record({ count: fc.integer({ min: 1, max: 5 }), seconds: fc.integer({ min: 1, max: 120 }) })
  fc.assert(
    fc.property(moments, limit, (all, { count, seconds }) => {
      const tries = tryAll(all, { count, seconds }).map((each) => ({ ...each, ms: at(each.moment).getTime() }))
      const allowed = tries.filter((each) => each.allowed)
      for (const [place, { ms }] of allowed.entries()) {
        const later = allowed[place + count]
        if (later) expect(later.ms - ms).toBeGreaterThanOrEqual(seconds * 1000)
      }
      for (const { ms, allowed: ok, wait } of tries) {
        if (ok) expect(wait).toBe(0)
        else {
          const before = allowed.filter((each) => each.ms <= ms && each.ms > ms - seconds * 1000)
          expect(before).toHaveLength(count)
          expect(wait).toBeGreaterThanOrEqual(1)
          expect(wait).toBeLessThanOrEqual(seconds)
        }
      }
    }),
  )
})

test('a limit that was lowered holds at once for tries that were counted under the old one', () => {
  const times = [0, 1, 2, 3, 4].map(at)
  expect(tryOnce(times, at(5), LIMIT)).toMatchObject({ allowed: false, wait: 57 })
})

test('J4 a clock that jumps a day keeps nobody waiting longer than the window, and lets nobody have more than the limit at once', () => {
  const DAY = 86_400
  const jumps = fc.array(fc.constantFrom(-DAY, 0, 1, DAY), { minLength: 5, maxLength: 40 })
  fc.assert(
    fc.property(jumps, (all) => {
      let moment = 0
      const tries = tryAll(all.map((by) => (moment += by)))
      for (const { wait } of tries) expect(wait).toBeLessThanOrEqual(LIMIT.seconds)
      // Without a jump forward in between nothing is forgotten.
      for (const place of tries.keys()) {
        const next = tries.slice(place, place + LIMIT.count + 1)
        const isForward = all.slice(place + 1, place + next.length).some((by) => by === DAY)
        if (!isForward) expect(next.filter(({ allowed }) => allowed).length).toBeLessThanOrEqual(LIMIT.count)
      }
    }),
  )
})
