import { isRecord, type Raw } from '@jobapply/core/shared/records'
import { parseJson } from './reading.ts'

const MAX_BLOCKS = 50
const MAX_DEPTH = 6

/** The JSON-LD things of a page: each block, what stands in its graph and in its lists. */
export function readLinkedData(html: string): Raw[] {
  return blocksOf(html).flatMap((block) => flatten(parseLoosely(block), 0))
}

function blocksOf(html: string): string[] {
  const blocks: string[] = []
  let at = 0
  while (blocks.length < MAX_BLOCKS) {
    const opening = /<script\b[^<>]*\bapplication\/ld\+json\b[^<>]*>/gi
    opening.lastIndex = at
    const found = opening.exec(html)
    if (!found) break
    const start = found.index + found[0].length
    const end = html.toLowerCase().indexOf('</script', start)
    blocks.push(html.slice(start, end < 0 ? undefined : end))
    at = end < 0 ? html.length : end
  }
  return blocks
}

/** Pages wrap their block in comments and put raw line breaks into its strings. */
function parseLoosely(block: string): unknown {
  const plain = block.replace(
    /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[|\/\/<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\]\]>|\]\]>)\s*$/g,
    '',
  )
  return parseJson(plain) ?? parseJson(plain.replace(/\p{Cc}/gu, ' ').replace(/;\s*$/, ''))
}

function flatten(value: unknown, depth: number): Raw[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.slice(0, 1_000).flatMap((one) => flatten(one, depth + 1))
  if (!isRecord(value)) return []
  const inside = ['@graph', 'itemListElement', 'item', 'mainEntity'].flatMap((key) => flatten(value[key], depth + 1))
  return [value, ...inside]
}
