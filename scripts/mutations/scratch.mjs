import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseEdits } from './table.mjs'

/** @typedef {import('./table.mjs').DrawnEdit} DrawnEdit */

/** Caches, which the copy makes for itself. */
const CACHES = ['.cache', '.vite', '.vite-temp', '.vitest-cache']

/**
 * A copy of what is committed, with the checkout's packages: edits are made there and never in the checkout.
 * @param {string} root
 */
export function openScratch(root) {
  const folder = mkdtempSync(join(tmpdir(), 'jobapply-mutations-'))
  // Helper processes, which have a user of their own, read their code there.
  chmodSync(folder, 0o755)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const workspaces = ['packages', 'apps'].flatMap((top) => readdirSync(join(folder, top)).map((name) => join(top, name)))
  // The builds, too: what an edit does not touch is not built again.
  for (const place of ['node_modules', ...workspaces.flatMap((one) => [join(one, 'node_modules'), join(one, 'build')])])
    if (existsSync(join(root, place))) copyFolder(join(root, place), join(folder, place), place.endsWith('node_modules'))
  for (const name of CACHES) rmSync(join(folder, 'node_modules', name), { recursive: true, force: true })
  return folder
}

/**
 * Packages are only read, so links do for them, where both places are on one disk. They are no symbolic links: helper processes may read
 * nothing outside of their folder (docs/decisions/019), and `@jobapply/*` has to be the copy's own.
 * @param {string} from
 * @param {string} to
 * @param {boolean} canLink
 */
function copyFolder(from, to, canLink) {
  try {
    execFileSync('cp', [canLink ? '-al' : '-a', from, to], { stdio: 'ignore' })
  } catch {
    rmSync(to, { recursive: true, force: true })
    execFileSync('cp', ['-a', from, to])
  }
}

/**
 * The line that an edit was drawn from, in the oldest version of its list that has it: a later one only names files that have moved since.
 * @param {string} root
 * @param {DrawnEdit} edit
 */
function drawnLine(root, { id, line, column, before, after, list = '' }) {
  const git = (/** @type {string[]} */ args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const isSame = (/** @type {DrawnEdit} */ one) =>
    one.id === id && one.line === line && one.column === column && one.before === before && one.after === after
  for (const commit of git(['log', '--reverse', '--format=%H', '--', list]).split('\n').filter(Boolean)) {
    const drawn = parseEdits(git(['show', `${commit}:${relative(root, list)}`]), list).find(isSame)
    if (drawn) return git(['show', `${commit}:${drawn.file}`]).split('\n')[line - 1]
  }
  return undefined
}

/**
 * Where an edit's text starts; undefined when its line is no longer there. A line that has moved meanwhile is found by what it says.
 * @param {string} root
 * @param {string} text
 * @param {DrawnEdit} edit
 */
export function placeOf(root, text, edit) {
  const { line, column, before } = edit
  const drawn = drawnLine(root, edit)
  if (drawn === undefined) return undefined
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  const [start] = starts
    .map((from, at) => ({
      at: from + column - 1,
      isSame: text.slice(from).startsWith(`${drawn}\n`),
      distance: Math.abs(at + 1 - line),
    }))
    .filter(({ at, isSame }) => isSame && text.slice(at, at + before.length) === before)
    .toSorted((one, other) => one.distance - other.distance)
  return start?.at
}

/**
 * Makes the edit and answers how to take it back; undefined when its line is no longer there.
 * @param {string} root
 * @param {string} folder
 * @param {DrawnEdit} edit
 */
export function makeEdit(root, folder, edit) {
  const path = join(folder, edit.file)
  if (!existsSync(path)) return undefined
  const text = readFileSync(path, 'utf8')
  const start = placeOf(root, text, edit)
  if (start === undefined) return undefined
  writeFileSync(path, text.slice(0, start) + edit.after + text.slice(start + edit.before.length))
  return () => writeFileSync(path, text)
}
