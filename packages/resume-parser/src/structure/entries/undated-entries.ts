import type { Line } from '#document/model'
import { chunksOf, styleOf } from '#structure/headings/chunks'
import { phraseOf } from '#words/phrase'
import { ROLE_SCORES, type Role } from '#words/role-scores'
import type { Entry } from './entry.ts'

/** Entries of a section without dates: a new one starts when a role or the first line's style occurs again. */
export function entriesByName(lines: readonly Line[], ...roles: readonly Role[]): Entry[] {
  const groups: Line[][] = []
  const firstStyle = lines[0] ? styleOf(lines[0].runs[0] ?? lines[0], lines[0].text) : ''
  const hasSecondStyle = lines.some((line) => styleOf(line.runs[0] ?? line, line.text) !== firstStyle)
  let seen = new Set<Role>()
  for (const line of lines) {
    const named = roles.filter((role) =>
      line.text.split(/\t| \| |, | [–-] /).some((piece) => ROLE_SCORES[role](phraseOf(piece)) >= 1.2),
    )
    const isAgain =
      named.some((role) => seen.has(role)) ||
      (hasSecondStyle && styleOf(line.runs[0] ?? line, line.text) === firstStyle && line.gap > 1.1)
    if (groups.length === 0 || isAgain) {
      groups.push([])
      seen = new Set()
    }
    groups.at(-1)?.push(line)
    for (const role of named) seen.add(role)
  }
  return groups.map((group) => ({
    header: group,
    body: [],
    date: undefined,
    chunks: group.slice(0, 4).flatMap((line, index) => chunksOf(line, index, [])),
  }))
}
