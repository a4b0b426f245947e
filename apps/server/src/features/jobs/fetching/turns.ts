/** One at a time for each key, with a pause between two: the rule of a polite guest. */
export function takeTurns(pause: (ms: number) => Promise<void>, { hasQuietStart = false } = {}) {
  const last = new Map<string, Promise<unknown>>()
  const started = performance.now()
  return <T>(key: string, gapMs: number, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key)
    // A process that was killed may have asked a moment ago: nobody is asked sooner after a start than between two requests.
    const isEarly = hasQuietStart && performance.now() - started < gapMs
    const mine = before || isEarly ? (before ?? Promise.resolve()).then(() => pause(gapMs)).then(work) : work()
    const done = mine.catch(() => undefined)
    last.set(key, done)
    void done.then(() => {
      if (last.get(key) === done) setTimeout(() => last.get(key) === done && last.delete(key), gapMs).unref()
    })
    return mine
  }
}
