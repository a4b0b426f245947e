import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import type { BenchSource, CommandSource, Source, TestSource } from './figure.ts'

type Outcome = { figure: string; isKept: boolean }
type Report = { testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[] }

/** Starts benches and tests, each once: several figures come from one run. */
export function openRuns(root: string, isFull: boolean) {
  const printed = new Map<string, Promise<{ output: string; code: number | null }>>()
  let report: Report = { testResults: [] }

  function start(args: readonly string[]) {
    const key = args.join(' ')
    const known = printed.get(key) ?? run(root, args, isFull)
    printed.set(key, known)
    return known
  }

  async function takeBench({ bench, few = [], full = [], line, keeps }: BenchSource): Promise<Outcome> {
    const { output, code } = await start(['scripts/bench.mjs', bench, ...(isFull ? full : few)])
    const found = [...output.matchAll(new RegExp(line, 'g'))].map(([, figure = '']) => figure)
    if (found.length === 0) return { figure: `${bench} did not say it (exit ${code})`, isKept: false }
    return { figure: found.join(', '), isKept: keeps ? found.every(keeps) : code === 0 }
  }

  async function takeCommand({ command, line }: CommandSource): Promise<Outcome> {
    const { output, code } = await start(command)
    return { figure: line.exec(output)?.[1] ?? `exit ${code}`, isKept: code === 0 }
  }

  function takeTests({ tests }: TestSource): Outcome {
    const states = tests.map((test) => {
      const [file, name] = typeof test === 'string' ? [test, /./] : test
      const ran = report.testResults.find((one) => relative(root, one.name) === file)
      return (ran?.assertionResults ?? []).filter(({ fullName }) => name.test(fullName)).map(({ status }) => status)
    })
    const all = states.flat()
    const passed = all.filter((status) => status === 'passed').length
    // A file or a name that fits no test has proved nothing.
    return {
      figure: `${passed} of ${all.length} tests passed`,
      isKept: passed === all.length && states.every((some) => some.length > 0),
    }
  }

  return {
    /** All tests of the chosen figures at once, in the order of the ladder. */
    async runTests(tests: TestSource['tests']) {
      const files = [...new Set(tests.map((test) => (typeof test === 'string' ? test : test[0])))]
      if (files.length === 0) return
      const folder = mkdtempSync(join(tmpdir(), 'jobapply-faults-'))
      mkdirSync(join(root, 'test-results'), { recursive: true })
      const file = join(folder, 'report.json')
      const options = ['--project=unit', '--project=component', '--project=call', '--reporter=json', `--outputFile=${file}`]
      await start(['node_modules/vitest/vitest.mjs', 'run', ...options, ...files])
      report = JSON.parse(readFileSync(file, 'utf8'))
      rmSync(folder, { recursive: true, force: true })
    },
    take: async (source: Source): Promise<Outcome> =>
      'bench' in source ? takeBench(source) : 'command' in source ? takeCommand(source) : takeTests(source),
  }
}

async function run(root: string, args: readonly string[], isFull: boolean) {
  const env = {
    ...process.env,
    FUZZ_RUNS: process.env.FUZZ_RUNS ?? '40',
    SOCKETS_FILE: join(root, 'test-results/sockets.txt'),
    ...(isFull && { FAULT_ROUNDS: 'full' }),
  }
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const code = new Promise<number | null>((resolve, reject) => child.once('exit', resolve).once('error', reject))
  const output = await text(child.stdout)
  return { output, code: await code }
}
