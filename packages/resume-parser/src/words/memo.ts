const caches: Map<string, unknown>[] = []

/** Caches a function of a text for the current document. */
export function memo<Result>(compute: (text: string) => Result): (text: string) => Result {
  const cache = new Map<string, Result>()
  caches.push(cache)
  return (text) => {
    const cached = cache.get(text)
    if (cached !== undefined || cache.has(text)) return cached as Result
    const result = compute(text)
    cache.set(text, result)
    return result
  }
}

/** Called after each document, so that no personal data stays in memory. */
export function clearMemos(): void {
  for (const cache of caches) cache.clear()
}
