import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openNotes } from './notes.mjs'

test('notes are there again for the same sources, and not for others', () => {
  const root = mkdtempSync(join(tmpdir(), 'notes-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], { cwd: root, stdio: 'ignore' })
  const commit = (text: string) => {
    writeFileSync(join(root, 'server', 'check.ts'), text)
    git('add', '.')
    git('commit', '-m', 'x')
  }
  mkdirSync(join(root, 'server'))
  git('init')
  commit('isOwner(row)')
  openNotes(root, ['server']).add('check.ts 0 true')
  expect(openNotes(root, ['server']).has('check.ts 0 true')).toBe(true)
  expect(openNotes(root, ['server']).has('check.ts 9 true')).toBe(false)
  commit('isOwner(row) || isAdmin(row)')
  expect(openNotes(root, ['server']).has('check.ts 0 true')).toBe(false)
  commit('isOwner(row)')
  expect(openNotes(root, ['server']).has('check.ts 0 true')).toBe(true)
})
