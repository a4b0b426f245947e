import { decodeEntities } from '@jobapply/core/jobs/entities'
import { isRecord, type Raw } from '@jobapply/core/shared/records'
import { findFrom } from './find-from.ts'
import { parseJson } from './parse-response.ts'

const MAX_BLOCKS = 50
const MAX_DEPTH = 6

/** The JSON-LD things of a page: each block, what stands in its graph and in its lists. */
export function readLinkedData(html: string): Raw[] {
  const things = blocksOf(html).flatMap((block) => flatten(parseLoosely(block), 0))
  const byId = new Map(things.filter((thing) => Object.keys(thing).length > 1).map((thing) => [thing['@id'], thing]))
  return things.map((thing) => Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, resolve(value, byId)])))
}

/** What only points to another thing of the page is that thing: { "@id": "#organization" }. */
const resolve = (value: unknown, byId: ReadonlyMap<unknown, Raw>) =>
  isRecord(value) && typeof value['@id'] === 'string' && Object.keys(value).every((key) => key.startsWith('@'))
    ? (byId.get(value['@id']) ?? value)
    : value

const LINKED = /\bapplication\/ld(?:\+|&#x2b;|&#43;)json/i

function blocksOf(html: string): string[] {
  const blocks: string[] = []
  const opening = /<script\b[^<>]*>/gi
  for (let found = opening.exec(html); found && blocks.length < MAX_BLOCKS; found = opening.exec(html)) {
    if (!LINKED.test(found[0])) continue
    const start = opening.lastIndex
    const end = findFrom(html, /<\/script/gi, start)
    blocks.push(html.slice(start, end < 0 ? undefined : end))
    if (end < 0) break
    opening.lastIndex = end
  }
  return blocks
}

/** Pages wrap their block in comments and put raw line breaks into its strings. */
function parseLoosely(block: string): unknown {
  const plain = block.replace(
    /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[|\/\/<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\]\]>|\]\]>)\s*$/g,
    '',
  )
  return (
    parseJson(plain) ?? parseJson(mend(plain)) ?? (plain.includes('&quot;') ? parseJson(mend(decodeEntities(plain))) : undefined)
  )
}

/** Raw line breaks in strings, backslashes that escape nothing, commas before a closing bracket and a semicolon at the end. */
const mend = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\\(?!["\\/bfnrtu])/g, '')
    .replace(/,(\s*[}\]])/g, '$1')
    .replace(/;\s*$/, '')

function flatten(value: unknown, depth: number): Raw[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.slice(0, 1_000).flatMap((one) => flatten(one, depth + 1))
  if (!isRecord(value)) return []
  const inside = [
    '@graph',
    'itemListElement',
    'dataFeedElement',
    'item',
    'mainEntity',
    'mainEntityOfPage',
    'hasPart',
    'about',
    'jobPosting',
    'jobPostings',
  ].flatMap((key) => flatten(value[key], depth + 1))
  return [value, ...inside]
}
