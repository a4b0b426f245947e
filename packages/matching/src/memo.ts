const MAX_ENTRIES = 1_000

/** Caches a function of a text, since the jobs of a search share titles and places. Cleared when full. */
export function memo<Value>(compute: (text: string) => Value): (text: string) => Value {
  const cache = new Map<string, Value>()
  return (text) => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    if (cache.size >= MAX_ENTRIES) cache.clear()
    const value = compute(text)
    cache.set(text, value)
    return value
  }
}
