import type { Problem } from '@jobapply/core/shared/problem'
import { ORPCError } from '#platform/orpc-error.ts'

/** Sentences by path: 'email', 'experience.0.company', 'experience.new.company'. */
export type Problems = Readonly<Record<string, string>>

/** Is this path the place itself or inside it? */
export const isAt = (path: string, place: string) => path === place || path.startsWith(`${place}.`)

export const problemAt = (problems: Problems, place: string) => Object.entries(problems).find(([path]) => isAt(path, place))?.[1]

export const withoutPaths = (byPath: Readonly<Record<string, string>>, places: readonly string[]) =>
  Object.fromEntries(Object.entries(byPath).filter(([path]) => !places.some((place) => isAt(path, place))))

/** The first sentence for each path. The server's paths start with the part of the request that the field was sent in. */
export const byPath = (problems: readonly Problem[]): Problems =>
  Object.fromEntries(
    [...problems]
      .reverse()
      .map(({ path, message }) => [path.replace(/^(changes\.(content|design)|changes|otherTabs|settings)\./, ''), message]),
  )

/** What the server says about single fields, when it refused the input. */
export function refusedInput(error: unknown): Problems | undefined {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_INPUT' || !Array.isArray(error.data)) return undefined
  return error.data.length > 0 ? byPath(error.data) : undefined
}
