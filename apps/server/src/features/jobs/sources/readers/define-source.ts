import type { Posting } from '@jobapply/core/jobs/posting'
import { readCountry } from '@jobapply/core/shared/countries/country-rules'
import { readPage } from '#features/jobs/sources/job-posting'
import { htmlInJson } from './json-in-text.ts'
import { type ListShape, readListPage, readOneJob, readPageData } from './list.ts'
import { readJobLinks } from './page-links.ts'
import { failed } from './parse-response.ts'
import { numberAt, type Path } from './paths.ts'
import { BOARD_TERMS, type Board, type Found, type Source, type SourceRequest, type SourceResult, type Terms } from './source.ts'

/** How the pages of a list follow each other. Without it one answer has everything. */
type Paging = {
  by: 'offset' | 'page'
  /** Rows of a full page, as asked for. */
  size: number
  /** The number of the first page. */
  first?: number
  /** How many pages there are. */
  pages?: Path
  /** A full page may be the last one even when the answer names a total: some name the size of the page. */
  ignoresTotal?: boolean
}

type SourceConfig = Omit<ListShape, 'source'> & {
  id: string
  name: string
  kind?: Source['kind']
  /** Where a job is whose row names no country: a national service need not say it. */
  country?: string
  /** Other names under which people know the system. */
  aliases?: readonly string[]
  hosts: readonly string[]
  terms: Omit<Terms, 'everyMinutes' | 'pages' | 'credit'> & Partial<Terms>
  paging?: Paging
  /** The request for the page at this place: a row, a page number, or 0. */
  request(board: Board, at: number, asked?: SourceRequest): SourceRequest
  /** The whole request for the next page, where the answer itself names it. */
  nextOf?(value: unknown, board: Board, asked: SourceRequest): SourceRequest | undefined
  /** The first answer only has values that the list is asked with: the request that they make; undefined for the list itself. */
  begin?(text: string, board: Board): SourceRequest | undefined
  /** The HTML inside an answer of another form. */
  htmlOf?(text: string): string | undefined
  /** Reads a page of rows that is not data. */
  readHtml?(text: string, board: Board, asked: SourceRequest): SourceResult | undefined
  /** How one job is asked for where the list lacks its text; a page is read by its linked data. */
  detail?: { request(board: Board, job: Pick<Posting, 'id' | 'url'>): SourceRequest; shape?: Partial<ListShape> }
  /** Reads the page of one job that has no linked data. */
  readJobPage?(text: string, board: Board, asked: SourceRequest): SourceResult | undefined
  /** Whether the list has the texts although one job can be asked for. */
  listHasText?: boolean
  slices?: Source['slices']
  repeatsLastPage?: boolean
  keys?: Source['keys']
  sign?: Source['sign']
  recognise?(address: URL): Found | undefined
  recognisePage?: Source['recognisePage']
}

