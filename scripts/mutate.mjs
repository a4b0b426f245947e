import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { main, node24, productEnv, root, Stop } from './machine.mjs'
import { createRunner, fails } from './mutations/ask-tests.mjs'
import { drawEdits } from './mutations/draw.mjs'
import { openRelated } from './mutations/imports.mjs'
import { journeysOf } from './mutations/journeys.mjs'
import { nearTests } from './mutations/near-tests.mjs'
import { findReach, testsFor } from './mutations/reach.mjs'
import { removeChecks } from './mutations/remove-checks.mjs'
import { makeEdit, openScratch } from './mutations/scratch.mjs'
import { appendResult, readEdits, readResults, writeEdits } from './mutations/table.mjs'
import { listSources, parseSource } from './pattern-sources.mjs'
import { ensureInstalled } from './setup.mjs'

/**
 * @typedef {import('./mutations/table.mjs').DrawnEdit} DrawnEdit
 * @typedef {import('./mutations/table.mjs').Result} Result
 */

const FOLDER = join(root, 'docs', 'mutations')
/** A list of edits and its verdicts: the first one, or another by its name. @param {string} list */
const filesOf = (list) => ['edits', 'results'].map((name) => join(FOLDER, `${[name, list].filter(Boolean).join('-')}.tsv`))
const OPTIONS = /** @type {const} */ ({
  first: { type: 'string', default: 'Infinity' },
  of: { type: 'string', default: '' },
  list: { type: 'string', default: '' },
  kinds: { type: 'string', default: 'unit,component,call' },
  tests: { type: 'string', default: '' },
  related: { type: 'boolean' },
  most: { type: 'string', default: '' },
  journeys: { type: 'boolean' },
  whole: { type: 'boolean' },
  survived: { type: 'boolean' },
  every: { type: 'string', default: '1' },
})
/** Of a feature's call tests the nearest are asked, and of those that import a file. */
const MOST_CALL_TESTS = 6
const MOST_RELATED = 16
const MINUTES = { journeys: 20, whole: 120 }

/**
 * Whether the tests notice small faults. `npm run mutate -- draw [SEED] [COUNT]` draws the edits, which are committed before the run;
 * `npm run mutate` runs those that have no verdict yet. `--first N` stops after N edits, `--of packages/core` takes those of a folder,
 * `--kinds unit` asks only tests of a kind, `--tests features/api` call tests elsewhere than beside the edit. `--related` asks the tests
 * that import the file, the nearest first, and needs no run that marks; `--most N` says how many: more for what survived. `--journeys` asks the browser tests of the feature about what survives, `--whole` the whole
 * suite. `--survived` asks again about survivors. `npm run mutate -- checks [--every N] [--of PART]` removes the checks of who somebody
 * is, one by one, and asks the matrix of all doors. `--list second` draws and runs a list of its own beside the first. An edit without any visible effect gets its line `equivalent` by hand.
 */
await main(async () => {
  const [command = 'run', ...words] = process.argv.slice(2)
  // What was started and copied is removed at the exit.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
  await ensureInstalled()
  const { values } = parseArgs({ args: process.argv.slice(2), options: OPTIONS, allowPositionals: true })
  if (command === 'draw') return draw(Number(words[0] ?? 1), Number(words[1] ?? 240), values.list)
  if (command === 'checks') {
    const env = productEnv({ PROPERTY_SEED: '20261118' })
    return removeChecks({ root, node: node24(), env, every: Number(values.every), only: values.of })
  }
  return run(values)
})

/** @param {number} seed @param {number} count @param {string} list */
function draw(seed, count, list) {
  const [path = ''] = filesOf(list)
  const edits = drawEdits({ root, files: listSources(), parse: parseSource, seed, count })
  mkdirSync(FOLDER, { recursive: true })
  writeEdits(path, edits)
  console.log(`${edits.length} edits are drawn. Commit ${path} before you run them.`)
  return 0
}

