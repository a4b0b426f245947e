import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findEdits } from './find-edits.mjs'
import { placeOf } from './scratch.mjs'

/**
 * @typedef {import('./table.mjs').DrawnEdit} DrawnEdit
 * @typedef {import('./find-edits.mjs').Spot} Spot
 */

/** What the tests' setup file does beside its own work: it writes down which edits each test file gets to, while loading and while running. */
const RECORDER = `
import { appendFileSync as appendReached } from 'node:fs'
{
  const pending = new Set()
  const write = (file, phase) => {
    appendReached(process.env.REACHED_FILE, JSON.stringify({ file, phase, ids: [...pending] }) + '\\n')
    pending.clear()
  }
  globalThis.reachedEdit ??= (id) => pending.add(id)
  globalThis.reachedPhase ??= write
}
`

/**
 * Wraps every edit's expression in the copy, so that a run of the tests tells who gets there. Answers how to take the marks back, and the
 * edits that are worked out once, when their module loads.
 * @param {{ root: string, folder: string, edits: readonly DrawnEdit[], tests: readonly string[], setup: string, parse: (file: string, text: string) => unknown }} options
 */
export function markEdits({ root, folder, edits, tests, setup, parse }) {
  /** @type {Map<string, string>} */
  const originals = new Map()
  const change = (/** @type {string} */ file, /** @type {(text: string) => string} */ edit) => {
    const text = readFileSync(join(folder, file), 'utf8')
    originals.set(file, text)
    writeFileSync(join(folder, file), edit(text))
  }
  /** @type {Set<string>} */
  const atLoad = new Set()
  for (const [file, own] of Map.groupBy(edits, (edit) => edit.file))
    change(file, (text) => {
      const possible = findEdits(text, parse(file, text))
      /** @type {{ id: string, spot: Spot }[]} */
      const marks = []
      for (const edit of own) {
        const start = placeOf(root, text, edit)
        const found = possible.find((one) => one.start === start && one.before === edit.before && one.after === edit.after)
        if (found?.spot) marks.push({ id: edit.id, spot: found.spot })
        if (!found?.spot?.isInFunction) atLoad.add(edit.id)
      }
      return wrap(text, marks)
    })
  for (const file of tests)
    change(
      file,
      (text) =>
        `import { beforeAll as beforeReached, afterAll as afterReached } from 'vitest'; beforeReached(() => globalThis.reachedPhase('${file}', 'load')); afterReached(() => globalThis.reachedPhase('${file}', 'run'));${text}`,
    )
  change(setup, (text) => text + RECORDER)
  const undo = () => {
    for (const [file, text] of originals) writeFileSync(join(folder, file), text)
  }
  return { undo, atLoad }
}

/** @param {string} text @param {readonly { id: string, spot: Spot }[]} marks */
function wrap(text, marks) {
  // The code has no semicolons: a bracket at the start of a statement would call what stands before it.
  const opens = marks.map(({ id, spot }) => ({
    at: spot.start,
    rank: [1, -spot.end],
    text: `${spot.isStatement ? 'void 0,' : ''}(globalThis.reachedEdit?.('${id}'),`,
  }))
  const closes = marks.map(({ spot }) => ({ at: spot.end, rank: [0, -spot.start], text: ')' }))
  const sorted = [...opens, ...closes].toSorted(
    (one, other) => one.at - other.at || (one.rank[0] ?? 0) - (other.rank[0] ?? 0) || (one.rank[1] ?? 0) - (other.rank[1] ?? 0),
  )
  let [result, from] = ['', 0]
  for (const { at, text: inserted } of sorted) {
    result += text.slice(from, at) + inserted
    from = at
  }
  return result + text.slice(from)
}
