import { fileURLToPath } from 'node:url'

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }
type Reached = (...files: string[]) => ReadonlySet<string>

/** What kinds of pages share. Each list holds everything that its modules import, unless a list before it has it. */
const STARTS: readonly [name: string, find: (reached: Reached) => ReadonlySet<string>][] = [
  ['public-sign-in', (reached) => common(reached(PUBLIC), reached(SIGN_IN))],
  ['public-screens', (reached) => common(reached(PUBLIC), screens(reached))],
  ['start', (reached) => common(reached(SIGN_IN), screens(reached))],
  ['shell', (reached) => screens(reached)],
]
const PUBLIC = 'app/shell/public-page.ts'
const SIGN_IN = 'app/auth-entry.tsx'
const common = (one: ReadonlySet<string>, other: ReadonlySet<string>) => new Set([...one].filter((id) => other.has(id)))
const screens = (reached: Reached) => reached('app/root.tsx', 'app/shell/app-layout.tsx')

/**
 * One file for what sign-in and the application share, and one for what every screen of the application needs besides: on a slow line
 * each of fifty small files would wait for its turn. What public pages share with them is small and stays apart.
 */
export const startChunks = () =>
  STARTS.map(([name, find]) => {
    let found: ReadonlySet<string> | undefined
    return {
      debugName: name,
      name(id: string, modules: Modules): string | null {
        found ??= find((...files) => reachedFrom(files, modules))
        return found.has(id) && /\.m?[jt]sx?$/.test(id) ? name : null
      },
    }
  })

/** All that these files import at once, themselves left out: they stay files of their own. */
function reachedFrom(files: readonly string[], modules: Modules): ReadonlySet<string> {
  const starts = files.map((file) => fileURLToPath(new URL(file, import.meta.url)))
  const reached = new Set<string>()
  const waiting = [...starts]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  for (const id of starts) reached.delete(id)
  return reached
}
