import { decodeEntities } from '@jobapply/core/jobs/fields/entities'
import { parseJson } from '@jobapply/core/shared/parse-json'
import { endOfJson, endOfText } from './json-in-text.ts'

/** No page has more data that is worth reading, and a hostile one costs no more than this. */
const MAX_VALUES = 60
const MAX_TRIES = 1_000
/** Characters looked at, as a multiple of the page. */
const MAX_WORK = 4

/** The data that a page hands to its own scripts: in scripts, in attributes, in elements of their own, and in a stream. */
export function dataInPage(html: string): unknown[] {
  const found: unknown[] = []
  const budget = { tries: MAX_TRIES, work: html.length * MAX_WORK }
  const keep = (value: unknown) => {
    if (typeof value === 'object' && value !== null && found.length < MAX_VALUES) found.push(value)
  }
  for (const script of scriptsOf(html)) readScript(script, keep, budget)
  const stream = streamOf(html)
  if (stream) readScript(stream, keep, budget)
  for (const text of textsOf(html)) {
    if (budget.tries-- <= 0) break
    keep(parseJson(decodeEntities(text)))
  }
  return found
}

function* scriptsOf(html: string): Generator<string> {
  const opening = /<script\b[^<>]*>/gi
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const start = opening.lastIndex
    const closing = /<\/script/gi
    closing.lastIndex = start
    const end = closing.exec(html)?.index ?? html.length
    if (!/\bsrc\s?=|ld(?:\+|&#x2b;|&#43;)json/i.test(found[0]) && end > start) yield html.slice(start, end)
    opening.lastIndex = end
  }
}

type Budget = { tries: number; work: number }

/** What is assigned, handed over or listed: a list of objects in quotes, or an object. */
const STARTS =
  /JSON\.parse\(\s{0,5}(?=")|[=(]\s{0,5}(?=\{\s{0,9}"|\[\s{0,9}[[{])|:\s{0,5}(?=\[\s{0,9}\{\s{0,9}")|^\s{0,50}(?=[[{])/g

function readScript(script: string, keep: (value: unknown) => void, budget: Budget): void {
  STARTS.lastIndex = 0
  while (budget.tries > 0 && budget.work > 0 && STARTS.test(script)) {
    const from = STARTS.lastIndex
    budget.tries -= 1
    const isText = script[from] === '"'
    const end = isText ? endOfText(script, from + 1) : endOfJson(script, from)
    budget.work -= Math.max(end, from) - from + 1
    const value = end < 0 ? undefined : parseJson(script.slice(from, end))
    const data = typeof value === 'string' ? parseJson(value) : value
    if (data !== undefined) {
      keep(data)
      STARTS.lastIndex = end
    }
  }
}

/** The pieces of a stream of data, each a JSON text, put together. */
export function streamOf(page: string): string {
  const pieces = page
    .split('self.__next_f.push(')
    .slice(1)
    .flatMap((piece) => {
      const call = piece.split(/<\/script/i, 1)[0] ?? ''
      const value = call.startsWith('[') ? parseJson(call.slice(0, call.lastIndexOf(')'))) : undefined
      return Array.isArray(value) && typeof value[1] === 'string' ? value[1] : []
    })
  return pieces.join('')
}

/** Attributes and elements that hold data. */
function* textsOf(html: string): Generator<string> {
  for (const [, double, single] of html.matchAll(/=(?:"\s{0,5}([[{][^"]{20,})"|'\s{0,5}([[{][^']{20,})')/g))
    yield double ?? single ?? ''
  for (const [, text] of html.matchAll(/<(?:code|textarea|template|noscript|pre)\b[^<>]*>\s{0,9}([[{][^<>]{20,})</gi))
    yield text ?? ''
}
