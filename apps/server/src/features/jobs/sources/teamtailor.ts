import { toPosting as ofJobPosting } from '@jobapply/core/jobs/json-ld/job-posting'
import type { Posting } from '@jobapply/core/jobs/posting'
import { joinParts, may, webAddress, word } from '@jobapply/core/jobs/shape'
import { isRecord } from '@jobapply/core/shared/records'
import { z } from 'zod'
import { readEntries, readJson, settle } from './readers/parse-response.ts'
import { ANY_HOST, BOARD_TERMS, type Board, type Source, type SourceResult, XML_ANSWER } from './readers/source.ts'
import { ofOwnHost, pathOf } from './readers/tokens.ts'
import { readXmlEntries, rssItems } from './rss.ts'
import { childOf, childrenOf, textOf, type XmlElement } from './xml.ts'

/**
 * The feed of a careers site, as RSS or as a JSON feed with schema.org postings in it. A token may have dots ('acme.career'); 'own/host' is
 * a site on the employer's own host.
 */
export const teamtailor: Source = {
  id: 'teamtailor',
  name: 'Teamtailor',
  kind: 'board',
  hosts: ['*.teamtailor.com', ANY_HOST],
  terms: {
    basis: 'documented',
    page: 'https://support.teamtailor.com',
    ...BOARD_TERMS,
    credit: 'From the company’s Teamtailor careers site',
  },
  listHasText: true,
  list: ({ token }) => ({ url: `https://${hostOf(token)}/jobs.rss`, accept: XML_ANSWER }),
  read: (text, board) => (/^\s*[{[]/.test(text) ? readJsonFeed(text, board) : readRss(text, board)),
  recognise(address) {
    const [, token] = /^([a-z0-9-]+(?:\.[a-z0-9-]+){0,2})\.teamtailor\.com$/.exec(address.hostname.toLowerCase()) ?? []
    if (!token || ['www', 'app', 'api', 'docs', 'support', 'partner'].includes(token)) return undefined
    const [first, job] = pathOf(address)
    const id = first === 'jobs' ? /^(\d+)(?:-|$)/.exec(job ?? '')?.[1] : undefined
    return id ? { token, id } : { token }
  },
  recognisePage: ofOwnHost(/\bteamtailor-cdn\.com\//, (host) => `own/${host}`),
}

const hostOf = (token: string) => (token.startsWith('own/') ? token.slice(4) : `${token}.teamtailor.com`)

/** '7167985' of '…/jobs/7167985-account-executive'. */
const idOf = (link: string) => /\/jobs\/(\d+)/.exec(link)?.[1]

function readRss(text: string, board: Board): SourceResult {
  let name = board.name
  return readXmlEntries(
    text,
    (root) => {
      name ||= textOf(childOf(root, 'channel'), 'title') ?? ''
      return rssItems(root)
    },
    (item) => ofItem(item, name),
  )
}

function ofItem(item: XmlElement, company: string): Posting | undefined {
  const [title, link] = [textOf(item, 'title'), textOf(item, 'link')]
  if (!title || !link) return undefined
  const within = childOf(item, 'locations')
  const named = childrenOf(within, 'location')
  const places = named.length > 0 || !within ? named : [within]
  const [first] = places
  const written = places.map((place) => joinParts(textOf(place, 'city') ?? textOf(place, 'name'), textOf(place, 'country')))
  return {
    source: 'teamtailor',
    id: idOf(link) ?? textOf(item, 'guid') ?? link,
    title,
    company: textOf(item, 'company_name') ?? company,
    location: [...new Set(written.filter(Boolean))].join('; ') || joinParts(textOf(item, 'city'), textOf(item, 'country')),
    url: link,
    description: textOf(item, 'description') ?? '',
    place: { city: textOf(first, 'city'), country: textOf(first, 'country') },
    workMode: modeOf(textOf(item, 'remoteStatus')),
    posted: textOf(item, 'pubDate'),
    tags: [textOf(item, 'department'), textOf(item, 'role')].filter((tag) => tag !== undefined),
  }
}

/** Teamtailor's words: none, temporary, hybrid, fully. */
const modeOf = (status: string | undefined) => (status === 'fully' ? 'remote' : status === 'none' ? 'onsite' : status)

const entry = z.object({
  id: may(word),
  title: word,
  url: webAddress,
  date_published: may(word),
  content_html: may(z.string()),
  _jobposting: may(z.record(z.string(), z.unknown())),
})

const readJsonFeed = (text: string, board: Board): SourceResult =>
  readJson(text, (value) => {
    const items = isRecord(value) ? value.items : undefined
    const name = isRecord(value) && typeof value.title === 'string' && !board.name ? value.title : board.name
    const entries = readEntries(items, entry, (one): Posting => {
      const posting = ofJobPosting({ title: one.title, ...one._jobposting }, one.url)
      return {
        ...posting,
        source: 'teamtailor',
        id: idOf(one.url) ?? one.id ?? one.url,
        title: one.title,
        company: posting?.company || name,
        location: posting?.location ?? '',
        url: one.url,
        description: posting?.description || (one.content_html ?? ''),
        posted: posting?.posted ?? one.date_published,
      }
    })
    return entries && settle(entries)
  })
