import { decodeEntities } from '@jobapply/core/jobs/fields/entities'
import type { Raw } from '@jobapply/core/shared/records'
import { findFrom } from './find-from.ts'

/** No property of a job is said more often. */
const MAX_VALUES = 200
/** Elements without an end. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
const MAX_DEPTH = 400

/** An element that is still open: what it is a property of, and its own properties when it is a thing of its own. */
type Open = { name: string; prop?: string | undefined; thing?: Raw | undefined; start: number; said?: string | undefined }

/** The things that a page marks in its elements (itemscope, itemprop), as JSON-LD would write them; only pages with a JobPosting are read. */
export function readMicrodata(html: string): Raw[] {
  if (!/itemtype\s*=\s*["']?https?:\/\/(?:www\.)?schema\.org\/JobPosting/i.test(html)) return []
  const things: Raw[] = []
  const open: Open[] = []
  const close = (element: Open, end: number) => {
    if (!element.prop) return
    const owner = open.findLast(({ thing }) => thing !== undefined)?.thing
    if (owner) put(owner, element.prop, element.thing ?? element.said ?? html.slice(element.start, end).trim())
  }
  for (const { token, index } of tagsOf(html)) {
    const [, slash, rawName = ''] = /^<(\/?)([a-z][\w:-]*)/i.exec(token) ?? []
    const name = rawName.toLowerCase()
    if (slash) {
      const at = open.findLastIndex((element) => element.name === name)
      while (at >= 0 && open.length > at) {
        const last = open.pop()
        if (last) close(last, index)
      }
      continue
    }
    const element: Open = { name, prop: attribute(token, 'itemprop'), start: index + token.length, said: saidBy(token) }
    if (/\sitemscope\b/i.test(token)) element.thing = { '@type': attribute(token, 'itemtype') ?? '' }
    if (element.thing) things.push(element.thing)
    if (VOID.has(name) || token.endsWith('/>')) close(element, index)
    else if (open.push(element) > MAX_DEPTH) return things
  }
  return things
}

/** The tags of a page without those in comments, scripts and styles. */
function* tagsOf(html: string): Generator<{ token: string; index: number }> {
  const tags = /<!--|<\/?[a-z][^<>]*>/gi
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    const [token] = found
    const unread = UNREAD.find(([start]) => start.test(token))
    if (!unread) yield { token, index: found.index }
    else {
      const end = findFrom(html, unread[1], tags.lastIndex)
      if (end < 0) return
      tags.lastIndex = end + 1
    }
  }
}

/** What begins a part that is not read, and its end. */
const UNREAD: readonly (readonly [RegExp, RegExp])[] = [
  [/^<!--/, /-->/g],
  [/^<script\b/i, /<\/script/gi],
  [/^<style\b/i, /<\/style/gi],
]

/** A property that comes again is a list. */
function put(thing: Raw, names: string, value: unknown) {
  for (const name of names.split(/\s+/).filter((one) => /^\w+$/.test(one) && !(one in Object.prototype)))
    if (!(name in thing)) thing[name] = value
    else if (!Array.isArray(thing[name])) thing[name] = [thing[name], value]
    else if (thing[name].length < MAX_VALUES) thing[name].push(value)
}

const attributePattern = (name: string) => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
const ATTRIBUTES = {
  itemprop: attributePattern('itemprop'),
  itemtype: attributePattern('itemtype'),
  content: attributePattern('content'),
  datetime: attributePattern('datetime'),
  href: attributePattern('href'),
}

const attribute = (tag: string, name: keyof typeof ATTRIBUTES) => {
  const found = ATTRIBUTES[name].exec(tag)
  const text = found && (found[1] ?? found[2] ?? found[3])
  return text ? decodeEntities(text).trim() : undefined
}
/** What a tag itself says: its content, its moment or its address. */
const saidBy = (tag: string) =>
  attribute(tag, 'content') ?? attribute(tag, 'datetime') ?? (/^<(?:a|link)\b/i.test(tag) ? attribute(tag, 'href') : undefined)
