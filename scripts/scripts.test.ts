import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { LONG } from './longest-first.mjs'
import { describeSecondTries, reasonOf } from './second-tries.mjs'
import { count } from './tests.mjs'

const serveModule = JSON.stringify(fileURLToPath(new URL('./serve.mjs', import.meta.url)))
const program = (code: string) => ({ command: process.execPath, args: ['-e', code], env: {} })
/** Says when it is up and what it hears, and needs a moment to stop. */
const slow = program(`
  process.on('SIGINT', () => { console.log('heard'); setTimeout(() => { console.log('stopped'); process.exit(0) }, 200) })
  process.on('SIGTERM', () => process.exit(0))
  setInterval(() => {}, 1000)
  console.log('up')`)

function launch(...programs: ReturnType<typeof program>[]) {
  const code = `import { serve } from ${serveModule}; process.exitCode = await serve(${JSON.stringify(programs)})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  return { child, ended: once(child, 'close').then(([exitCode]) => ({ exitCode, said: said.trim().split('\n') })) }
}

test('Ctrl-C, which comes from the terminal and through npm, reaches a program once, and the launcher waits for its end', async () => {
  const { child, ended } = launch(slow)
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect(await ended).toEqual({ exitCode: 0, said: ['up', 'heard', 'stopped'] })
})

test('a program that asks for standard input gets it, and its end', async () => {
  const echo = program("process.stdin.on('data', (text) => process.stdout.write(text)).on('end', () => console.log('ended'))")
  const code = `import { serve } from ${serveModule}; process.exitCode = await serve([${JSON.stringify(echo)}], { stdin: 'inherit' })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end('hello ')
  expect(await text(child.stdout)).toBe('hello ended\n')
})

test('when one program fails the others are ended too, and its exit code is the answer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const isUp = JSON.stringify(join(folder, 'up'))
  const [, code = ''] = slow.args
  const telling = program(`${code}\nrequire('node:fs').writeFileSync(${isUp}, '')`)
  const failing = program(`setInterval(() => require('node:fs').existsSync(${isUp}) && process.exit(3), 50)`)
  const { ended } = launch(telling, failing)
  expect(await ended).toEqual({ exitCode: 3, said: ['up'] })
})

test('steps beside each other are told in whole lines, each with its time at the end', async () => {
  const code = `import { step } from ${JSON.stringify(fileURLToPath(new URL('./progress.mjs', import.meta.url)))}
    const long = step('Long', () => new Promise((resolve) => setTimeout(resolve, 300)))
    await step('Short', async () => {})
    await step('Bad', async () => { throw new Error() }).catch(() => {})
    await long`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = (await text(child.stdout)).trim().split('\n')
  expect(lines).toEqual(['Long ... ', 'Short ... 0 s', 'Bad ... failed after 0 s', expect.stringMatching(/^Long ... \d s$/)])
})

test('a file that could not be read and an error outside any test count as failures', () => {
  const file = (status: string, ...results: string[]) => ({ status, assertionResults: results.map((each) => ({ status: each })) })
  const good = { numPassedTests: 2, numFailedTests: 0, testResults: [file('passed', 'passed', 'passed')] }
  expect(count(good, true)).toEqual({ passed: 2, failed: 0 })
  expect(count(good, false)).toEqual({ passed: 2, failed: 1 })
  expect(count(undefined, false)).toEqual({ passed: 0, failed: 1 })
  const bad = { numPassedTests: 1, numFailedTests: 1, testResults: [file('failed', 'passed', 'failed'), file('failed')] }
  expect(count(bad, false)).toEqual({ passed: 1, failed: 2 })
})

test('the end of a run counts and names the tests that passed only at their second try', () => {
  expect(describeSecondTries([])).toBe('0 passed at the second try')
  const lines = describeSecondTries(['e2e/auth.test.ts > signing in', 'e2e/shell.test.ts > the menu']).split('\n')
  expect(lines[0]).toMatch(/^2 passed at the second try \(test-results\/second-tries\.json\)/)
  expect(lines.slice(1)).toEqual(['  e2e/auth.test.ts > signing in', '  e2e/shell.test.ts > the menu'])
})

test('a second try says in one line what failed at the first, and where', () => {
  const stacks = [{ method: '', file: fileURLToPath(new URL('./a.test.ts', import.meta.url)), line: 7, column: 3 }]
  expect(reasonOf({ message: '\u001b[31mexpected 0\u001b[39m\n\n  to be 1\n', stacks })).toBe(
    ': expected 0 to be 1 (scripts/a.test.ts:7)',
  )
  expect(reasonOf(undefined)).toBe('')
})

test('the test files that begin first are there', () => {
  expect(LONG.filter((file) => !existsSync(file))).toEqual([])
})
