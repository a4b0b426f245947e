import { STATES } from '@jobapply/core/jobs/fields/place-names'
import type { Posting } from '@jobapply/core/jobs/posting'
import { joinParts, joinPlaces, many, may, webAddress, word } from '@jobapply/core/jobs/shape'
import { readCountry } from '@jobapply/core/shared/countries/country-rules'
import { parseJson } from '@jobapply/core/shared/parse-json'
import { z } from 'zod'
import { readEntries, readJson, readSingle, settle } from './readers/parse-response.ts'
import { BOARD_TERMS, type Board, findHost, JSON_ANSWER, type Source, type SourceRequest } from './readers/source.ts'
import { isToken, pathOf } from './readers/tokens.ts'

const PAGE = 20
const row = z.object({
  title: word,
  externalPath: word,
  locationsText: may(word),
  postedOn: may(word),
  remoteType: may(word),
  timeType: may(word),
  bulletFields: many(word),
})
const detail = z.object({
  title: word,
  jobDescription: may(z.string()),
  location: may(word),
  additionalLocations: many(word),
  remoteType: may(word),
  timeType: may(word),
  startDate: may(word),
  postedOn: may(word),
  endDate: may(word),
  jobReqId: may(word),
  jobPostingId: may(word),
  externalUrl: may(webAddress),
  country: may(z.object({ descriptor: may(word) })),
})
const answerOfOne = z.object({
  jobPostingInfo: z.unknown(),
  hiringOrganization: may(z.object({ name: may(word) })),
})

/** The list behind a careers site. A token is 'tenant/wd5/Site'. The list has no texts. */
export const workday: Source = {
  id: 'workday',
  name: 'Workday',
  kind: 'board',
  hosts: ['*.myworkdayjobs.com'],
  terms: {
    basis: 'tolerated',
    page: 'https://{company}.myworkdayjobs.com/{site}',
    ...BOARD_TERMS,
    credit: 'From the company’s Workday careers site',
  },
  listHasText: false,
  list: (board) => page(board, 0),
  read: (text, board, asked) =>
    readJson(text, (value) => {
      const answer = z.object({ total: may(z.number()), jobPostings: z.array(z.unknown()) }).safeParse(value)
      const entries = answer.success ? readEntries(answer.data.jobPostings, row, (one) => ofRow(one, board)) : undefined
      if (!answer.success || !entries) return undefined
      const seen = offsetOf(asked) + answer.data.jobPostings.length
      // Later pages may say total 0: a full page is the better sign that there is another.
      const hasNext = answer.data.jobPostings.length >= PAGE && (offsetOf(asked) > 0 || seen < (answer.data.total ?? 0))
      return hasNext ? { ...settle(entries), next: page(board, seen) } : settle(entries)
    }),
  one: (board, { url }) => ({ url: `${apiOf(board)}${pathInSite(board, url)}`, accept: JSON_ANSWER }),
  readOne: (text, board, asked) =>
    readJson(text, (value) => {
      const { data } = answerOfOne.safeParse(value)
      // The list knows the company as people call it; the answer alone only by its legal name.
      const known = { ...board, name: board.name || (data?.hiringOrganization?.name ?? '') }
      return data && readSingle(data.jobPostingInfo, detail, (one) => ofDetail(one, known, asked.url))
    }),
  recognise(address) {
    const [, tenant, pod] = /^([a-z0-9_-]+)\.(wd\d+)\.myworkdayjobs\.com$/.exec(address.hostname.toLowerCase()) ?? []
    const path = pathOf(address).filter((part) => !/^[a-z]{2}-[A-Z]{2}$/.test(part))
    const [site, kind] = path[0] === 'wday' ? [path[3], path[4]] : path
    if (!tenant || !pod || !isToken(site)) return undefined
    const token = `${tenant}/${pod}/${site}`
    return kind === 'job' || kind === 'details' ? { token, id: requisitionOf(path.at(-1) ?? '') } : { token }
  },
}

