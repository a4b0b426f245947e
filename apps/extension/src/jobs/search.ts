import { BOARD_NAMES, BOARD_PACE, type Board, isBoardAddress } from '@jobapply/core/jobs/boards'
import type { BoardResult, ExtensionMessage, FoundJob, SearchParams } from '@jobapply/core/jobs/messages'
import { afterBlock, afterPage, afterRead, afterSearch, NO_PACE, type Pace, pauseBefore, waitUntil } from './pace.ts'

/** Shorter than the page waits for the whole search (spec 3 §9), with time left to tell what was found. */
const BOARD_MS = 35_000
/** How long a page may go on loading after the browser calls it complete, and how often we look. */
const SETTLE = { tries: 8, everyMs: 750 }

type Outcome = 'jobs' | 'empty' | 'blocked' | 'layout-changed'
/** What a reader says of the page in a tab. */
export type PageReading = { outcome: Outcome; jobs: FoundJob[]; isComplete: boolean }

/** What a search needs of the browser. */
export type Browser = {
  now(): number
  random(): number
  sleep(ms: number): Promise<void>
  isGranted(board: Board): Promise<boolean>
  readPace(board: Board): Promise<Pace | undefined>
  savePace(board: Board, pace: Pace): Promise<void>
  /** Opens the address in an inactive tab, or in the one that is open, and waits until it has loaded. */
  visit(address: string, tab?: number): Promise<number>
  /** Fails when the tab shows a page that we may not read. */
  readPage(board: Board, tab: number): Promise<PageReading>
  close(tab: number): Promise<void>
  /** Shows the tab to the person, who alone can solve what the board asks. */
  hand(board: Board, tab: number): Promise<void>
  /** Whether the tab that was handed over shows the board's jobs again. */
  isSolved(board: Board): Promise<boolean>
}
export type Progress = {
  board: Board
  state: 'waiting' | 'reading' | BoardResult['outcome']
  page: number
  count: number
  until: number
}
type Search = {
  params: SearchParams
  searchId: string
  /** Aborted when nobody waits for the search any more. */
  signal: AbortSignal
  buildAddress(board: Board, params: SearchParams, page: number): string | undefined
  emit(message: ExtensionMessage): void
  onProgress(progress: Progress): void
}

export const boardsOf = ({ selectedPlatform }: SearchParams): readonly Board[] =>
  selectedPlatform === 'all' ? BOARD_NAMES : [selectedPlatform]

/** One search on the chosen boards at once. Jobs are told page by page, what became of each board at the end. */
export async function runSearch(browser: Browser, search: Search): Promise<BoardResult[]> {
  const { searchId, params, emit } = search
  const platforms = await Promise.all(boardsOf(params).map((board) => searchBoard(browser, search, board)))
  const isLost = platforms.every(({ outcome }) => outcome === 'failed')
  if (isLost) emit({ type: 'MJTO_EXTENSION_ERROR', searchId, error: "We couldn't open any board." })
  else emit({ type: 'MJTO_EXTENSION_SEARCH_COMPLETE', searchId, platforms })
  return platforms
}

async function searchBoard(browser: Browser, search: Search, board: Board): Promise<BoardResult> {
  const tell = (state: Progress['state'], { page = 0, count = 0, until = 0 } = {}) =>
    search.onProgress({ board, state, page, count, until })
  const end = (outcome: BoardResult['outcome'], count = 0, until = 0): BoardResult => {
    tell(outcome, { count, until })
    return { platform: board, outcome, count }
  }
  if (!(await browser.isGranted(board))) return end('off')
  const kept = await paceOf(browser, board)
  // A person who has solved the check need not wait until the board's rest is over.
  const pace = kept.pausedUntil > browser.now() && (await browser.isSolved(board)) ? afterRead(kept) : kept
  const until = waitUntil(pace, browser.now())
  if (until > 0) return end('paused', 0, until)
  await browser.savePace(board, afterSearch(pace, browser.now()))
  tell('waiting')
  try {
    const { outcome, count } = await readPages(browser, search, board, tell)
    return end(outcome, count)
  } catch {
    return end('failed')
  }
}

type Tell = (state: Progress['state'], more: { page: number; count: number }) => void

async function readPages(browser: Browser, search: Search, board: Board, tell: Tell) {
  const deadline = browser.now() + BOARD_MS
  const known = new Set<string>()
  let tab: number | undefined
  let outcome: Outcome = 'empty'
  try {
    for (let page = 0; page < BOARD_PACE.pages; page++) {
      const address = search.buildAddress(board, search.params, page)
      const pace = await paceOf(browser, board)
      const pause = pauseBefore(pace, browser.now(), browser.random())
      if (!address || browser.now() + pause >= deadline) break
      await browser.sleep(pause)
      search.signal.throwIfAborted()
      tell('reading', { page: page + 1, count: known.size })
      await browser.savePace(board, afterPage(pace, browser.now()))
      tab = await browser.visit(address, tab)
      const reading = await settle(browser, search, board, tab, deadline)
      // Later pages only add: what the first one was decides.
      if (page === 0 || reading.outcome === 'blocked') outcome = reading.outcome
      const jobs = newJobs(board, reading.jobs, known)
      if (outcome === 'blocked' || jobs.length === 0) break
      search.emit({ type: 'MJTO_EXTENSION_JOBS_FOUND', searchId: search.searchId, platform: board, jobs })
    }
  } finally {
    if (tab !== undefined) await (outcome === 'blocked' ? browser.hand(board, tab) : browser.close(tab))
  }
  const pace = await paceOf(browser, board)
  await browser.savePace(board, outcome === 'blocked' ? afterBlock(pace, browser.now()) : afterRead(pace))
  return { outcome, count: known.size }
}

const paceOf = async (browser: Browser, board: Board) => (await browser.readPace(board)) ?? NO_PACE

/** A page is a stranger's: an address that is not the board's own goes no further. */
function newJobs(board: Board, jobs: readonly FoundJob[], known: Set<string>): FoundJob[] {
  const fresh = jobs.filter(({ id, url }) => !known.has(id) && isBoardAddress(board, url))
  for (const { id } of fresh) known.add(id)
  // Boards number their jobs independently.
  return fresh.map((job) => ({ ...job, id: `${board}-${job.id}`, platform: board }))
}

/** Lists are drawn after the page has loaded: what is not there yet is looked for again. */
async function settle(browser: Browser, { signal }: Search, board: Board, tab: number, deadline: number): Promise<PageReading> {
  let reading = await browser.readPage(board, tab)
  for (let count = 1; count < SETTLE.tries && !isSettled(reading) && browser.now() < deadline; count++) {
    await browser.sleep(SETTLE.everyMs)
    signal.throwIfAborted()
    reading = await browser.readPage(board, tab)
  }
  return reading
}

const isSettled = ({ outcome, isComplete }: PageReading) => (outcome === 'jobs' && isComplete) || outcome === 'blocked'
