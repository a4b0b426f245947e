import { vi } from 'vitest'

/** React draws in tasks of its own. A person acts on what is drawn, so a step of a test waits for them. */
export async function settle() {
  for (let tasks = 0; tasks < 3; tasks++) await new Promise((done) => setImmediate(done))
}

/** With fake timers: this much time passes, and what it has changed is drawn. */
export async function passTime(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  await settle()
}
