/** Nobody waits any more: the line is full. */
export class BusyError extends Error {}

export type Slots = {
  /** Waits for a slot; the answer gives it back. Fails with a BusyError when too many wait, and when the signal says to give up. */
  take(signal?: AbortSignal): Promise<() => void>
  isUnused(): boolean
  waiting(): number
}

/** Lets `atOnce` work at the same time and `waiting` others wait for their turn, first come, first served. */
export function createSlots({ atOnce, waiting }: { atOnce: number; waiting: number }): Slots {
  const line: (() => void)[] = []
  let taken = 0

  function giveBack() {
    const next = line.shift()
    // The slot goes straight to the next in line.
    if (next) next()
    else taken -= 1
  }

  const waitInLine = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        line.splice(line.indexOf(go), 1)
        reject(signal?.reason)
      }
      const go = () => {
        signal?.removeEventListener('abort', giveUp)
        resolve()
      }
      line.push(go)
      signal?.addEventListener('abort', giveUp, { once: true })
    })

  return {
    async take(signal) {
      signal?.throwIfAborted()
      if (taken < atOnce) taken += 1
      else if (line.length >= waiting) throw new BusyError()
      else await waitInLine(signal)
      let isHeld = true
      return () => {
        if (isHeld) giveBack()
        isHeld = false
      }
    },
    isUnused: () => taken === 0,
    waiting: () => line.length,
  }
}

/** Slots for each key, kept only while they are used. */
export function createShares(limits: { atOnce: number; waiting: number }) {
  const shares = new Map<string, Slots>()
  return {
    async take(key: string, signal?: AbortSignal): Promise<() => void> {
      signal?.throwIfAborted()
      const slots = shares.get(key) ?? createSlots(limits)
      shares.set(key, slots)
      const giveBack = await slots.take(signal)
      return () => {
        giveBack()
        if (slots.isUnused()) shares.delete(key)
      }
    },
  }
}
