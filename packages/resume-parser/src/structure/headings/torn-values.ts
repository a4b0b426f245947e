import type { Role } from '#words/role-scores'
import type { Chunk } from './chunks.ts'

/** A part of a heading and the roles that its words were given, in their order. */
export type Given = { chunk: Chunk; roles: readonly Role[] }

/**
 * The roles whose value may be half a name. A long title or employer goes on in the next line; where a part of the heading got no role,
 * nothing shows that the two sides of such a line break are two names: "Clearing Services Incorporated" below "Settlement".
 */
export function tornRoles(parts: readonly Given[]): Set<Role> {
  const isWhole = parts.every(({ roles }) => roles.length > 0)
  const torn = parts.flatMap(({ chunk: { rest }, roles }, place) =>
    rest === 'surely' || (rest === 'perhaps' && !isWhole) ? [parts[place - 1]?.roles.at(-1), roles[0]] : [],
  )
  return new Set(torn.filter((role) => role !== undefined))
}
