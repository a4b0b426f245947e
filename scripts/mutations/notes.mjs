import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lines about what is committed in these folders, kept beside the packages: other sources have notes of their own.
 * @param {string} root
 * @param {readonly string[]} folders
 */
export function openNotes(root, folders) {
  const trees = execFileSync('git', ['rev-parse', ...folders.map((folder) => `HEAD:${folder}`)], { cwd: root, encoding: 'utf8' })
  const place = join(root, 'node_modules', '.cache', 'mutations')
  const file = join(
    place,
    `checks-${trees
      .split('\n')
      .map((tree) => tree.slice(0, 8))
      .join('')}.txt`,
  )
  mkdirSync(place, { recursive: true })
  const known = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
  return {
    has: (/** @type {string} */ line) => known.has(line),
    add: (/** @type {string} */ line) => {
      known.add(line)
      appendFileSync(file, `${line}\n`)
    },
  }
}
