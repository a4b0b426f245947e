const MOST = 1_000

/** What was worked out for a text is not worked out again: the jobs of a search share their titles and places. Forgets all when there are many. */
export function remembered<Value>(workOut: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const had = known.get(text)
    if (had !== undefined) return had
    if (known.size >= MOST) known.clear()
    const value = workOut(text)
    known.set(text, value)
    return value
  }
}
