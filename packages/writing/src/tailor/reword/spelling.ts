const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9+#]/g, '')
const initials = (text: string) =>
  (text.match(/[A-Z]|(?:^|[\s-])[a-z]/g) ?? []).map((letter) => letter.trim().replace('-', '').toLowerCase()).join('')
const digits = (text: string) => text.replace(/\D/g, '')

/** Whether two names of one skill differ in writing alone: "Postgres" and "PostgreSQL", "AWS" and "Amazon Web Services". Never by a version. */
export function isOtherSpelling(own: string, asked: string): boolean {
  const [one, other] = [letters(own), letters(asked)]
  if (own.toLowerCase() === asked.toLowerCase() || digits(own) !== digits(asked) || /['"]/.test(own + asked)) return false
  if (one === other) return true
  const [short, long, spelled] = one.length < other.length ? [one, other, asked] : [other, one, own]
  if (short.length > 1 && short === initials(spelled)) return true
  const isOneWord = !/\s/.test(own.trim()) && !/\s/.test(asked.trim())
  return isOneWord && short.length > 3 && long.startsWith(short)
}
