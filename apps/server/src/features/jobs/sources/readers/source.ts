import type { SOURCE_OUTCOMES } from '@jobapply/core/jobs/constants'
import type { Question } from '@jobapply/core/jobs/form'
import type { Posting } from '@jobapply/core/jobs/posting'
import type { Option } from '@jobapply/core/shared/options'

export type Outcome = Option<typeof SOURCE_OUTCOMES>
/** No text came that could be read. */
export type Refusal = Exclude<Outcome, 'ok' | 'empty' | 'incomplete' | 'changed' | 'stopped' | 'aside'>

/** What to ask for; the polite client does the asking. */
export type SourceRequest = {
  url: string
  accept: string
  /** With a body it is a POST of JSON, or of `type`. */
  body?: string
  type?: string
  /** What the source's own pages send along; nothing of a person. */
  headers?: Record<string, string>
  /** The place in the list: the row or the page that is asked for. */
  at?: number
  /** The job that is asked for, where the answer does not repeat its number. */
  job?: string
}

/** A company's board, or the one board of a feed. */
export type Board = { token: string; name: string }

/**
 * What an answer says. `next` is the following page; `form` is what the employer's form asks, where that was asked for; `unread` counts
 * entries that could not be read; `isPartial`: jobs that are missing may well be open.
 */
export type SourceResult = {
  outcome: Outcome
  jobs: Posting[]
  unread: number
  next?: SourceRequest
  form?: Question[]
  isPartial?: boolean
}

/** What the source's use rests on: documentation for everybody, a list that its own public pages show to every visitor, or neither. */
export type Basis = 'documented' | 'tolerated' | 'unknown'

/** How the source wants to be used. */
export type Terms = {
  /** The shortest time between two visits of a board. */
  everyMinutes: number
  /** The most pages of one visit. */
  pages: number
  /** Shown beside each of its jobs, with a link to the posting at the source. */
  credit: string
  basis: Basis
  /** The page that the basis rests on. */
  page: string
  /** The shortest time between two requests, where the source asks for more than our usual one. */
  gapSeconds?: number
  /** Read only after the operator has switched it on, and why. */
  offUntil?: string
}

/** Settings that hold the keys of a source. */
export type Keys = Readonly<Record<string, string | undefined>>

/** Where a pasted address leads: a board, or one job of it. */
export type Found = { token: string; id?: string }

/** What somebody looks for, and where. */
export type Wish = { words: string; city: string; country: string }

export type Slices = {
  /** By their names in our list. */
  countries: readonly string[]
  /** The token of the slice that holds what is wished; 'words@city' without it. */
  tokenOf?(wish: Wish): string | undefined
}

export type Source = {
  id: string
  name: string
  /** A board belongs to one company; a feed has the jobs of many. */
  kind: 'board' | 'feed'
  /** The only hosts that are asked: 'api.lever.co', '*.breezy.hr' for one label or more before it, or ANY_HOST. */
  hosts: readonly string[]
  /** Other names under which people know it. */
  aliases?: readonly string[]
  terms: Terms
  /** Built on what others have published of its answers: unproven until the first good answer. */
  isUnproven?: boolean
  /** A service for whole countries: a board of it is a slice ('nurse@Leeds') that somebody needs, never the whole. */
  slices?: Slices
  /** The settings without which it is not read, and how they go into a request. Only the client that sends it knows them. */
  keys?: readonly string[]
  sign?(request: SourceRequest, keys: Keys): SourceRequest
  /** False when the list lacks the descriptions, so that each job is asked for. */
  listHasText: boolean
  /** Past its end the list shows the last page again. */
  repeatsLastPage?: boolean
  list(board: Board): SourceRequest
  read(text: string, board: Board, asked: SourceRequest): SourceResult
  /** One job; a source without it is asked for its list. */
  one?(board: Board, job: Pick<Posting, 'id' | 'url'>): SourceRequest
  readOne?(text: string, board: Board, asked: SourceRequest): SourceResult
  /** What the application form of a job asks, where the source publishes it. */
  form?(board: Board, job: Pick<Posting, 'id'>): SourceRequest
  readForm?(text: string): SourceResult
  /** A feed that has no call for one job recognises nothing: its list is not asked for each pasted address. */
  recognise(address: URL): Found | undefined
  /** The board behind a page on the employer's own host, told by the system's marks in it. */
  recognisePage?(html: string, address: URL): Found | undefined
}

/** 'api.lever.co' is itself; '*.breezy.hr' is any name before it. */
export const isHost = (host: string, pattern: string) =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) && host.length >= pattern.length : host === pattern

/** A system that employers use under a host of their own: the board's token names it. */
export const ANY_HOST = '*'

/** Whether a request stays with its source: https, the usual port, one of its own hosts. */
export function findHost({ hosts }: Pick<Source, 'hosts'>, { url }: SourceRequest): string | undefined {
  const address = URL.parse(url)
  if (address?.protocol !== 'https:' || address.port !== '' || address.username !== '') return undefined
  return hosts.find((pattern) => (pattern === ANY_HOST ? isNamedHost(address.hostname) : isHost(address.hostname, pattern)))
}

/** A name with a dot, never a bare address. The network itself refuses names that lead inside. */
const isNamedHost = (host: string) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(host)

export const JSON_ANSWER = 'application/json'
export const XML_ANSWER = 'application/xml, text/xml;q=0.9, application/rss+xml;q=0.9'
export const PAGE_ANSWER = 'text/html, application/xhtml+xml'

/** Companies change their boards a few times a day at most. */
export const BOARD_TERMS = { everyMinutes: 240, pages: 20 } as const

/** A feed has no boards: one stands for all. */
export const WHOLE_FEED: Board = { token: '', name: '' }
