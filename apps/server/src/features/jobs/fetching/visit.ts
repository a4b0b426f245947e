import type { Posting } from '@jobapply/core/jobs/posting'
import type { ReadAnswer, Reading } from '#features/jobs/reading/read-answer'
import { failed } from '#features/jobs/sources/readers/parse-response'
import { ANY_HOST, type Board, findHost, type Source, type SourceRequest } from '#features/jobs/sources/readers/source'
import type { Known, PoliteClient } from './client.ts'

/** The HTTP client and the reader of its answers. */
export type Visitor = { client: PoliteClient; read: ReadAnswer }

/** The result of a visit to a board. Only a complete visit proves that a missing job is gone. */
export type BoardVisit = Omit<Reading, 'next' | 'outcome'> & {
  outcome: Reading['outcome'] | 'unchanged'
  isComplete: boolean
  known: Known
  waitSeconds?: number | undefined
}

/** Reads a board, page after page, as far as the source's terms go. What was read before a failure is kept. */
export async function visitBoard(visitor: Visitor, source: Source, board: Board, known: Known = {}): Promise<BoardVisit> {
  const all: BoardVisit = { outcome: 'empty', jobs: [], unread: 0, isComplete: false, known: {} }
  const seen = new Set<string>()
  let isWhole = true
  let request = source.list(board)
  for (let page = 0; page < source.terms.pages; page += 1) {
    const visit = await visitor.client(source, request, page === 0 ? known : {})
    if (visit.result === 'unchanged') return { ...all, outcome: 'unchanged', known }
    const result: Reading =
      visit.result === 'read'
        ? await visitor.read({ as: 'list', source: source.id, board: plain(board), asked: request, text: visit.text })
        : failed(visit.result)
    if (page === 0) all.known = { etag: visit.etag, lastModified: visit.lastModified }
    const isRepeated = source.repeatsLastPage && page > 0 && result.jobs.every(({ sourceId }) => seen.has(sourceId))
    for (const { sourceId } of result.jobs) seen.add(sourceId)
    if (!isRepeated) all.jobs.push(...result.jobs)
    all.unread += result.unread
    if (result.isPartial) isWhole = false
    if (result.outcome !== 'ok' && result.outcome !== 'empty')
      return {
        ...all,
        outcome:
          page > 0 && all.jobs.length > 0 && source.kind === 'board'
            ? 'incomplete'
            : page === 0
              ? result.outcome
              : ofLaterPage(result.outcome),
        waitSeconds: visit.waitSeconds,
        known: {},
      }
    if (result.jobs.length > 0) all.outcome = 'ok'
    if (!result.next || isRepeated) return { ...all, isComplete: isWhole }
    // A board on a host of its own never leads to another one.
    if (findHost(source, result.next) === ANY_HOST && hostOf(result.next) !== hostOf(request))
      return { ...all, outcome: 'changed' }
    request = result.next
  }
  // A feed shows its newest pages by design; the list of a company that goes on was cut.
  return { ...all, outcome: source.kind === 'board' ? 'incomplete' : all.outcome, known: {} }
}

/** One job with its text; for a source that has no such call, out of its list. */
export async function visitJob(
  visitor: Visitor,
  source: Source,
  board: Board,
  job: Pick<Posting, 'id' | 'url'>,
): Promise<Reading> {
  if (source.one && source.readOne) {
    const request = source.one(board, job)
    // What a list or a person names as an address may lead anywhere; only the source itself is asked.
    const host = findHost(source, request)
    if (!host || (host === ANY_HOST && hostOf(request) !== hostOf(source.list(board)))) return failed('empty')
    const visit = await visitor.client(source, request)
    return visit.result === 'read'
      ? visitor.read({ as: 'one', source: source.id, board: plain(board), asked: request, text: visit.text })
      : failed(visit.result === 'unchanged' ? 'empty' : visit.result)
  }
  const visit = await visitBoard(visitor, source, board)
  if (visit.outcome !== 'ok') return failed(visit.outcome === 'unchanged' ? 'empty' : visit.outcome)
  const jobs = visit.jobs.filter(({ sourceId }) => sourceId === job.id)
  return jobs.length > 0 ? { outcome: 'ok', jobs, unread: 0 } : failed(visit.isComplete ? 'gone' : 'empty')
}

/** A board whose second page is missing is still there. */
const ofLaterPage = (outcome: Reading['outcome']) => (outcome === 'gone' || outcome === 'moved' ? 'changed' : outcome)

const hostOf = ({ url }: SourceRequest) => URL.parse(url)?.hostname

/** Without what else the row of a board holds. */
const plain = ({ token, name }: Board): Board => ({ token, name })
