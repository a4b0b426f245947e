import { isSame } from '@jobapply/core/shared/same'
import type { Store } from '#forms/store.ts'

const MAX_STEPS = 100
/** What is typed without a longer pause is undone at once. */
const PAUSE_MS = 800

/** Remembers earlier values of a draft. */
export function keepHistory<V extends object>(store: Store<{ values: V }>, change: (values: V) => void) {
  const past: V[] = []
  let { values: last } = store.read()
  let changedAt = Number.NEGATIVE_INFINITY
  let isUndoing = false

  store.watch(() => {
    const { values } = store.read()
    if (values === last) return
    const before = last
    last = values
    // A save brings the same values in new objects.
    if (isUndoing || isSame(before, values)) return
    if (performance.now() - changedAt > PAUSE_MS) past.push(before)
    if (past.length > MAX_STEPS) past.shift()
    changedAt = performance.now()
  })

  return {
    /** Answers whether there was anything to undo. */
    undo(): boolean {
      const before = past.pop()
      if (!before) return false
      isUndoing = true
      change(before)
      isUndoing = false
      changedAt = Number.NEGATIVE_INFINITY
      return true
    },
  }
}
