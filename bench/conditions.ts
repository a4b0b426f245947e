import { parseArgs } from 'node:util'
import { CASES_PER_TEMPLATE } from './conditions/expand.ts'
import { createJudge } from './conditions/judge.ts'
import { HALVES, loadCases } from './conditions/load.ts'
import { cellsOf, summaryOf, worstOf } from './conditions/report.ts'

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
    'Say which half of the templates to read: npm run bench -- conditions [--half seen|unseen] [--cells] [--worst N] [--show] [--per N]',
  )
  process.exit(2)
}
const judge = createJudge()
for (const half of halves) {
  const cases = await loadCases(half, Number(values.per))
  const before = performance.now()
  const judged = cases.map(judge)
  const seconds = (performance.now() - before) / 1000
  console.log(summaryOf(half, judged).join('\n'))
  if (values.cells) console.log(['all cells, the worst first', ...cellsOf(judged)].join('\n'))
  else
    console.log(
      [`the worst ${values.worst} cells`, ...worstOf(judged, Number(values.worst), values.show || half === 'seen')].join('\n'),
    )
  console.log(`${cases.length} sentences judged in ${seconds.toFixed(1)} s\n`)
}
