import { readLinkedBlocks } from '@jobapply/core/jobs/json-ld/linked-data'
import type { Raw } from '@jobapply/core/shared/records'
import { findFrom } from './find-from.ts'

const MAX_BLOCKS = 50

/** The JSON-LD things of a page. */
export const readLinkedData = (html: string): Raw[] => readLinkedBlocks(blocksOf(html))

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
