import type { Posting } from '@jobapply/core/jobs/posting'
import { idText, joinParts, joinPlaces, many, may, webAddress, word } from '@jobapply/core/jobs/shape'
import { z } from 'zod'
import { readPage } from './job-posting.ts'
import { readEntries, readJson, settle } from './readers/parse-response.ts'
import { BOARD_TERMS, type Board, isHost, JSON_ANSWER, PAGE_ANSWER, type Source } from './readers/source.ts'
import { pathOf, subdomainOf } from './readers/tokens.ts'

const HOST = '*.breezy.hr'
const named = may(z.union([word, z.object({ name: may(word), id: may(word) }).transform(({ name, id }) => name ?? id)]))
const place = z.object({
  name: may(word),
  city: may(word),
  state: named,
  country: named,
  is_remote: may(z.boolean()),
  remote_details: may(z.object({ value: may(word), label: may(word) })),
})
const row = z.object({
  id: may(idText),
  friendly_id: may(word),
  name: word,
  url: may(webAddress),
  published_date: may(word),
  creation_date: may(word),
  type: named,
  experience: named,
  location: may(place),
  locations: many(place),
  department: named,
  salary: may(word),
  description: may(z.string()),
  company: may(z.object({ name: may(word) })),
})
/** Each job is asked for at its address, so that has to be one of Breezy's. */
const job = row.refine(
  ({ id, friendly_id, url }) =>
    (id ?? friendly_id) !== undefined && (url === undefined ? friendly_id !== undefined : isHost(hostOf(url), HOST)),
)

/** The list behind a careers site; the texts stand on each job's page. */
export const breezy: Source = {
  id: 'breezy',
  name: 'Breezy',
  kind: 'board',
  hosts: [HOST],
  terms: { basis: 'documented', page: 'https://developer.breezy.hr', ...BOARD_TERMS, credit: 'From the company’s Breezy board' },
  listHasText: false,
  list: ({ token }) => ({ url: `https://${token}.breezy.hr/json`, accept: JSON_ANSWER }),
  read: (text, board) =>
    readJson(text, (value) => {
      const entries = readEntries(value, job, (one) => toPosting(one, board))
      return entries && settle(entries)
    }),
  one: (_, { url }) => ({ url, accept: PAGE_ANSWER }),
  readOne: (text, board, { url }) => {
    const reading = readPage(text, url)
    const id = idIn(url)
    return {
      ...reading,
      jobs: reading.jobs.map((posting) => ({
        ...posting,
        source: 'breezy',
        id: id ?? posting.id,
        // A page may name any address as its own.
        url,
        company: posting.company || board.name,
      })),
    }
  },
  recognise(address) {
    const token = subdomainOf(address, 'breezy.hr')
    const id = idIn(address.href)
    if (!token) return undefined
    return id && pathOf(address)[0] === 'p' ? { token, id } : { token }
  },
}

const hostOf = (url: string) => URL.parse(url)?.hostname ?? ''

/** '4f0c9b' of '…/p/4f0c9b-cook'. */
const idIn = (url: string) => /\/p\/([0-9a-z]+)/i.exec(url)?.[1]

function toPosting(one: z.output<typeof row>, board: Board): Posting {
  const { name, city, state, country, is_remote, remote_details } = one.location ?? {}
  return {
    source: 'breezy',
    id: one.id ?? one.friendly_id ?? '',
    title: one.name,
    company: one.company?.name ?? board.name,
    location: joinPlaces(name ?? joinParts(city, state, country), ...one.locations.map((each) => each.name)),
    url: one.url ?? `https://${board.token}.breezy.hr/p/${encodeURIComponent(one.friendly_id ?? '')}`,
    description: one.description ?? '',
    place: { city, region: state, country },
    workMode: [remote_details?.label, remote_details?.value, is_remote ? 'remote' : ''].filter(Boolean).join(' '),
    jobType: one.type,
    level: one.experience,
    payText: one.salary,
    posted: one.published_date ?? one.creation_date,
    tags: [one.department].filter((tag) => tag !== undefined),
  }
}
