/** An address is cut to this length before it is searched. */
const MAX_ADDRESS = 500
const SEPARATORS = /[^\p{L}\p{N}]+/u
/** Without letters a number is also a postcode or a year. */
const LEAST_DIGITS = 6
const LEAST_WITH_LETTERS = 4

/** 'R-20451', 'JR0012345', '4029771': letters and digits as people and addresses write them, in one word. */
export function requisitionsIn(text: string): Set<string> {
  const words = text.toLowerCase().split(SEPARATORS)
  const found = new Set<string>()
  for (const [at, word] of words.entries()) {
    const letters = /^[a-z]{1,4}/.exec(word)?.[0] ?? ''
    const digits = word.slice(letters.length)
    if (!/^\d{4,12}$/.test(digits)) continue
    if (digits.length >= LEAST_DIGITS) found.add(digits)
    const before = words[at - 1] ?? ''
    const prefix = letters || (/^[a-z]{1,4}$/.test(before) ? before : '')
    if (prefix && digits.length >= LEAST_WITH_LETTERS) found.add(`${prefix}${digits}`)
  }
  return found
}

/** Whether one of the numbers that an email names is also that of an address. */
export const isRequisitionOf = (addresses: readonly (string | null)[], named: ReadonlySet<string>): boolean =>
  named.size > 0 &&
  addresses.some((address) => [...requisitionsIn((address ?? '').slice(0, MAX_ADDRESS))].some((number) => named.has(number)))
