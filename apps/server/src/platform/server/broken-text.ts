const BROKEN = /\0|\p{Surrogate}/u

/** Whether a text in here cannot be stored: PostgreSQL refuses NUL, and half a character would come back as another one. */
export function holdsBrokenText(input: unknown): boolean {
  const left = [input]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && BROKEN.test(value)) return true
    if (Array.isArray(value)) for (const each of value) left.push(each)
    else if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
      for (const [key, each] of Object.entries(value)) left.push(key, each)
  }
  return false
}
