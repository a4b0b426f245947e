import type { Posting } from '@jobapply/core/jobs/posting'
import { failed, judgePage, MAX_ENTRIES, settle } from './readers/parse-response.ts'
import type { SourceResult } from './readers/source.ts'
import { childOf, childrenOf, readXml, type XmlElement } from './xml.ts'

/** The entries of an XML answer as postings; `entriesOf` gives undefined for a shape that it does not know. */
export function readXmlEntries(
  text: string,
  entriesOf: (root: XmlElement) => XmlElement[] | undefined,
  toPosting: (entry: XmlElement) => Posting | undefined,
): SourceResult {
  const root = readXml(text)
  const entries = root && root.name !== 'html' ? entriesOf(root)?.slice(0, MAX_ENTRIES) : undefined
  if (!entries) return failed(judgePage(text))
  const jobs = entries.map(toPosting).filter((posting) => posting !== undefined)
  return settle({ jobs, unread: entries.length - jobs.length })
}

/** The items of an RSS feed. */
export const rssItems = (root: XmlElement) => {
  const channel = root.name === 'rss' ? childOf(root, 'channel') : undefined
  return channel && childrenOf(channel, 'item')
}
