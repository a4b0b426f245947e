/** One at a time for each key, with a pause between two: the rule of a polite guest. */
export function takeTurns(pause: (ms: number) => Promise<void>) {
  const last = new Map<string, Promise<unknown>>()
  return <T>(key: string, gapMs: number, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key)
    const mine = before ? before.then(() => pause(gapMs)).then(work) : work()
    const done = mine.catch(() => undefined)
    last.set(key, done)
    void done.then(() => {
      if (last.get(key) === done) setTimeout(() => last.get(key) === done && last.delete(key), gapMs).unref()
    })
    return mine
  }
}
