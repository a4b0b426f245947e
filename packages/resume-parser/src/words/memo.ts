const caches: Map<string, unknown>[] = []

/** Remembers the answers for the document at hand: the same words are asked about many times. */
export function memo<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  caches.push(known)
  return (text) => {
    const found = known.get(text)
    if (found !== undefined || known.has(text)) return found as Answer
    const fresh = answer(text)
    known.set(text, fresh)
    return fresh
  }
}

/** Nothing of a document stays in memory after it was read. */
export function forget(): void {
  for (const cache of caches) cache.clear()
}
