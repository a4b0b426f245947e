import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

/** The code as the house tests read it: files, lines and imports. */

const ALIASES: Record<string, string> = {
  'packages/core': 'src',
  'packages/documents': 'src',
  'packages/language': 'src',
  'packages/matching': 'src',
  'packages/resume-parser': 'src',
  'packages/writing': 'src',
  'apps/server': 'src',
  'apps/web': 'app',
  'apps/extension': 'src',
}

export type Line = { file: string; number: number; text: string }
export type Import = Line & { specifier: string; target: string | undefined }

const ROOTS = ['packages', 'apps', 'e2e', 'bench', 'scripts']
const NOT_OURS = ['node_modules', 'build', '.react-router', '.output', '.wxt', 'migrations', 'fixtures', 'public']
const isCode = (file: string) => /\.(ts|tsx|mjs|css)$/.test(file)
/** Tests, and what they share: `x.testing.ts`. */
export const isTest = (file: string) => /\.test(ing)?\.tsx?$/.test(file)

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.includes(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : join(folder, entry.name)))
}

const rootFiles = readdirSync('.').filter((name) => /\.(ts|mjs)$/.test(name))
export const files = [...ROOTS.flatMap(filesIn), ...rootFiles].filter(isCode)
export const lines: Line[] = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((text, index) => ({ file, number: index + 1, text })),
)
export const imports: Import[] = lines.flatMap((line) => {
  const [, named, called, bare] =
    /^(?:import|export|\})[^'"]*\bfrom '([^']+)'|\bimport\('([^']+)'|^import '([^']+)'/.exec(line.text.replaceAll('"', "'")) ?? []
  const specifier = named ?? called ?? bare
  return specifier ? { ...line, specifier, target: resolve(line.file, specifier) } : []
})

/** Where an import leads inside the house; undefined: a package from outside. */
function resolve(file: string, specifier: string): string | undefined {
  const [, own = ''] = /^((?:apps|packages)\/[^/]+)\//.exec(file) ?? []
  const [, name = '', rest = ''] = /^@jobapply\/([^/]+)\/?(.*)$/.exec(specifier) ?? []
  const other = Object.keys(ALIASES).find((place) => basename(place) === name)
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  if (specifier.startsWith('#')) return join(own, ALIASES[own] ?? '', specifier.slice(1))
  return other && join(other, ALIASES[other] ?? '', rest)
}

export const say = ({ file, number }: Line, what: string) => `${file}:${number} ${what}`
export const importsThat = (isWrong: (one: Import & { target: string }) => boolean, what: (one: Import) => string) =>
  imports.flatMap((one) => (one.target !== undefined && isWrong({ ...one, target: one.target }) ? say(one, what(one)) : []))
