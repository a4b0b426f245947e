import { decodeEntities } from '#jobs/fields/entities'
import { parseJson } from '#shared/parse-json'
import { isRecord, type Raw } from '#shared/records'

const MAX_DEPTH = 6

/** The JSON-LD objects of a page: each block, and the entries of its graph and its lists. */
export function readLinkedBlocks(blocks: readonly string[]): Raw[] {
  const things = blocks.flatMap((block) => flatten(parseLoosely(block), 0))
  const byId = new Map(things.filter((thing) => Object.keys(thing).length > 1).map((thing) => [thing['@id'], thing]))
  return things.map((thing) => Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, resolve(value, byId)])))
}

/** A type with or without its namespace: 'JobPosting', 'https://schema.org/JobPosting'. */
export const isOfType = (thing: Raw, name: string) =>
  [thing['@type']]
    .flat()
    .some((type) => typeof type === 'string' && type.split(/[/#:]/).at(-1)?.toLowerCase() === name.toLowerCase())

/** What only points to another thing of the page is that thing: { "@id": "#organization" }. */
const resolve = (value: unknown, byId: ReadonlyMap<unknown, Raw>) =>
  isRecord(value) && typeof value['@id'] === 'string' && Object.keys(value).every((key) => key.startsWith('@'))
    ? (byId.get(value['@id']) ?? value)
    : value

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