/** @param {{ first: string, of: string, list: string, kinds: string, tests: string, related?: boolean, most: string, journeys?: boolean, whole?: boolean, survived?: boolean }} options */
async function run({ first, of, list, kinds, tests, related, most, journeys, whole, survived }) {
  const [editsPath = '', resultsPath = ''] = filesOf(list)
  const changed = execFileSync('git', ['status', '--porcelain', editsPath, 'package.json', 'package-lock.json'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (changed) throw new Stop(`The run works on what is committed. Commit first:\n${changed}`)
  const known = readResults(resultsPath)
  const edits = readEdits(editsPath)
  const open = edits
    .filter(({ file }) => file.startsWith(of))
    .filter(({ id }) => (survived ? known.get(id)?.verdict === 'survived' : !known.has(id)))
    .slice(0, Number(first))
  const folder = openScratch(root)
  // It loads the copy's Vitest.
  copyFileSync(join(root, 'scripts/mutations/serve-tests.mjs'), join(folder, 'scripts/mutations/serve-tests.mjs'))
  const ask = openTests(folder, edits, { named: tests, isRelated: Boolean(related), most: Number(most) })
  const npm = [
    ...(journeys ? [{ words: (/** @type {string} */ file) => ['e2e', ...journeysOf(file)], minutes: MINUTES.journeys }] : []),
    ...(whole ? [{ words: () => [], minutes: MINUTES.whole }] : []),
  ]
  for (const kind of kinds.split(',')) await ask.open(kind)
  for (const edit of open) {
    const started = performance.now()
    const { verdict, by } = await judge({ folder, edit, kinds: kinds.split(','), ask, npm })
    const seconds = Math.round((performance.now() - started) / 1000)
    appendResult(resultsPath, { id: edit.id, verdict, by, seconds })
    console.log(`${edit.id} ${verdict} after ${seconds} s: ${edit.file}:${edit.line} ${edit.kind} ${by && `(${by})`}`)
  }
  ask.stop()
  const verdicts = [...readResults(resultsPath).values()].map(({ verdict }) => verdict)
  for (const name of new Set(verdicts)) console.log(`${name}: ${verdicts.filter((one) => one === name).length}`)
  return 0
}

/**
 * One runner a kind of tests, which stays, and the test files to ask about an edit.
 * @param {string} folder
 * @param {readonly DrawnEdit[]} edits
 * @param {{ named: string, isRelated: boolean, most: number }} options `named`: a part of the paths of the call tests to ask
 */
function openTests(folder, edits, { named, isRelated, most }) {
  /** @type {Map<string, { testsOf: (edit: DrawnEdit) => string[], runner: ReturnType<typeof createRunner> }>} */
  const kinds = new Map()
  /** @type {Map<string, string>} */
  const lastEdited = new Map()
  /** Which call tests pass without an edit. @type {Map<string, boolean>} */
  const unedited = new Map()
  const env = productEnv({ PROPERTY_SEED: '20261118' })
  const node = node24()

  /** @param {string} kind */
  async function open(kind) {
    if (kind === 'call') {
      const runner = createRunner({ folder, kind, node, env, durationOf: () => 20_000 })
      const tests = await runner.list()
      const near = (/** @type {string} */ file) => nearTests(tests, file).slice(0, most || MOST_CALL_TESTS)
      const chosen = tests.filter((file) => named !== '' && file.includes(named))
      kinds.set(kind, { runner, testsOf: ({ file }) => (named === '' ? near(file) : chosen) })
      return
    }
    if (isRelated) {
      const runner = createRunner({ folder, kind, node, env, durationOf: () => 10_000 })
      const importing = openRelated(folder, await runner.list())
      kinds.set(kind, { runner, testsOf: ({ file }) => importing(file).slice(0, most || MOST_RELATED) })
      return
    }
    const known = await findReach({
      ...{ root, folder, kind, edits, parse: parseSource },
      openRunner: (extra, onEnded) =>
        createRunner({ folder, kind, node, env: { ...env, ...extra }, durationOf: () => 60_000, onEnded }),
    })
    const runner = createRunner({ folder, kind, node, env, durationOf: (file) => known.reach[file]?.duration ?? 60_000 })
    kinds.set(kind, { runner, testsOf: (edit) => testsFor(known, edit) })
  }

  /**
   * The first failure. A rule test that fails without an edit was left out before. A test with a database counts when its file
   * passes without the edit; if it only took too long, which happens on a busy machine, it has to fail again.
   * @param {string} kind
   * @param {DrawnEdit} edit
   * @param {(work: () => Promise<unknown>) => Promise<unknown>} withoutEdit
   */
  async function whoCatches(kind, edit, withoutEdit) {
    const opened = kinds.get(kind)
    if (!opened) throw new Error(`${kind} is not open`)
    const { runner, testsOf } = opened
    // The edit before was taken back since.
    const edited = [edit.file, lastEdited.get(kind) ?? edit.file]
    lastEdited.set(kind, edit.file)
    let files = testsOf(edit)
    while (files.length > 0) {
      const failure = await runner.run({ files, edited })
      if (!failure) return undefined
      const name = `${failure.file} > ${failure.test}`
      if ((kind === 'unit' && !isRelated) || !failure.file) return name
      const alone = { files: [failure.file], edited }
      if (!unedited.has(failure.file)) await withoutEdit(async () => unedited.set(failure.file, !(await runner.run(alone))))
      if (!unedited.get(failure.file)) console.log(`This fails without an edit, too, and does not count: ${failure.file}`)
      else if (!/timed out|no end/i.test(failure.message ?? '') || (await runner.run(alone))) return name
      // The run ended there: the files behind it have not been asked.
      files = files.slice(files.indexOf(failure.file) + 1)
    }
    return undefined
  }

  const stop = () => {
    for (const { runner } of kinds.values()) runner.stop()
  }
  return { open, whoCatches, stop }
}

/**
 * The tests that run the edit, kind by kind, then npm's own ways, which build the edited product first.
 * @param {{ folder: string, edit: DrawnEdit, kinds: readonly string[], ask: ReturnType<typeof openTests>, npm: readonly { words: (file: string) => string[], minutes: number }[] }} options
 * @returns {Promise<{ verdict: Result['verdict'], by: string }>}
 */
async function judge({ folder, edit, kinds, ask, npm }) {
  let undo = makeEdit(root, folder, edit)
  if (!undo) return { verdict: 'stale', by: 'the file has changed since the edit was drawn' }
  const withoutEdit = async (/** @type {() => Promise<unknown>} */ work) => {
    undo?.()
    await work()
    undo = makeEdit(root, folder, edit)
  }
  try {
    for (const kind of kinds) {
      const by = await ask.whoCatches(kind, edit, withoutEdit)
      if (by) return { verdict: 'caught', by }
    }
    for (const { words, minutes } of npm) {
      const run = { folder, command: 'node', args: ['scripts/test.mjs', ...words(edit.file)], env: productEnv(), minutes }
      // A busy machine fails a browser test now and then: a failure counts when it comes twice.
      if ((await fails(run)) && (await fails(run))) return { verdict: 'caught', by: words(edit.file).join(' ') || 'whole suite' }
    }
    return { verdict: 'survived', by: '' }
  } finally {
    undo?.()
  }
}
