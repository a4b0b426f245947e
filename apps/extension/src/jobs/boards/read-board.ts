import { foldWords } from '@jobapply/language/fold'
import type { Board, BoardResult, PageJob } from './board.ts'
import { type Card, readCards } from './cards.ts'
import { toFoundJob } from './found-job.ts'
import { readLinkedJobs } from './linked-jobs.ts'
import { judgeBarePage } from './verdict.ts'

/** No board shows more on one page. */
const MAX_JOBS = 500

/**
 * Reads a page of a board. Its own data, its cards and its linked data each name jobs; what they say about one job is put together, so
 * that each of them may change or be missing. A page on which nothing can be read is never taken for a search without results.
 */
export function readBoard(board: Board, page: Document, address: string, now: Date): BoardResult {
  const base = new URL(address)
  const own = board.readAddress(base)
  const { jobs: named, unrendered, isListEmpty } = own ? jobOfPage(board, page, base) : jobsOfList(board, page, base)
  const jobs = named.slice(0, MAX_JOBS).flatMap((job) => toFoundJob(job, board.id, now) ?? [])
  const whole = jobs.filter(({ company, location }) => company && location)
  if (jobs.length > 0 && whole.length * 2 >= jobs.length) return { outcome: 'jobs', jobs, unrendered }
  // Jobs are listed, but their texts are not where we look for them.
  const isListed = named.length > 0 || unrendered.length > 0
  const outcome = judgeBarePage(page, base, isListEmpty && !isListed)
  return { outcome: outcome === 'empty' && isListed ? 'layout-changed' : outcome, jobs: [], unrendered }
}

type Named = { jobs: PageJob[]; unrendered: string[]; isListEmpty: boolean }

/** The cards on a job's own page are other jobs. */
function jobOfPage(board: Board, page: Document, base: URL): Named {
  const own = board.readAddress(base)
  if (!own) return { jobs: [], unrendered: [], isListEmpty: false }
  const linked = readLinkedJobs(page, board, base).find(({ id }) => id === own.id)
  const job = merge([board.readJobPage?.(page) ?? {}, linked ?? {}])
  return { jobs: job.title ? [{ ...job, ...own }] : [], unrendered: [], isListEmpty: false }
}

function jobsOfList(board: Board, page: Document, base: URL): Named {
  const listed = board.readData(page)
  const { cards, unrendered } = readCards(page, board.cards)
  const linked = readLinkedJobs(page, board, base)
  const shownIds = new Set([...cards.map(({ shown }) => shown.id), ...unrendered])
  // Data without any of the shown jobs belongs to an earlier search in the same tab.
  const isCurrent = shownIds.size === 0 || (listed ?? []).some(({ id }) => shownIds.has(id))
  const data = isCurrent ? (listed ?? []) : []
  const dataById = byId(data)
  const linkedById = byId(linked)
  const cardById = new Map(cards.map((card) => [card.shown.id, card]))
  const ids = new Set([...cardById.keys(), ...dataById.keys(), ...(cards.length + data.length === 0 ? linkedById.keys() : [])])
  const jobs = [...ids].map((id) => {
    const [card, linkedJob] = [cardById.get(id), linkedById.get(id)]
    // What a person sees wins; other texts are more exact in the data, and the order of texts in a card is only a guess.
    const { title, company, location, ...rest } = card?.shown ?? {}
    const job = merge([{ title, company, location }, dataById.get(id) ?? {}, linkedJob ?? {}, rest, card?.guessed ?? {}])
    return { ...job, id, url: addressOf(board, base, id, card, job.url) }
  })
  addAddresses(jobs, isCurrent ? linked : [...linked, ...(listed ?? [])])
  const missing = unrendered.filter((id) => !dataById.has(id))
  return { jobs, unrendered: missing, isListEmpty: listed?.length === 0 }
}

const byId = (jobs: readonly PageJob[]) => new Map(jobs.toReversed().map((job) => [job.id, job]))

/** Each field from the first part that has it. */
function merge(parts: readonly Partial<PageJob>[]): Partial<PageJob> {
  const said = parts.map((part) =>
    Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined && value !== '')),
  )
  return Object.assign({}, ...said.reverse())
}

function addressOf(board: Board, base: URL, id: string, card: Card | undefined, given: string | undefined): string | undefined {
  for (const link of [card?.link, given]) {
    const url = link ? URL.parse(link, base) : null
    const read = url && board.isHost(url.host) ? board.readAddress(url) : undefined
    if (read) return read.url
  }
  return board.addressOf(id, base.origin)
}

/** Cards without a link are listed elsewhere in the same order and with the same titles, sometimes under other ids. */
function addAddresses(jobs: PageJob[], linked: readonly PageJob[]): void {
  const byTitle = Map.groupBy(linked, ({ title }) => foldWords(title ?? ''))
  for (const job of jobs) if (!job.url && job.title) job.url = byTitle.get(foldWords(job.title))?.shift()?.url
}
