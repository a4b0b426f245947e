/**
 * Where a rule's answer changes along a line of numbers or moments: each first input with its answer. The line is looked at in steps, and
 * between two that differ the border is found to the unit, so a limit that is moved by one shows.
 */
export function changesOf(answerAt: (at: number) => unknown, { from, to, step }: { from: number; to: number; step: number }) {
  const shown = (at: number) => JSON.stringify(answerAt(at)) ?? 'undefined'
  const found: { at: number; answer: string }[] = [{ at: from, answer: shown(from) }]
  let before = from
  for (let at = from + step; at <= to; at += step) {
    let last = found.at(-1)?.answer
    // A step may hide several borders.
    while (shown(at) !== last) {
      let [same, other] = [before, at]
      while (other - same > 1) {
        const middle = Math.floor((same + other) / 2)
        if (shown(middle) === last) same = middle
        else other = middle
      }
      last = shown(other)
      found.push({ at: other, answer: last })
      before = other
    }
    before = at
  }
  return found
}

const SIZES = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
  ['ms', 1],
] as const

/** '2 d 3 h' of milliseconds; with a minus before a moment that has passed. */
export function lengthText(milliseconds: number): string {
  let rest = Math.abs(milliseconds)
  const parts = SIZES.flatMap(([name, size]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return count > 0 ? [`${count} ${name}`] : []
  })
  return `${milliseconds < 0 ? '-' : ''}${parts.join(' ') || '0'}`
}
