import { STATUSES, type Status } from '@jobapply/core/applications/constants'
import { SEARCH_CHARS, SORTS, type TrackerSort } from '@jobapply/core/applications/tracker-constants'

export type TrackerView = 'board' | 'list'

/** What the address says: reload, back and a link lead to the same applications. */
export type TrackerAddress = {
  view: TrackerView
  text: string
  statuses: Status[]
  isDated: boolean
  sort: TrackerSort
  openId: string | undefined
}

const isStatus = (text: string): text is Status => Object.hasOwn(STATUSES, text)
const isSort = (text: string): text is TrackerSort => Object.hasOwn(SORTS, text)
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whatever somebody has typed into the address, something readable comes out. */
export function readTrackerAddress(query: URLSearchParams): TrackerAddress {
  const sort = query.get('sort') ?? ''
  const openId = query.get('open') ?? ''
  return {
    view: query.get('view') === 'list' ? 'list' : 'board',
    text: (query.get('text') ?? '').slice(0, SEARCH_CHARS),
    statuses: [...new Set((query.get('status') ?? '').slice(0, 200).split(',').filter(isStatus))],
    isDated: query.get('dated') === '1',
    sort: isSort(sort) ? sort : 'changed',
    openId: ID.test(openId) ? openId : undefined,
  }
}

/** Only what differs from the first view stands in the address. */
export function toTrackerQuery({ view, text, statuses, isDated, sort, openId }: TrackerAddress): URLSearchParams {
  const query = new URLSearchParams()
  if (view !== 'board') query.set('view', view)
  if (text.trim() !== '') query.set('text', text)
  if (statuses.length > 0) query.set('status', statuses.join(','))
  if (isDated) query.set('dated', '1')
  if (sort !== 'changed') query.set('sort', sort)
  if (openId) query.set('open', openId)
  return query
}

/** How many filters are set, the search text aside. */
export const countFilters = ({ statuses, isDated }: TrackerAddress) => Number(statuses.length > 0) + Number(isDated)
