import { parseJson } from '@jobapply/core/shared/parse-json'
import { isRecord } from '@jobapply/core/shared/records'

/** The JSON that begins at the first bracket after a mark in a page. */
export function jsonAfter(text: string, mark: RegExp): unknown {
  const found = mark.exec(text)
  if (!found) return undefined
  const start = found.index + found[0].length
  const opening = /[[{]/g
  opening.lastIndex = start
  const from = opening.exec(text)?.index
  if (from === undefined || from - start > 40) return undefined
  return parseJson(text.slice(from, endOfJson(text, from)))
}

/** Where brackets that open at `from` are closed again, texts aside. */
export function endOfJson(text: string, from: number): number {
  const marks = /["[\]{}]/g
  marks.lastIndex = from
  let depth = 0
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '"') {
      const end = endOfText(text, mark.index + 1)
      if (end < 0) return text.length
      marks.lastIndex = end
    } else depth += mark[0] === '[' || mark[0] === '{' ? 1 : -1
    if (depth === 0) return marks.lastIndex
  }
  return text.length
}

/** After the quote that ends a text; -1: it has no end. */
export function endOfText(text: string, from: number): number {
  const marks = /["\\]/g
  marks.lastIndex = from
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '"') return marks.lastIndex
    marks.lastIndex += 1
  }
  return -1
}

/** What programs put before data: a guard against other sites, a call, a name. */
const BEFORE_DATA = /^[\w$.\s=(;/*'})\],\ufeff]*$/
const MAX_BEFORE = 200

/** JSON, alone or as a script hands it out: in a call, after a name or behind a guard. */
export function parseLooseJson(text: string): unknown {
  const value = parseJson(text)
  if (value !== undefined) return value
  const start = text.search(/[[{]/)
  if (start < 1 || start > MAX_BEFORE || !BEFORE_DATA.test(text.slice(0, start))) return undefined
  return parseJson(text.slice(start, endOfJson(text, start)))
}

const MAX_DEPTH = 4

/** The longest piece of a page inside an answer of data; undefined: it has none with a link. */
export function htmlInJson(text: string): string | undefined {
  let longest: string | undefined
  walk(parseLooseJson(text), 0)
  return longest

  function walk(value: unknown, depth: number) {
    if (typeof value === 'string') {
      if (value.length > (longest?.length ?? 0) && /^\s*<[a-z]/i.test(value) && /<a\s/i.test(value)) longest = value
    } else if (depth < MAX_DEPTH && (isRecord(value) || Array.isArray(value)))
      for (const part of Object.values(value)) walk(part, depth + 1)
  }
}
