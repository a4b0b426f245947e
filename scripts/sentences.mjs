import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './machine.mjs'
import { listSources, parseSource } from './pattern-sources.mjs'

/**
 * Prints every sentence that people read, as file, line and text: `npm run -s sentences > list.tsv`. Written for reading them all at once, by
 * the table "Words" of the style; what it prints too much (a name, a pattern) is passed over by the reader.
 * @typedef {{ type?: string, start?: number, value?: unknown, raw?: string, name?: { name?: string }, cooked?: string }} Node
 */

/** Tables of words, and texts that no page shows. */
const NOT_READ =
  /\/(?:tables|words|language|lexicon|mutations|migrations|recordings)\/|^scripts\/|^packages\/(?:language|matching\/src\/tables)|\/(?:demo|personal)[^/]*\.ts$/
/** Attributes and properties that are code. */
const CODE = new Set(
  'className class id key path to href type name kind as rel role htmlFor d viewBox fill stroke src pattern mode'.split(' '),
)
const SENTENCE = /^[A-Z“"'‘][\s\S]*[a-z]/
const hasWords = (/** @type {string} */ text) => /[a-z]{2}[,.]? \S/i.test(text) || /[a-z][.!?…]$/.test(text)
const isCode = (/** @type {string} */ text) =>
  /[{}=<>]|\b(?:select .* from|insert into|flex|grid|px-|text-\d)\b|^https?:|^[A-Z_]+$/.test(text)

/**
 * @param {string} file
 * @returns {string[]}
 */
function sentencesIn(file) {
  const source = readFileSync(join(root, file), 'utf8')
  /** @type {Map<string, number>} */
  const found = new Map()
  const keep = (/** @type {unknown} */ value, /** @type {number} */ at) => {
    const text = String(value).replace(/\s+/g, ' ').trim()
    if (SENTENCE.test(text) && hasWords(text) && !isCode(text) && !found.has(text))
      found.set(text, source.slice(0, at).split('\n').length)
  }
  const visit = (/** @type {unknown} */ value) => {
    if (value === null || typeof value !== 'object') return
    if (Array.isArray(value)) {
      for (const one of value) visit(one)
      return
    }
    const node = /** @type {Node & Record<string, unknown>} */ (value)
    const { type = '', start = 0 } = node
    if (/^(?:Import|Export(?:All|Named))Declaration$/.test(type) && node.source) return
    if (type.startsWith('TS')) return
    if (type === 'JSXText' || (type === 'Literal' && typeof node.value === 'string')) return keep(node.value, start)
    if (type === 'TemplateLiteral') {
      const quasis = /** @type {{ value: { cooked: string } }[]} */ (node.quasis)
      keep(quasis.map((part) => part.value.cooked).join('…'), start)
      return visit(node.expressions)
    }
    const name = node.name?.name ?? /** @type {{ name?: string } | undefined} */ (node.key)?.name ?? ''
    if ((type === 'JSXAttribute' || type === 'Property') && CODE.has(name)) return
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSource(file, source))
  return [...found].map(([text, line]) => `${file}\t${line}\t${text}`)
}

const lines = listSources()
  .filter((file) => !NOT_READ.test(`/${file}`) && !NOT_READ.test(file))
  .flatMap(sentencesIn)
process.stdout.write(`${lines.join('\n')}\n`)
process.stderr.write(`${lines.length} sentences\n`)
