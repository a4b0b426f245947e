import { relative, resolve } from 'node:path'
import { BaseSequencer, createVitest } from 'vitest/node'

/**
 * @typedef {{ name: string, files?: readonly string[], edited?: readonly string[], isWhole?: boolean, doors?: string }} Question
 * @typedef {{ file: string, test: string, message?: string }} Failure
 */

const [kind = 'unit'] = process.argv.slice(2)
// The sources change between two runs of tests, and helper processes have to be what they are.
process.env.HELPERS_FROM_SOURCES = '1'
const folder = process.cwd()
/** @type {readonly string[]} */
let order = []
/** @type {Failure | undefined} */
let failure
let isWhole = false

/** Runs the files in the order in which they were asked for. */
class AsAsked extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const placeOf = (/** @type {string} */ id) => order.indexOf(relative(folder, id))
    return files.toSorted((one, other) => placeOf(one.moduleId) - placeOf(other.moduleId))
  }
}

/** @param {Failure} seen */
function noteFailure(seen) {
  failure ??= seen
  if (!isWhole) void vitest.cancelCurrentRun('test-failure')
}

const vitest = await createVitest('test', {
  root: folder,
  project: [kind],
  watch: false,
  maxWorkers: 1,
  sequence: { sequencer: AsAsked },
  reporters: [
    {
      onTestModuleStart: ({ moduleId }) => void process.send?.({ started: relative(folder, moduleId) }),
      onTestCaseResult: (test) => {
        const file = relative(folder, test.module.moduleId)
        const { state, errors } = test.result()
        if (state === 'failed') noteFailure({ file, test: test.fullName, message: errors?.[0]?.message ?? '' })
      },
      onTestModuleEnd: (module) => {
        const file = relative(folder, module.moduleId)
        if (module.state() === 'failed') noteFailure({ file, test: 'could not be loaded' })
        process.send?.({ ended: file, duration: module.diagnostic().duration, hasPassed: module.state() === 'passed' })
      },
    },
  ],
})

/** @param {readonly string[]} files */
async function run(files) {
  const wanted = new Set(files.map((file) => resolve(folder, file)))
  const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) => wanted.has(moduleId))
  vitest.state.filesMap.clear()
  vitest.state.errorsSet.clear()
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const [error] = unhandledErrors
  if (!failure && error) failure = { file: '', test: `an error outside any test: ${String(error)}` }
}

/** Which test files import a file, directly or not. @param {string} file */
function testsOf(file) {
  /** @type {Set<string>} */
  const seen = new Set()
  const environments = vitest.projects.flatMap(({ vite }) => Object.values(vite.environments))
  const open = environments.flatMap(({ moduleGraph }) => [...(moduleGraph.getModulesByFile(resolve(folder, file)) ?? [])])
  for (const module of open) {
    for (const importer of module.importers)
      if (importer.file && !seen.has(importer.file)) {
        seen.add(importer.file)
        open.push(importer)
      }
  }
  return [...seen].filter((one) => /\.test\.tsx?$/.test(one)).map((one) => relative(folder, one))
}

/** @param {Question} question */
async function answer({ name, files = [], edited = [], ...rest }) {
  if (name === 'list') return (await vitest.globTestSpecifications()).map(({ moduleId }) => relative(folder, moduleId))
  if (name === 'importers') return Object.fromEntries(files.map((file) => [file, testsOf(file)]))
  for (const file of edited) vitest.invalidateFile(resolve(folder, file))
  failure = undefined
  order = files
  isWhole = Boolean(rest.isWhole)
  // The matrix of all doors then asks only those whose name has this word.
  vitest.provide('doors', rest.doors ?? '')
  await run(files)
  return failure ?? null
}

process.on('message', (/** @type {Question} */ question) => {
  answer(question).then(
    (answered) => process.send?.({ answered }),
    (error) => process.send?.({ answered: { file: '', test: `the runner failed: ${String(error)}` } }),
  )
})
process.on('disconnect', () => process.exit())
process.send?.({ answered: 'ready' })
