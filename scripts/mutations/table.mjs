import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * @typedef {{ id: string, file: string, line: number, column: number, kind: string, before: string, after: string, list?: string }} DrawnEdit one with the file it is listed in
 * @typedef {{ id: string, verdict: 'caught' | 'survived' | 'equivalent' | 'stale', by: string, seconds: number }} Result
 */

const EDIT_HEAD = 'id\tfile\tline\tcolumn\tkind\tbefore\tafter'
const RESULT_HEAD = 'id\tverdict\tby\tseconds'

/** A cell is one line: JSON without its quotes. @param {unknown} value */
const toCell = (value) => JSON.stringify(String(value)).slice(1, -1)
/** @param {string} cell @returns {string} */
const fromCell = (cell) => JSON.parse(`"${cell}"`)

/** @param {string} path @param {readonly DrawnEdit[]} edits */
export const writeEdits = (path, edits) =>
  writeFileSync(
    path,
    `${[EDIT_HEAD, ...edits.map((one) => [one.id, one.file, one.line, one.column, one.kind, one.before, one.after].map(toCell).join('\t'))].join('\n')}\n`,
  )

/** @param {string} path */
const readTable = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
/** @param {string} text @returns {string[][]} */
function parseRows(text) {
  const [, ...lines] = text.trim().split('\n')
  return lines.map((line) => line.split('\t').map(fromCell))
}

/** @param {string} text @param {string} list @returns {DrawnEdit[]} */
export const parseEdits = (text, list) =>
  parseRows(text).map(([id = '', file = '', line, column, kind = '', before = '', after = '']) => ({
    ...{ id, file, line: Number(line), column: Number(column), kind, before, after, list },
  }))
/** @param {string} path */
export const readEdits = (path) => parseEdits(readTable(path), path)

/** The last line of an edit counts. @param {string} path @returns {Map<string, Result>} */
export const readResults = (path) =>
  new Map(
    parseRows(readTable(path)).map(([id = '', verdict = '', by = '', seconds]) => [
      id,
      { id, verdict: /** @type {Result['verdict']} */ (verdict), by, seconds: Number(seconds) },
    ]),
  )

/** One line as soon as a verdict is there, so that a run that is stopped goes on from there. @param {string} path @param {Result} result */
export function appendResult(path, { id, verdict, by, seconds }) {
  if (!existsSync(path)) writeFileSync(path, `${RESULT_HEAD}\n`)
  appendFileSync(path, `${[id, verdict, by, seconds].map(toCell).join('\t')}\n`)
}
