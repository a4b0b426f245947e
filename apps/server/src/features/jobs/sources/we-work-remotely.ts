import type { Posting } from '@jobapply/core/jobs/posting'
import { joinParts } from '@jobapply/core/jobs/shape'
import { trimEndChars } from '@jobapply/core/shared/text/trim-chars'
import { type Source, XML_ANSWER } from './readers/source.ts'
import { readXmlEntries, rssItems } from './rss.ts'
import { textOf, type XmlElement } from './xml.ts'

/** The public feed; titles read 'Company: Role'. */
export const weWorkRemotely: Source = {
  id: 'weworkremotely',
  name: 'We Work Remotely',
  kind: 'feed',
  hosts: ['weworkremotely.com'],
  terms: {
    basis: 'documented',
    page: 'https://weworkremotely.com/remote-job-rss-feed',
    everyMinutes: 120,
    pages: 1,
    credit: 'Source: We Work Remotely',
  },
  listHasText: true,
  list: () => ({ url: 'https://weworkremotely.com/remote-jobs.rss', accept: XML_ANSWER }),
  read: (text) => readXmlEntries(text, rssItems, toPosting),
  recognise: () => undefined,
}

function toPosting(item: XmlElement): Posting | undefined {
  const [whole, link] = [textOf(item, 'title'), textOf(item, 'link') ?? textOf(item, 'guid')]
  if (!whole || !link) return undefined
  const [, company = '', title = whole] = /^([^:]{1,100}):\s(.+)$/s.exec(whole) ?? []
  return {
    source: 'weworkremotely',
    id: trimEndChars(link, /\//).split('/').at(-1) || link,
    title: title.trim(),
    company: company.trim(),
    location: textOf(item, 'region') ?? joinParts(textOf(item, 'state'), textOf(item, 'country')),
    url: link,
    description: textOf(item, 'description') ?? '',
    workMode: 'remote',
    jobType: textOf(item, 'type'),
    posted: textOf(item, 'pubDate'),
    expires: textOf(item, 'expires_at'),
    tags: [textOf(item, 'category'), ...(textOf(item, 'skills')?.split(',') ?? [])].filter((tag) => tag !== undefined),
  }
}
