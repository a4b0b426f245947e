import { SOURCE_OUTCOMES } from '@jobapply/core/jobs/constants'
import { countReposts, isNewNumbering, type Span } from '@jobapply/core/jobs/reposts'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { judgeHealth, NO_EVIDENCE } from '@jobapply/core/search/health'
import { nameOfSource } from '@jobapply/server/features/jobs/companies/boards'
import { toRows } from '@jobapply/server/features/jobs/listings/listing-row'
import { closingsOf } from './closings.ts'
import { type Asked, type Calendar, DAY, type Index, type Shown, toJob } from './shown.ts'

const HOUR = 3_600_000
const MOST_ALIKE = 50

export type Entry = Omit<Span, 'isRenumbered' | 'postedAt'> & {
  id: string
  listing: JobListing
  board: Board
  nameKey: string
  contentKey: string
  renewals: number
  seenIn: number
}
type Board = {
  source: string
  isFeed: boolean
  entries: Map<string, Entry>
  visits: number
  verifiedAt: Date | null
  lastReadAt: Date
  outcome: 'ok' | 'empty' | 'unreachable'
}

/**
 * The rules of the product over plain lists instead of tables: five thousand boards take minutes instead of hours. `--compare` runs the
 * product beside it and compares every job of the index.
 */
