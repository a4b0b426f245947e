import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { markEdits } from './mark.mjs'

/**
 * @typedef {import('./table.mjs').DrawnEdit} DrawnEdit
 * @typedef {{ hash: string, duration: number, hasPassed: boolean, ran: string[], loaded: string[], imports: string[] }} TestFile
 * @typedef {Record<string, TestFile>} Reach what each test file gets to, by its path
 */

/** The projects' setup files. @type {Record<string, string>} */
const SETUPS = { unit: 'vitest.setup.ts', call: 'vitest.setup.ts', component: 'apps/web/app/testing/setup.ts' }
/** They read the code, or measure it. */
const NOT_ASKED = /^(?:house|caches|scripts\/|bench\/|e2e\/)|largest-input|recording\//
/** Test files that run in one go: what they get to is kept after each. */
const BATCH = 40

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/**
 * Which edits each test file gets to. Known files are not run again, unless they have changed.
 * @param {{ root: string, folder: string, kind: string, edits: readonly DrawnEdit[], parse: (file: string, text: string) => unknown, openRunner: (extra: NodeJS.ProcessEnv, onEnded: (ended: import('./ask-tests.mjs').Ended) => void) => ReturnType<typeof import('./ask-tests.mjs').createRunner> }} options
 * @returns {Promise<{ reach: Reach, atLoad: Set<string> }>}
 */
export async function findReach({ root, folder, kind, edits, parse, openRunner }) {
  const name = hashOf(JSON.stringify(edits))
  const cache = join(root, 'node_modules', '.cache', 'mutations', `${kind}-${name}.json`)
  const trace = join(folder, 'test-results', 'reached.jsonl')
  for (const path of [cache, trace]) mkdirSync(dirname(path), { recursive: true })
  /** @type {Reach} */
  const reach = existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : {}
  const runner = openRunner({ REACHED_FILE: trace }, ({ file, duration, hasPassed }) => {
    const known = reach[file]
    if (known) Object.assign(known, { duration, hasPassed })
  })
  const hashes = new Map(
    (await runner.list())
      .filter((file) => !NOT_ASKED.test(file))
      .map((file) => [file, hashOf(readFileSync(join(folder, file), 'utf8'))]),
  )
  for (const file of Object.keys(reach)) if (!hashes.has(file)) delete reach[file]
  const news = [...hashes].filter(([file, hash]) => reach[file]?.hash !== hash)
  const marked = markEdits({ root, folder, edits, tests: news.map(([file]) => file), setup: SETUPS[kind] ?? '', parse })
  const sources = [...new Set(edits.map(({ file }) => file))]
  try {
    for (let from = 0; from < news.length; from += BATCH) {
      const batch = news.slice(from, from + BATCH)
      for (const [file, hash] of batch) reach[file] = { hash, duration: 0, hasPassed: false, ran: [], loaded: [], imports: [] }
      rmSync(trace, { force: true })
      const files = batch.map(([file]) => file)
      const failure = await runner.run({ files, isWhole: true })
      if (failure) console.log(`This fails without an edit, too, and does not count: ${failure.file} > ${failure.test}`)
      for (const line of existsSync(trace) ? readFileSync(trace, 'utf8').trim().split('\n') : []) {
        const { file, phase, ids } = JSON.parse(line)
        reach[file]?.[phase === 'load' ? 'loaded' : 'ran'].push(...ids)
      }
      for (const [source, tests] of Object.entries(await runner.importersOf(sources)))
        for (const file of tests)
          if (files.includes(file) && !reach[file]?.imports.includes(source)) reach[file]?.imports.push(source)
      writeFileSync(cache, JSON.stringify(reach))
      console.log(`${kind}: ${Math.min(from + BATCH, news.length)} of ${news.length} test files are known`)
    }
  } finally {
    runner.stop()
    marked.undo()
  }
  return { reach, atLoad: new Set([...marked.atLoad, ...Object.values(reach).flatMap(({ loaded }) => loaded)]) }
}

/**
 * The test files that may notice an edit: those that run it, the shortest first; then, for what is worked out when a module loads, those
 * that import it.
 * @param {{ reach: Reach, atLoad: Set<string> }} known
 * @param {DrawnEdit} edit
 */
export function testsFor({ reach, atLoad }, { id, file }) {
  const passing = Object.entries(reach)
    .filter(([, { hasPassed }]) => hasPassed)
    .toSorted(([, one], [, other]) => one.duration - other.duration)
  const running = passing.filter(([, { ran }]) => ran.includes(id))
  const importing = passing.filter(([, { ran, imports }]) => atLoad.has(id) && imports.includes(file) && !ran.includes(id))
  // Tests of the file's own folder say most about its constants.
  const near = importing.toSorted(([one], [other]) => Number(isNear(other, file)) - Number(isNear(one, file)))
  return [...running, ...near].map(([path]) => path)
}

/** @param {string} test @param {string} file */
const isNear = (test, file) => dirname(test).startsWith(dirname(file)) || dirname(file).startsWith(dirname(test))
