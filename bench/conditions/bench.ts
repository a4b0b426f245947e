import { parseArgs } from 'node:util'
import { CASES_PER_TEMPLATE } from './expand.ts'
import { createJudge } from './judge.ts'
import { HALVES, loadCases } from './load.ts'
import { cellsOf, summaryOf, worstOf } from './report.ts'

/**
 * What is told about conditions, measured on sentences that are built from templates with their truth. The seen half is there to work
 * with; of the unseen half only figures are shown, unless somebody asks for its sentences with --show.
 */
const { values } = parseArgs({
  options: {
    half: { type: 'string' },
    cells: { type: 'boolean', default: false },
    worst: { type: 'string', default: '15' },
    show: { type: 'boolean', default: false },
    per: { type: 'string', default: String(CASES_PER_TEMPLATE) },
  },
})
const halves = HALVES.filter((half) => values.half === undefined || values.half === half)
if (halves.length === 0) {
  console.error(
    'Say which half of the templates to read: npm run bench -- conditions [--half seen|unseen|fresh|tricky|tricky-kept] [--cells] [--worst N] [--show] [--per N]',
  )
  process.exit(2)
}
const judge = createJudge()
for (const half of halves) {
  const cases = await loadCases(half, Number(values.per))
  const before = process.cpuUsage()
  const judged = cases.map(judge)
  const { user, system } = process.cpuUsage(before)
  console.log(summaryOf(half, judged).join('\n'))
  if (values.cells) console.log(['all cells, the worst first', ...cellsOf(judged)].join('\n'))
  else
    console.log(
      [`the worst ${values.worst} cells`, ...worstOf(judged, Number(values.worst), values.show || half === 'seen')].join('\n'),
    )
  console.log(`${cases.length} sentences judged in ${((user + system) / 1e6).toFixed(1)} CPU seconds\n`)
}
