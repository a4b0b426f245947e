import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { main, productEnv, root, Stop } from './machine.mjs'
import { exitCodeOf, firstFailure } from './mutations/ask-tests.mjs'
import { drawEdits } from './mutations/draw.mjs'
import { journeysOf, nearTests } from './mutations/near-tests.mjs'
import { makeEdit, openScratch } from './mutations/scratch.mjs'
import { appendResult, readEdits, readResults, writeEdits } from './mutations/table.mjs'
import { listSources, parseSource } from './pattern-sources.mjs'
import { ensureInstalled } from './setup.mjs'

/** @typedef {import('./mutations/table.mjs').DrawnEdit} DrawnEdit */

const FOLDER = join(root, 'docs', 'mutations')
const [EDITS, RESULTS] = [join(FOLDER, 'edits.tsv'), join(FOLDER, 'results.tsv')]
const RUNS = ['--project=unit', '--project=component', '--project=call']
/** Which runs pass without an edit. @type {Map<string, boolean>} */
const unedited = new Map()
/** How often tests that fail only once are asked. */
const MOST_TRIES = 3
const OPTIONS = /** @type {const} */ ({
  first: { type: 'string', default: 'Infinity' },
  part: { type: 'string', default: '1/1' },
  of: { type: 'string', default: '' },
  near: { type: 'boolean' },
  rules: { type: 'boolean' },
  whole: { type: 'boolean' },
  survived: { type: 'boolean' },
})
/** @typedef {{ withRelated: boolean, withJourneys: boolean, withWhole: boolean }} Steps */
const MINUTES = { near: 10, related: 20, journeys: 20, whole: 120 }

/**
 * Whether the tests notice small faults. `npm run mutate -- draw [SEED] [COUNT]` draws the edits, which are committed before the run;
 * `npm run mutate` runs those that have no verdict yet. `--first N` stops after N edits, `--part 1/2` takes every second one, so that two
 * runs share the work, `--of packages/core` those of a folder. `--near` asks only the rule tests of the edited feature, and the call tests beside the edit, `--rules` leaves the browser tests out, `--whole` asks the whole
 * suite last. `--survived` asks again about survivors. An edit without any visible effect gets its line `equivalent` by hand.
 */
await main(async () => {
  const [command = 'run', ...words] = process.argv.slice(2)
  await ensureInstalled()
  if (command === 'draw') return draw(Number(words[0] ?? 1), Number(words[1] ?? 240))
  const { values } = parseArgs({ args: process.argv.slice(2), options: OPTIONS, allowPositionals: true })
  const isNear = Boolean(values.near)
  return run({
    first: Number(values.first),
    part: String(values.part),
    of: String(values.of),
    isAgain: Boolean(values.survived),
    steps: { withRelated: !isNear, withJourneys: !isNear && !values.rules, withWhole: Boolean(values.whole) },
  })
})

/** @param {number} seed @param {number} count */
function draw(seed, count) {
  const edits = drawEdits({ root, files: listSources(), parse: parseSource, seed, count })
  mkdirSync(FOLDER, { recursive: true })
  writeEdits(EDITS, edits)
  console.log(`${edits.length} edits are drawn. Commit ${EDITS} before you run them.`)
  return 0
}