const partsOf = ({ token }: Board) => {
  const [tenant = '', pod = '', site = ''] = token.split('/')
  return { tenant, site, host: tenant ? `https://${tenant}.${pod}.myworkdayjobs.com` : '' }
}
const apiOf = (board: Board) => {
  const { tenant, site, host } = partsOf(board)
  return `${host}/wday/cxs/${tenant}/${site}`
}
const page = (board: Board, offset: number): SourceRequest => ({
  url: `${apiOf(board)}/jobs`,
  accept: JSON_ANSWER,
  body: JSON.stringify({ appliedFacets: {}, limit: PAGE, offset, searchText: '' }),
})
const offsetOf = ({ body }: SourceRequest) => {
  const asked = z.object({ offset: z.number() }).safeParse(parseJson(body ?? ''))
  return asked.success ? asked.data.offset : 0
}

/** '/job/Rome/Cook_R1' of the job's address. */
function pathInSite(board: Board, url: string): string {
  const path = URL.parse(url)?.pathname.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/)/, '') ?? ''
  return path.replace(`/${partsOf(board).site}`, '').replace(/^\/details\//, '/job/')
}

/** The requisition at the end of a path stays the same when the title changes. */
const requisitionOf = (path: string, said?: string) =>
  /_([A-Za-z]{0,6}-?\d[\w-]*)$/.exec(path)?.[1] ?? said ?? path.slice(path.lastIndexOf('/') + 1)

const idOf = (board: Board, requisition: string) => [partsOf(board).tenant, requisition].filter(Boolean).join(':')

function ofRow(one: z.output<typeof row>, board: Board): Posting {
  const { host, site } = partsOf(board)
  return {
    source: 'workday',
    id: idOf(
      board,
      requisitionOf(
        one.externalPath,
        one.bulletFields.find((text) => /^[A-Z]{0,6}-?\d{2,}/i.test(text)),
      ),
    ),
    title: one.title,
    company: board.name,
    location: locationOf(one),
    url: host ? `${host}/${site}${one.externalPath}` : one.externalPath,
    description: '',
    workMode: one.remoteType,
    jobType: one.timeType,
    posted: one.postedOn,
  }
}

/** '3 Locations' names none; the first stands in the path. */
function locationOf({ locationsText = '', externalPath }: z.output<typeof row>): string {
  const [, place = ''] = /\/job\/([^/]+)\/[^/]+$/.exec(externalPath) ?? []
  const first = readPathPlace(place)
  if (locationsText === '') return first
  return /^\d+ locations?$/i.test(locationsText) && first ? `${first} (${locationsText})` : locationsText
}

/** 'Dublin---Ireland', 'US-CA-Santa-Clara', 'US-Ohio-Lima', 'Israel-Haifa', 'San-Francisco': a dash is a blank or a comma. */
function readPathPlace(place: string): string {
  const [country = '', ...rest] = place.split('-')
  if (place.includes('---') || rest.length === 0 || readCountry(country) === undefined)
    return place.replaceAll('---', ', ').replaceAll('-', ' ').trim()
  const isState = (name: string) => /^[A-Z]{2}$/.test(name) || STATES.some((state) => state.name === name)
  const words = [1, 2].find((count) => count < rest.length && isState(rest.slice(0, count).join(' '))) ?? 0
  return joinParts(country, rest.splice(0, words).join(' '), rest.join(' '))
}

/** Without its address and without a number of its own nobody can say which job it is. */
function ofDetail(one: z.output<typeof detail>, board: Board, asked: string): Posting | undefined {
  // The question names the job on this board; the answer may name another site, or any address.
  const said = [asked.replace(/\/wday\/cxs\/[^/]+(?=\/[^/]+\/job\/)/, ''), one.externalUrl ?? '']
  const url = said.find((text) => /\/job\//.test(text) && findHost(workday, { url: text, accept: '' })) ?? ''
  const path = url || one.jobPostingId
  const requisition = path ? requisitionOf(path, one.jobReqId) : one.jobReqId
  if (!requisition) return undefined
  return {
    source: 'workday',
    id: idOf(board, requisition),
    title: one.title,
    company: board.name,
    location: joinPlaces(one.location, ...one.additionalLocations),
    url,
    description: one.jobDescription ?? '',
    place: { country: one.country?.descriptor },
    workMode: one.remoteType,
    jobType: one.timeType,
    posted: one.startDate ?? one.postedOn,
    expires: one.endDate,
  }
}
