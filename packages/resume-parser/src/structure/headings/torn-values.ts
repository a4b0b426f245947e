import { isPlaceLike } from '#words/places'
import type { Role } from '#words/role-scores'
import type { Chunk } from './chunks.ts'

/** A part of a heading and the roles that its words were given, in their order. */
export type Given = { chunk: Chunk; roles: readonly Role[] }

/**
 * The roles whose value may be half a name. A long title or employer goes on in the next line; where a part of the heading got no role,
 * nothing shows that the two sides of such a line break are two names: "Clearing Services Incorporated" below "Settlement".
 */
export function tornRoles(parts: readonly Given[]): Set<Role> {
  if (parts.some((_, place) => isEmployerLeft(parts, place))) return new Set(parts.flatMap(({ roles }) => roles))
  const isWhole = parts.every(({ chunk, roles }) => roles.length > 0 && !(chunk.rest && isOddPlace(chunk, roles)))
  const torn = parts.flatMap(({ chunk: { rest }, roles }, place) =>
    rest === 'surely' || (rest === 'perhaps' && !isWhole) ? [parts[place - 1]?.roles.at(-1), roles[0]] : [],
  )
  return new Set(torn.filter((role) => role !== undefined))
}

/** What nobody knows as a place was only left for one. */
const isOddPlace = ({ text }: Chunk, [role]: readonly Role[]) => role === 'location' && !isPlaceLike(text)

/** What stands alone before the place got no role, so that the employer which was found above it is rather a part of the title. */
function isEmployerLeft(parts: readonly Given[], place: number): boolean {
  const [part, next] = [parts[place], parts[place + 1]]
  if (!part || part.roles.length > 0 || next?.roles[0] !== 'location' || next.chunk.line !== part.chunk.line) return false
  const employer = parts.find(({ roles }) => roles.includes('company'))
  return employer?.roles[0] === 'position' && employer.chunk.line < part.chunk.line
}