/** @param {{ first: number, part: string, of: string, isAgain: boolean, steps: Steps }} options */
async function run({ first, part, of, isAgain, steps }) {
  const changed = execFileSync('git', ['status', '--porcelain', EDITS, 'package.json', 'package-lock.json'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (changed)
    throw new Stop(`The run works on what is committed. Commit first:
${changed}`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
  const known = readResults(RESULTS)
  const [mine = 1, parts = 1] = part.split('/').map(Number)
  const open = readEdits(EDITS)
    .filter(({ file }) => file.startsWith(of))
    .filter((_, at) => at % parts === mine - 1)
    .filter(({ id }) => (isAgain ? known.get(id)?.verdict === 'survived' : !known.has(id)))
  const folder = openScratch(root)
  for (const edit of open.slice(0, first)) {
    const started = performance.now()
    const { verdict, by } = await judge(folder, edit, steps)
    const seconds = Math.round((performance.now() - started) / 1000)
    appendResult(RESULTS, { id: edit.id, verdict, by, seconds })
    console.log(`${edit.id} ${verdict} after ${seconds} s: ${edit.file}:${edit.line} ${edit.kind} ${by && `(${by})`}`)
  }
  const verdicts = [...readResults(RESULTS).values()].map(({ verdict }) => verdict)
  for (const name of new Set(verdicts)) console.log(`${name}: ${verdicts.filter((one) => one === name).length}`)
  return 0
}

/**
 * The nearest tests first, then every rule and call test that imports the file, then the browser tests of its feature.
 * @param {string} folder
 * @param {DrawnEdit} edit
 * @param {Steps} options
 * @returns {Promise<{ verdict: 'caught' | 'survived' | 'stale', by: string }>}
 */
async function judge(folder, edit, { withRelated, withJourneys, withWhole }) {
  const undo = makeEdit(root, folder, edit)
  if (!undo) return { verdict: 'stale', by: 'the file has changed since the edit was drawn' }
  try {
    const related = RUNS.map((project) => ({ args: ['related', edit.file, '--run', project], minutes: MINUTES.related }))
    const steps = [
      ...nearTests(folder, edit.file, !withRelated).map((files) => ({ args: ['run', ...RUNS, ...files], minutes: MINUTES.near })),
      ...(withRelated ? related : []),
    ]
    for (const { args, minutes } of steps) {
      const failure = await whoCatches(folder, args, minutes)
      if (!failure) continue
      undo()
      const alone = failure.file ? ['run', ...RUNS, failure.file] : args
      if (await passesUnedited(folder, alone, minutes)) return { verdict: 'caught', by: `${failure.file} > ${failure.test}` }
      makeEdit(root, folder, edit)
    }
    // npm's own way builds the edited product first.
    const byNpm = [
      { isAsked: withJourneys, args: ['scripts/test.mjs', 'e2e', ...journeysOf(edit.file)], minutes: MINUTES.journeys },
      { isAsked: withWhole, args: ['scripts/test.mjs'], minutes: MINUTES.whole },
    ]
    for (const { isAsked, args, minutes } of byNpm)
      if (isAsked && (await fails(folder, args, minutes)))
        return { verdict: 'caught', by: args.slice(1).join(' ') || 'whole suite' }
    return { verdict: 'survived', by: '' }
  } finally {
    undo()
  }
}

/**
 * The first failure that comes again when its file runs alone, where nothing else keeps the machine busy; what failed once is not counted,
 * and the tests are asked again, because the run ended there.
 * @param {string} folder
 * @param {readonly string[]} args
 * @param {number} minutes
 */
async function whoCatches(folder, args, minutes) {
  const command = join(folder, 'node_modules', '.bin', 'vitest')
  const ask = (/** @type {readonly string[]} */ asked) =>
    firstFailure({ folder, command, args: asked, env: productEnv(), minutes })
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const failure = await ask(args)
    if (!failure) return undefined
    const again = await ask(failure.file ? ['run', ...RUNS, failure.file] : args)
    if (again) return { ...again, file: again.file || failure.file }
  }
  return undefined
}

/**
 * What fails, or does not end, without any edit catches none. Each is asked once.
 * @param {string} folder
 * @param {readonly string[]} args
 * @param {number} minutes
 */
async function passesUnedited(folder, args, minutes) {
  const name = args.join(' ')
  const passes = unedited.get(name) ?? !(await whoCatches(folder, args, minutes))
  unedited.set(name, passes)
  if (!passes) console.log(`This fails without an edit, too, and does not count: vitest ${name}`)
  return passes
}

/**
 * A busy machine fails a browser test now and then: a failure counts when it comes twice.
 * @param {string} folder
 * @param {readonly string[]} args
 * @param {number} minutes
 */
async function fails(folder, args, minutes) {
  const run = { folder, command: 'node', args, env: productEnv(), minutes }
  return (await exitCodeOf(run)) !== 0 && (await exitCodeOf(run)) !== 0
}
