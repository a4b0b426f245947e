const MAX_ENTRIES = 1_000

/** Caches a function of a text, since the jobs of a search share titles and places. What was not asked for lately is dropped. */
export function memo<Value>(compute: (text: string) => Value): (text: string) => Value {
  let recent = new Map<string, Value>()
  let older = new Map<string, Value>()
  return (text) => {
    const cached = recent.get(text)
    if (cached !== undefined) return cached
    const value = older.get(text) ?? compute(text)
    if (recent.size >= MAX_ENTRIES) {
      older = recent
      recent = new Map()
    }
    recent.set(text, value)
    return value
  }
}
