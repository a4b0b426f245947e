import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findEdits } from './find-edits.mjs'

/** @typedef {import('./table.mjs').DrawnEdit} DrawnEdit */

/** Where faults cost most; each area gets as many edits. */
const AREAS = {
  answers: /^packages\/core\/src\/answers\//,
  core: /^packages\/core\/src\//,
  stores: /^apps\/server\/src\/features\/.*store\.ts$/,
  handlers: /^apps\/server\/src\/features\//,
  matching: /^packages\/matching\/src\//,
  'resume-parser': /^packages\/resume-parser\/src\//,
  language: /^packages\/language\/src\//,
  extension: /^apps\/extension\/src\//,
}
/** Tables of data, demo data and what only wires things together. */
const LEFT_OUT =
  /\/(?:tables|words|fixtures|entrypoints|local-stripe)\/|^packages\/language\/src\/[a-z]{2}\/|\/(?:demo|contract|faults|feature|countries|currencies|articles|operator|examples)[\w-]*\.tsx?$|-contract\.ts$/
/** So that one long file does not take all. */
const MOST_IN_A_FILE = 3

/**
 * The same seed draws the same edits from the same code.
 * @param {{ root: string, files: readonly string[], parse: (file: string, text: string) => unknown, seed: number, count: number }} options
 * @returns {DrawnEdit[]}
 */
export function drawEdits({ root, files, parse, seed, count }) {
  const random = randomOf(seed)
  /** @type {Map<string, Omit<DrawnEdit, 'id'>[]>} */
  const piles = new Map()
  for (const file of files) {
    const area = Object.entries(AREAS).find(([, pattern]) => pattern.test(file))?.[0]
    if (!area || LEFT_OUT.test(file)) continue
    const text = readFileSync(join(root, file), 'utf8')
    for (const { start, kind, before, after } of findEdits(text, parse(file, text))) {
      const [lines, name] = [text.slice(0, start).split('\n'), `${area} ${kind}`]
      const pile = piles.get(name) ?? []
      piles.set(name, pile)
      pile.push({ file, line: lines.length, column: (lines.at(-1) ?? '').length + 1, kind, before, after })
    }
  }
  for (const [name, pile] of piles) piles.set(name, shuffle(pile, random))
  /** @type {Map<string, number>} */
  const taken = new Map()
  /** @type {Omit<DrawnEdit, 'id'>[]} */
  const drawn = []
  // In turns, so that every area and kind has its share.
  while (drawn.length < count && [...piles.values()].some((pile) => pile.length > 0))
    for (const pile of piles.values()) {
      let edit = pile.pop()
      while (edit && (taken.get(edit.file) ?? 0) >= MOST_IN_A_FILE) edit = pile.pop()
      if (!edit || drawn.length >= count) continue
      taken.set(edit.file, (taken.get(edit.file) ?? 0) + 1)
      drawn.push(edit)
    }
  return drawn.map((edit, at) => ({ id: `m${String(at + 1).padStart(3, '0')}`, ...edit }))
}

/** @param {number} seed Mulberry32. */
function randomOf(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** @template T @param {readonly T[]} all @param {() => number} random */
const shuffle = (all, random) =>
  all
    .map((one) => /** @type {const} */ ([random(), one]))
    .toSorted(([one], [other]) => one - other)
    .map(([, one]) => one)
