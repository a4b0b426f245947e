import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { conditions } from '#bench/shared/measure.ts'
import { placeOf, programOf } from './trace.ts'

/**
 * G1: every socket that any process opens while the call tests run, the servers under test, their helper processes and the database among
 * them, `npm run bench -- sockets [PATH ...]`: the kernel is asked (strace), so that nothing can open one unseen.
 */
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'jobapply-sockets-'))
const file = join(folder, 'trace')
const TRACED = 'trace=execve,connect,sendmsg,sendmmsg'
const tracer = ['-f', '-qq', '-y', '--seccomp-bpf', '-s', '200', '-e', TRACED, '-e', 'signal=none', '-o', file]
const tests = ['node_modules/vitest/vitest.mjs', 'run', '--project=call', '--reporter=dot', ...process.argv.slice(2)]

const child = spawn('strace', [...tracer, process.execPath, ...tests], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
child.on('error', ({ message }) => console.log(`  this machine has no strace: ${message}`))
let said = ''
child.stdout.on('data', (text) => {
  said += text
})
const [code] = await once(child, 'close')

const programs = new Map<string, number>()
const places = { byAddress: 0, byPath: 0 }
const elsewhere = new Map<string, number>()
const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
for await (const line of createInterface({ input: createReadStream(file) })) {
  const program = programOf(line)
  if (program) add(programs, program)
  const place = placeOf(line)
  if (place === 'this machine') places.byAddress++
  else if (place === 'a path') places.byPath++
  else if (place) add(elsewhere, place)
}
rmSync(folder, { recursive: true, force: true })
const listed = (counts: Map<string, number>) => [...counts].map(([name, count]) => `${count} ${name}`).join(', ')
const outside = [...elsewhere.values()].reduce((sum, count) => sum + count, 0)
console.log(`sockets of the call tests (${conditions()}); tests ended with ${code}`)
console.log(
  `  ${/Test Files .*/.exec(said)?.[0] ?? ''} ${/ Tests .*/.exec(said)?.[0] ?? ''}; programs started: ${listed(programs)}`,
)
console.log(
  `  G1 ${programs.get('helper') ?? 0} helpers among the processes; ${places.byAddress} sockets to this machine by address, ${places.byPath} by path, ${outside} elsewhere (gate 0)${outside > 0 ? `: ${listed(elsewhere)}` : ''}`,
)
process.exitCode = outside === 0 && code === 0 && places.byAddress > 0 ? 0 : 1
