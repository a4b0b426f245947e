import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { conditions } from '#bench/shared/measure.ts'

/**
 * F1: what the content security policy has blocked on any page that the browser tests open, and in how many pages was looked,
 * `npm run bench -- policy [PATH ...]`. A test that leads to a violation fails as well.
 */
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'jobapply-policy-'))
const POLICY_FILE = join(folder, 'pages')
const args = ['scripts/test.mjs', 'e2e', ...process.argv.slice(2)]
const child = spawn(process.execPath, args, {
  cwd: root,
  env: { ...process.env, POLICY_FILE },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = once(child, 'close')
const said = await text(child.stdout)
await ended

const lines = existsSync(POLICY_FILE) ? readFileSync(POLICY_FILE, 'utf8').split('\n') : []
rmSync(folder, { recursive: true, force: true })
const pages = lines.filter((line) => line.startsWith('page '))
const violations = lines.filter((line) => line.startsWith('violation '))
for (const line of new Set(violations)) console.log(`  ${line}`)
console.log(
  `security policy in the browser tests (${conditions()}); ${/\d+ passed, \d+ failed/.exec(said)?.[0] ?? 'they did not end'}`,
)
console.log(`  F1 ${pages.length} pages at ${new Set(pages).size} addresses, ${violations.length} violations (gate 0)`)
process.exitCode = violations.length === 0 && pages.length > 0 ? 0 : 1
