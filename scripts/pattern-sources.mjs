import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './machine.mjs'

/**
 * @typedef {{ file: string, line: number, source: string, flags: string }} Pattern
 * @typedef {{ file: string, line: number }} Site
 * @typedef {{ type?: string, start?: number, regex?: { pattern: string, flags: string }, callee?: { name?: string } }} Node
 */

const FOLDERS = ['apps/*/src', 'apps/web/app', 'packages/*/src', 'scripts']
const FRAME = /(file:\/\/[^\s()]+):(\d+):\d+/g
const NOT_SHIPPED = /\.test(?:ing)?\.tsx?$|\/(?:fixtures|testing)\//

/** Every module of the product, from the root of the checkout. */
export const listSources = () =>
  FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_SHIPPED.test(file))
    .sort()

// The server's build depends on rolldown; its parser reads TypeScript.
const { parseAst } = createRequire(join(root, 'apps/server/package.json'))('rolldown/parseAst')

/**
 * @param {string} file
 * @param {string} text
 * @returns {unknown}
 */
export const parseSource = (file, text) =>
  parseAst(text, { lang: file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js' })

/**
 * The patterns that a file writes as literals, and the places where it builds others with `new RegExp`.
 * @param {string} file
 * @returns {{ literals: Pattern[], sites: Site[] }}
 */
export function readPatterns(file) {
  const text = readFileSync(join(root, file), 'utf8')
  /** @type {Pattern[]} */
  const literals = []
  /** @type {Site[]} */
  const sites = []
  const lineAt = (/** @type {number} */ place) => text.slice(0, place).split('\n').length
  const visit = (/** @type {unknown} */ value) => {
    if (value === null || typeof value !== 'object') return
    const node = /** @type {Node} */ (value)
    const line = () => lineAt(node.start ?? 0)
    if (node.regex) literals.push({ file, line: line(), source: node.regex.pattern, flags: node.regex.flags })
    else if (/^(?:New|Call)Expression$/.test(node.type ?? '') && node.callee?.name === 'RegExp')
      sites.push({ file, line: line() })
    for (const child of Object.values(value)) visit(child)
  }
  visit(parseSource(file, text))
  return { literals, sites }
}

/**
 * Loads modules and records every pattern that they build meanwhile.
 * @param {string[]} files
 * @returns {Promise<Pattern[]>}
 */
export async function recordBuilt(files) {
  /** @type {Pattern[]} */
  const built = []
  const { RegExp: original } = globalThis
  const places = new Map(files.map((file, place) => [`${pathToFileURL(root).href}/${file}`, place]))
  const callerOf = (/** @type {string} */ stack) => {
    const [first] = [...stack.matchAll(FRAME)]
      .flatMap(([, url = '', line]) => ({ place: places.get(url) ?? -1, line: Number(line) }))
      .filter(({ place }) => place >= 0)
      .sort((one, other) => one.place - other.place)
    return first && { file: files[first.place] ?? '', line: first.line }
  }
  globalThis.RegExp = new Proxy(original, {
    construct(target, args) {
      const made = Reflect.construct(target, args)
      const caller = callerOf(new Error('caller').stack ?? '')
      if (caller) built.push({ ...caller, source: made.source, flags: made.flags })
      return made
    },
  })
  try {
    for (const file of files) await import(pathToFileURL(join(root, file)).href)
  } finally {
    globalThis.RegExp = original
  }
  return built
}
