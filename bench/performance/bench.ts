import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openRuns } from '#bench/faults/runs.ts'
import { conditions } from '#bench/shared/measure.ts'
import { GOALS, type Goal } from './figures.ts'

/**
 * Every line of the goals of speed and size in one go: `npm run bench -- performance [P1 ...] [--tenfold]`. The table is also kept as
 * Markdown. `--tenfold` takes what can grow at ten times the data, too.
 */
const FILE = 'test-results/performance.md'
const { values, positionals } = parseArgs({ options: { tenfold: { type: 'boolean', default: false } }, allowPositionals: true })
const chosen = GOALS.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
const root = join(import.meta.dirname, '../..')
const runs = openRuns(root, false)

async function rowOf(goal: Goal, args: readonly string[], size: string): Promise<string> {
  const { id, measure, control, gate, stretch, bench, missing } = goal
  const { figure, isKept } = bench
    ? await runs.take({ bench: bench.name, few: args, line: bench.line, keeps: bench.keeps })
    : { figure: missing ?? 'nothing measures it', isKept: true }
  const verdict = bench ? (isKept ? 'kept' : '**missed**') : 'not measured'
  return `| ${[`${id} ${measure}${size}`, control, figure, gate, stretch, verdict, loadavg()[0]?.toFixed(1)].join(' | ')} |`
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
const lines = [
  `Commit ${commit}, ${cpus()[0]?.model ?? 'unknown processor'}, ${conditions()}.`,
  '',
  '| goal | control | figure | gate | stretch | verdict | load |',
  '|---|---|---|---|---|---|---|',
]
for (const line of lines) console.log(line)
const tell = (line: string) => {
  lines.push(line)
  console.log(line)
}
for (const goal of chosen) {
  tell(await rowOf(goal, goal.bench?.args ?? [], ''))
  if (values.tenfold && goal.tenfold) tell(await rowOf(goal, goal.tenfold, ', ten times the data'))
}
mkdirSync(join(root, 'test-results'), { recursive: true })
writeFileSync(join(root, FILE), `${lines.join('\n')}\n`)
console.log(`Written to ${FILE}`)