export function openMemoryIndex(calendar: Calendar, feeds: readonly string[]): Index {
  const boards = new Map<string, Board>()
  const entries = new Map<string, Entry>()
  const byName = new Map<string, Set<Entry>>()
  const rows = new Map<string, ReturnType<typeof toRows>>()
  let today = calendar.momentOf(0)

  function boardOf({ source, token }: Shown): Board {
    const key = `${source}:${token}`
    const known = boards.get(key)
    if (known) return known
    const isFeed = feeds.includes(source)
    const board: Board = {
      ...{ source, isFeed, entries: new Map(), visits: 0, verifiedAt: null, lastReadAt: today, outcome: 'empty' },
    }
    boards.set(key, board)
    return board
  }

  function keep(board: Board, job: JobListing, key: string, at: Date) {
    const known = entries.get(job.id)
    if (!known) {
      const both = rows.get(key) ?? toRows(job, 'year', at)
      rows.set(key, both)
      const { nameKey = '' } = both.row
      const entry: Entry = {
        ...{
          id: job.id,
          listing: { ...job, firstSeenAt: at.toISOString() },
          board,
          nameKey,
          contentKey: both.reading.contentKey,
          renewals: 0,
          seenIn: board.visits,
        },
        ...{ firstSeenAt: at, lastSeenAt: at, closedAt: null, closedWhy: null },
      }
      entries.set(job.id, entry)
      board.entries.set(job.id, entry)
      const alike = byName.get(nameKey) ?? new Set()
      byName.set(nameKey, alike.add(entry))
      return
    }
    if (isRenewed(known, job, at)) known.renewals += 1
    known.listing = { ...job, firstSeenAt: known.listing.firstSeenAt }
    Object.assign(known, { lastSeenAt: at, closedAt: null, closedWhy: null, seenIn: board.visits })
  }

  const close = (entry: Entry, why: 'gone' | 'ended', at: Date) => Object.assign(entry, { closedAt: at, closedWhy: why })

  function remove(entry: Entry) {
    entries.delete(entry.id)
    entry.board.entries.delete(entry.id)
    byName.get(entry.nameKey)?.delete(entry)
  }

  function spanOf(entry: Entry): Span {
    const end = entry.firstSeenAt.getTime() + HOUR
    const listed = [...entry.board.entries.values()].filter(
      ({ firstSeenAt, closedAt }) => firstSeenAt.getTime() < end && (closedAt === null || closedAt.getTime() > end),
    )
    const together = listed.filter(({ firstSeenAt }) => firstSeenAt.getTime() > entry.firstSeenAt.getTime() - HOUR)
    const { postedAt } = entry.listing
    return {
      ...entry,
      postedAt: postedAt === null ? null : new Date(postedAt),
      isRenumbered: isNewNumbering(together.length, listed.length),
    }
  }

  function judge(entry: Entry): Asked['health'] {
    const { board, listing } = entry
    const label = SOURCE_OUTCOMES[board.outcome]
    const name = nameOfSource(board.source) ?? board.source
    const visited = { name, isOwnBoard: !board.isFeed, isGood: board.outcome !== 'unreachable', label, readAt: board.lastReadAt }
    return judgeHealth({ ...entry, listing }, board.isFeed ? onOwnBoards(entry) : evidenceOf(entry), visited, today)
  }

  function evidenceOf(entry: Entry) {
    const alike = [...(byName.get(entry.nameKey) ?? [])]
      .filter((other) => other !== entry && other.board === entry.board && other.contentKey === entry.contentKey)
      .toSorted((a, b) => b.firstSeenAt.getTime() - a.firstSeenAt.getTime())
      .slice(0, MOST_ALIKE - 1)
    const { verifiedAt, lastReadAt } = entry.board
    const closings =
      verifiedAt === null
        ? null
        : closingsOf(
            [...entry.board.entries.values()].filter((other) => other !== entry),
            verifiedAt,
            lastReadAt,
          )
    return { ...NO_EVIDENCE, reposts: countReposts(spanOf(entry), alike.map(spanOf), today), closings }
  }

  function onOwnBoards(entry: Entry) {
    const own = [...(byName.get(entry.nameKey) ?? [])].filter(({ board }) => !board.isFeed).slice(0, MOST_ALIKE)
    if (own.length === 0) return { ...NO_EVIDENCE, ownBoard: 'none' as const }
    const closingOf = ({ closedAt }: Entry) => closedAt?.getTime() ?? Number.MAX_SAFE_INTEGER
    const last = own.toSorted((a, b) => closingOf(b) - closingOf(a))[0]
    const closedAt = last?.closedWhy === 'ended' ? null : (last?.closedAt ?? null)
    return { ...NO_EVIDENCE, ownBoard: { closedAt } }
  }

  return {
    async visit(shown) {
      const at = calendar.momentOf(shown.day)
      today = at
      const board = boardOf(shown)
      board.visits += 1
      if (!shown.isDown) {
        for (const post of shown.posts) keep(board, toJob(shown, post, calendar), `${shown.source} ${post.id}`, at)
        if (!shown.isPartial && !board.isFeed)
          for (const entry of board.entries.values())
            if (entry.closedAt === null && entry.seenIn < board.visits) close(entry, 'gone', at)
        board.verifiedAt ??= at
      }
      board.lastReadAt = at
      board.outcome = shown.isDown ? 'unreachable' : shown.posts.length > 0 ? 'ok' : 'empty'
    },
    async endDay(day, keptDays) {
      const [at, before] = [calendar.momentOf(day).getTime(), calendar.momentOf(day - keptDays).getTime()]
      for (const entry of entries.values()) {
        const { expiresAt } = entry.listing
        if (entry.closedAt === null && expiresAt !== null && Date.parse(expiresAt) <= at) close(entry, 'ended', new Date(at))
        if ((entry.closedAt?.getTime() ?? at) < before || entry.lastSeenAt.getTime() < before) remove(entry)
      }
      today = new Date(at)
    },
    sleep: () => {},
    listIds: async () => [...entries.keys()].toSorted(),
    async ask(id) {
      const entry = entries.get(id)
      if (!entry) return undefined
      const { closedAt, closedWhy, renewals, firstSeenAt } = entry
      return { firstSeenAt: firstSeenAt.toISOString(), closedAt, closedWhy, renewals, health: judge(entry) }
    },
    close: async () => {},
  }
}

/** As the statement that keeps listings says. */
function isRenewed({ listing, lastSeenAt }: Entry, job: JobListing, at: Date): boolean {
  if (listing.postedAt === null || job.postedAt === null) return false
  const posted = Date.parse(job.postedAt)
  return (
    posted > Date.parse(listing.postedAt) + 7 * DAY && posted > lastSeenAt.getTime() - DAY && posted > at.getTime() - 28 * DAY
  )
}
