import type { FoundJob, SearchParams } from '@jobapply/core/jobs/messages'

/** What one part of a page says about a job; a text may hold markup. `toFoundJob` cleans and cuts it. */
export type PageJob = {
  /** The board's own id. */
  id: string
  title?: string | undefined
  company?: string | undefined
  location?: string | undefined
  url?: string | undefined
  type?: string | undefined
  salary?: string | undefined
  posted?: string | number | undefined
  description?: string | undefined
  isRemote?: boolean | undefined
}

/** Where the cards of a result list hold their texts: test ids and class names first, then what stays when those change. */
export type CardShape = {
  /** Elements that carry a job's id. The first selector that finds any is used, so that links are read only without better marks. */
  hooks: readonly string[]
  idOf: (element: Element) => string | undefined
  title: readonly string[]
  company: readonly string[]
  location: readonly string[]
  posted: readonly string[]
  salary: readonly string[]
  description: readonly string[]
  /** Which text comes first in a card, for cards whose marks have all changed. */
  first: 'title' | 'company'
}

/** An address of a job on its board, without tracking. */
export type JobAddress = { id: string; url: string }

export type Board = {
  id: string
  isHost: (host: string) => boolean
  /** The address of a search; pages count from 0. Undefined when the board has no address for a later page. */
  buildAddress: (search: SearchParams, page: number) => string | undefined
  readAddress: (url: URL) => JobAddress | undefined
  /** The address of a job of which only the id is known. */
  addressOf: (id: string, origin: string) => string | undefined
  /** The jobs in the page's own data. Undefined: no such data; an empty list: the search found nothing. */
  readData: (page: Document) => PageJob[] | undefined
  cards: CardShape
  /** The job that a page of its own shows, beside what its linked data says. */
  readJobPage?: (page: Document) => Omit<PageJob, 'id'>
}

export type BoardOutcome = 'jobs' | 'empty' | 'blocked' | 'layout-changed'

export type BoardResult = {
  outcome: BoardOutcome
  jobs: FoundJob[]
  /** Ids of listed jobs whose cards have no text yet: scroll to them and read again. */
  unrendered: string[]
}
