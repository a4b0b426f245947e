/** Chance that is the same every time: the demo set must not change from one start to the next. */
export type Dice = {
  /** From 0 up to, not including, 1. */
  roll(): number
  pick<T>(from: readonly T[]): T
  /** So many, in the order of the list. */
  some<T>(from: readonly T[], count: number): T[]
}

export function createDice(seed: number): Dice {
  let state = seed >>> 0
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    roll,
    pick: (from) => from[Math.floor(roll() * from.length)] as (typeof from)[number],
    some: (from, count) => {
      const chosen = new Set(
        from
          .map((_, index) => ({ index, luck: roll() }))
          .sort((a, b) => a.luck - b.luck)
          .slice(0, count)
          .map(({ index }) => index),
      )
      return from.filter((_, index) => chosen.has(index))
    },
  }
}