/** A source from a description of its answers. */
export function defineSource(config: SourceConfig): Source {
  const { id, name, hosts, kind = 'board', detail, paging } = config
  const shape: ListShape = { ...config, source: id }
  const credit = kind === 'board' ? `From the company’s ${name} careers site` : `Source: ${name}`
  const first = paging?.first ?? 0
  return {
    ...{ id, name, kind, hosts, aliases: config.aliases ?? [], isUnproven: true },
    terms: { ...(kind === 'board' ? BOARD_TERMS : FEED_TERMS), credit, ...config.terms },
    listHasText: config.listHasText ?? detail === undefined,
    ...(config.slices ? { slices: config.slices } : {}),
    ...(config.repeatsLastPage ? { repeatsLastPage: true } : {}),
    ...(config.keys && config.sign ? { keys: config.keys, sign: config.sign } : {}),
    list: (board) => config.request(board, first),
    read: (text, board, asked) => inCountry(readList(text, board, asked), config.country),
    ...(detail
      ? { one: (board, job) => ({ ...atOwnHost(detail.request(board, job), config.request(board, first)), job: job.id }) }
      : {}),
    readOne: (text, board, asked) => inCountry(readOne(text, board, asked), config.country),
    recognise: config.recognise ?? (() => undefined),
    ...(config.recognisePage ? { recognisePage: config.recognisePage } : {}),
  }

  function readOne(text: string, board: Board, asked: SourceRequest): SourceResult {
    const isPage = /^\s*<(?!\?xml)/.test(text)
    const read = readOneJob(text, board, { ...shape, ...detail?.shape, askedId: asked.job ?? '', base: asked.url })
    if (read.outcome === 'ok') return read
    const html = isPage ? text : config.htmlOf?.(text)
    if (html === undefined) return read
    const linked = ofLinkedPage(html, asked, board, id)
    if (linked.outcome !== 'empty') return linked
    const inData = readPageData(html, board, shape)
    return config.readJobPage?.(html, board, asked) ?? (inData?.jobs.length === 1 ? inData : linked)
  }

  /** A page of another form: its linked data, the data of its scripts, or links that plainly lead to one job each. */
  function readAnyPage(html: string, board: Board, asked: SourceRequest): SourceResult | undefined {
    const linked = ofLinkedPage(html, asked, board, id)
    if (linked.outcome === 'ok') return { ...linked, isPartial: true }
    return readPageData(html, board, { ...shape, base: asked.url }) ?? readJobLinks(html, board, asked.url, id)
  }

  /** Rows inside an answer of data that is not known to hold any. */
  function ofRows(html: string, board: Board, asked: SourceRequest, isKnown: boolean): SourceResult | undefined {
    const rows = isKnown ? undefined : config.readHtml?.(html, board, asked)
    return rows?.outcome === 'ok' ? { ...rows, isPartial: true } : undefined
  }

  function readList(text: string, board: Board, asked: SourceRequest): SourceResult {
    const here = { ...shape, base: asked.url }
    const isPage = /^\s*<(?!\?xml)/.test(text)
    const further = config.begin?.(text, board)
    if (further) return { ...(isPage ? (readPageData(text, board, here) ?? failed('ok')) : failed('ok')), next: further }
    const html = isPage ? text : config.htmlOf?.(text)
    const ofHtml = html === undefined ? undefined : config.readHtml?.(html, board, asked)
    // A page without rows may still hold them as data.
    if (ofHtml?.outcome === 'empty') return readPageData(html ?? '', board, here) ?? ofHtml
    if (ofHtml) return ofHtml
    const page = readListPage(text, board, here)
    // A page without any job says nothing: a script may build its list.
    if (page.result.outcome === 'changed' && !page.isEmptyList) {
      const inside = isPage ? text : htmlInJson(text)
      const read = inside === undefined ? undefined : (ofRows(inside, board, asked, isPage) ?? readAnyPage(inside, board, asked))
      return read ?? page.result
    }
    // The list ended before its total.
    if (page.isEmptyList && (asked.at ?? first) > first) return { ...failed('empty'), isPartial: true }
    const next = nextPage(page, board, asked)
    return next ? { ...page.result, next } : page.result
  }

  function nextPage(page: ReturnType<typeof readListPage>, board: Board, asked: SourceRequest): SourceRequest | undefined {
    if (page.result.outcome !== 'ok' && page.result.outcome !== 'empty') return undefined
    if (config.nextOf) return config.nextOf(page.value, board, asked)
    if (!paging || page.count === 0) return undefined
    const at = asked.at ?? first
    const seen = paging.by === 'offset' ? at + page.count : (at - first + 1) * paging.size
    const pages = numberAt(page.value, paging.pages)
    const total = paging.ignoresTotal ? undefined : page.total
    const hasNext = pages !== undefined ? at - first + 1 < pages : total !== undefined ? seen < total : page.count >= paging.size
    if (!hasNext) return undefined
    const next = paging.by === 'offset' ? at + page.count : at + 1
    return { ...config.request(board, next, asked), at: next }
  }
}

function inCountry(result: SourceResult, country: string | undefined): SourceResult {
  if (!country) return result
  const isAbroad = ({ location }: Posting) => readCountry(location.split(/[,;]/).at(-1)?.trim() ?? '') !== undefined
  const jobs = result.jobs.map((job) =>
    job.place?.country || isAbroad(job) ? job : { ...job, place: { ...job.place, country } },
  )
  return { ...result, jobs }
}

/** A feed of many employers may change by the hour. */
const FEED_TERMS = { everyMinutes: 120, pages: 5 } as const

/** Addresses are kept without 'www.', and some hosts answer only with it. */
function atOwnHost(request: SourceRequest, list: SourceRequest): SourceRequest {
  const [address, own] = [URL.parse(request.url), URL.parse(list.url)?.hostname]
  if (!address || own !== `www.${address.hostname}`) return request
  address.hostname = own
  return { ...request, url: address.href }
}

/** The linked data of a page as jobs of this source. Its number for a job may be another than the list's, which is the one that counts. */
function ofLinkedPage(text: string, { url, job: askedId }: SourceRequest, board: Board, source: string): SourceResult {
  const { jobs, ...result } = readPage(text, url)
  const known = jobs.length === 1 && askedId ? { id: askedId } : {}
  return { ...result, jobs: jobs.map((job) => ({ ...job, source, company: job.company || board.name, ...known })) }
}
