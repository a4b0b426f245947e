/** The rules of a robots file that are ours: those for our name, else those for everybody. */
export type Robots = readonly { isAllowed: boolean; path: string }[]

/** What is read of a file; rules beyond it are nobody's. */
const MOST_TEXT = 200_000
const MOST_RULES = 2_000

/** Pure. Groups that name us win over those for everybody (RFC 9309). */
export function readRobots(text: string, agent: string): Robots {
  const groups = new Map<string, { isAllowed: boolean; path: string }[]>()
  let names: string[] = []
  let isInRules = false
  let count = 0
  for (const line of text.slice(0, MOST_TEXT).split(/\r?\n|\r/)) {
    const colon = line.indexOf(':')
    if (colon < 0) continue
    const field = line.slice(0, colon).trim().toLowerCase()
    const value = (line.slice(colon + 1).split('#')[0] ?? '').trim()
    if (field === 'user-agent') {
      names = isInRules ? [value.toLowerCase()] : [...names, value.toLowerCase()].slice(-50)
      isInRules = false
    } else if (field === 'allow' || field === 'disallow') {
      isInRules = true
      // An empty rule forbids nothing.
      if (value === '' || count >= MOST_RULES) continue
      count += 1
      for (const name of names) {
        const rules = groups.get(name) ?? []
        rules.push({ isAllowed: field === 'allow', path: value })
        groups.set(name, rules)
      }
    }
  }
  return groups.get(agent.toLowerCase()) ?? groups.get('*') ?? []
}

/** The longest rule that fits decides; of two equal ones the one that allows. */
export function mayAsk(robots: Robots, path: string): boolean {
  const fitting = robots.filter((rule) => fits(rule.path, path))
  const longest = Math.max(0, ...fitting.map((rule) => rule.path.length))
  return fitting.length === 0 || fitting.some((rule) => rule.isAllowed && rule.path.length === longest)
}

/** '*' stands for anything, '$' for the end. Goes through the path once for each piece. */
function fits(rule: string, path: string): boolean {
  const isWhole = rule.endsWith('$')
  const [first = '', ...pieces] = (isWhole ? rule.slice(0, -1) : rule).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [place, piece] of pieces.entries()) {
    if (isWhole && place === pieces.length - 1) return path.length - piece.length >= at && path.endsWith(piece)
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return !isWhole || at === path.length
}
