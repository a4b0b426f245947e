/** First name, one space, last name (spec 2 §5.1). */
export const joinName = (first: string, last: string) => [first.trim(), last.trim()].filter(Boolean).join(' ')

/** The first word and the rest; `joinName` reverses it. */
export function splitName(fullName: string | null): { first: string; last: string } {
  const [first = '', ...rest] = (fullName ?? '').trim().split(/\s+/)
  return { first, last: rest.join(' ') }
}

/** "Ann's Profile" (spec 1 §5). */
export const profileNameFor = (name: string) => `${name.trim()}'s Profile`
