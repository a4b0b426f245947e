import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { placeOf } from './scratch.mjs'
import { readEdits, writeEdits } from './table.mjs'

/** A checkout with one file of code, and the list that was drawn from it. */
function openCheckout(text: string) {
  const root = mkdtempSync(join(tmpdir(), 'checkout-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: root })
  git('init', '--quiet')
  const list = join(root, 'edits.tsv')
  const commit = (file: string) => {
    writeEdits(list, [{ id: 'm001', file, line: 2, column: 11, kind: 'number', before: '7', after: '8' }])
    git('add', '.')
    git('commit', '--quiet', '-m', 'x')
  }
  writeFileSync(join(root, 'oven.ts'), text)
  commit('oven.ts')
  return { root, list, commit }
}

/** What stands behind the place of the edit. */
const found = (root: string, list: string) => {
  const [edit] = readEdits(list)
  if (!edit) return undefined
  const text = readFileSync(join(root, edit.file), 'utf8')
  const start = placeOf(root, text, edit)
  return start === undefined ? undefined : text.slice(start).split('\n')[0]
}

test('an edit is found after its file has moved and its line has another number', () => {
  const { root, list, commit } = openCheckout('const a = 1\nconst b = 7 // trays\n')
  expect(found(root, list)).toBe('7 // trays')
  mkdirSync(join(root, 'kitchen'))
  renameSync(join(root, 'oven.ts'), join(root, 'kitchen', 'oven.ts'))
  writeFileSync(join(root, 'kitchen', 'oven.ts'), '// An oven.\nconst c = 7 // hours\nconst b = 7 // trays\n')
  commit('kitchen/oven.ts')
  expect(found(root, list)).toBe('7 // trays')
})

test('an edit whose line says something else since is nowhere', () => {
  const { root, list } = openCheckout('const a = 1\nconst b = 7 // trays\n')
  writeFileSync(join(root, 'oven.ts'), 'const a = 1\nconst b = 7 // loaves\n')
  expect(found(root, list)).toBeUndefined()
})
