/** A text gets a name when it has come this often. */
const FREQUENT = 3
/** Each connection keeps the plan of every named statement, so their number has a limit. */
const MOST_NAMES = 300
const MOST_COUNTED = 1_000
const LONGEST_TEXT = 20_000

/**
 * Names for statements that come again and again: a connection then has the database parse and plan them once instead of every time.
 * Texts that are made for one call (lists of a varying length) stay without.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (text) => {
    const name = names.get(text)
    if (name || names.size >= MOST_NAMES || text.length > LONGEST_TEXT) return name
    const count = (counts.get(text) ?? 0) + 1
    if (count < FREQUENT) {
      if (counts.size >= MOST_COUNTED) counts.clear()
      counts.set(text, count)
      return undefined
    }
    counts.delete(text)
    const given = `often ${names.size}`
    names.set(text, given)
    return given
  }
}
