const BROKEN = /\0|\p{Surrogate}/u

/** Whether the input holds text that cannot be stored: PostgreSQL refuses NUL, and a lone surrogate would be read back as another character. */
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
