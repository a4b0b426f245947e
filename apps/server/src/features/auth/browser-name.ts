/** [what a person calls it, what its user agent contains]; the first that fits counts, because Edge also says Chrome and Safari. */
const BROWSERS = [
  ['Edge', 'Edg'],
  ['Opera', 'OPR/'],
  ['Samsung Internet', 'SamsungBrowser/'],
  ['Firefox', 'Firefox/'],
  ['Firefox', 'FxiOS/'],
  ['Chrome', 'CriOS/'],
  ['Chrome', 'Chrome/'],
  ['Safari', 'Safari/'],
] as const
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac', 'Mac OS X'],
  ['ChromeOS', 'CrOS'],
  ['Linux', 'Linux'],
] as const

/** Coarse on purpose, and in our own words: text of the header, which anybody can forge, never reaches an email. */
export function nameBrowser(userAgent: string): string {
  const nameOf = (table: typeof BROWSERS | typeof SYSTEMS) => table.find(([, mark]) => userAgent.includes(mark))?.[0]
  const [browser, system] = [nameOf(BROWSERS), nameOf(SYSTEMS)]
  return [browser ?? 'Unknown browser', ...(system ? [system] : [])].join(' on ')
}
