import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { conditions } from '#bench/shared/measure.ts'
import { type Figure, judge, lineOf, type Result, type Source } from './figure.ts'
import { FIGURES } from './figures.ts'
import { openRuns } from './runs.ts'

/**
 * Every promise of reliability and security, one line each: `npm run faults -- [FIG ...] [--full]`. A letter takes a whole chapter (`B`).
 * `--full` takes as many rounds as the figures are meant for; what takes long then runs, too. The table is also kept as JSON.
 */
const FILE = 'test-results/faults.json'
const { values, positionals } = parseArgs({ options: { full: { type: 'boolean', default: false } }, allowPositionals: true })
const isNamed = ({ id }: Figure) => positionals.some((name) => name.toUpperCase() === id || name.toUpperCase() === id[0])
const isLong = (source: Source) => 'isLong' in source && source.isLong === true
const chosen = FIGURES.filter((figure) => positionals.length === 0 || isNamed(figure))

const root = join(import.meta.dirname, '../..')
const runs = openRuns(root, values.full)
console.log(`${chosen.length} figures (${conditions()})`)
const isRun = (figure: Figure) => (source: Source) => !isLong(source) || values.full || positionals.includes(figure.id)
await runs.runTests(chosen.flatMap(({ sources }) => sources.flatMap((source) => ('tests' in source ? source.tests : []))))
const results: Result[] = []
for (const figure of chosen) {
  const started = performance.now()
  const outcomes: { figure: string; isKept: boolean }[] = []
  for (const source of figure.sources.filter(isRun(figure))) outcomes.push(await runs.take(source))
  const left = outcomes.length === 0 && figure.sources.length > 0 ? `takes long: npm run faults -- ${figure.id}` : figure.missing
  const { id, measure, gate } = figure
  const seconds = Math.round((performance.now() - started) / 1000)
  const few = values.full ? undefined : figure.few
  const said = { ...(left !== undefined && { missing: left }), ...(few !== undefined && { few }) }
  const result = { id, measure, gate, ...judge(outcomes, left), ...said, seconds }
  results.push(result)
  console.log(lineOf(result))
}
mkdirSync(join(root, 'test-results'), { recursive: true })
writeFileSync(join(root, FILE), `${JSON.stringify({ conditions: conditions(), isFull: values.full, results }, null, 2)}\n`)
const counts = Map.groupBy(results, ({ verdict }) => verdict)
console.log(`${[...counts].map(([verdict, all]) => `${all.length} ${verdict}`).join(', ')}: ${FILE}`)
process.exitCode = counts.has('fail') ? 1 : 0
