import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @typedef {import('./table.mjs').DrawnEdit} DrawnEdit */

/** Of the hidden ones; the others are caches. */
const SHARED = ['.bin', '.install-hash', '.package-lock.json']

/**
 * A copy of what is committed: edits are made there and never in the checkout. Its packages are the checkout's, except our own.
 * @param {string} root
 */
export function openScratch(root) {
  const folder = join(tmpdir(), `jobapply-mutations-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const modules = join(folder, 'node_modules')
  mkdirSync(modules)
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@jobapply' && (!name.startsWith('.') || SHARED.includes(name)))
      symlinkSync(join(root, 'node_modules', name), join(modules, name))
  mkdirSync(join(modules, '@jobapply'))
  for (const top of ['packages', 'apps'])
    for (const name of readdirSync(join(folder, top))) {
      symlinkSync(join(folder, top, name), join(modules, '@jobapply', name))
      const [own, build] = [join(root, top, name, 'node_modules'), join(root, top, name, 'build')]
      if (existsSync(own)) symlinkSync(own, join(folder, top, name, 'node_modules'))
      // What an edit does not touch is not built again.
      if (existsSync(build)) cpSync(build, join(folder, top, name, 'build'), { recursive: true })
    }
  return folder
}

/**
 * Makes the edit and answers how to take it back; undefined when the file says something else there now.
 * @param {string} folder
 * @param {DrawnEdit} edit
 */
export function makeEdit(folder, { file, line, column, before, after }) {
  const path = join(folder, file)
  if (!existsSync(path)) return undefined
  const text = readFileSync(path, 'utf8')
  const start =
    text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length +
    (line > 1 ? 1 : 0) +
    column -
    1
  if (text.slice(start, start + before.length) !== before) return undefined
  writeFileSync(path, text.slice(0, start) + after + text.slice(start + before.length))
  return () => writeFileSync(path, text)
}
