import { BOARD_NAMES, type Board } from '@jobapply/core/jobs/boards'
import { type ExtensionMessage, extensionMessage, foundJob, type SearchParams } from '@jobapply/core/jobs/messages'
import { describe, expect, test } from 'vitest'
import { NO_PACE, type Pace } from './pace.ts'
import { type Browser, type PageReading, type Progress, runSearch } from './search.ts'

const PARAMS: SearchParams = {
  ...{ jobTitle: 'Lamplighter', location: '', country: 'all', jobType: 'all', workType: 'all', experienceLevel: 'all' },
  selectedPlatform: 'all',
}
const searchId = '3f0e9e0a-5a54-4f6f-9b1a-0f4f8f0d6f11'
const HOSTS: Record<Board, string> = {
  ...{ indeed: 'www.indeed.com', linkedin: 'www.linkedin.com', glassdoor: 'www.glassdoor.com' },
  ...{ dice: 'www.dice.com', simplyhired: 'www.simplyhired.com', ziprecruiter: 'www.ziprecruiter.com' },
}
const jobAt = (board: Board, id: string, url = `https://${HOSTS[board]}/job/${id}`) =>
  foundJob.parse({ id, title: `Lamplighter ${id}`, url })
const found = (board: Board, ...ids: string[]): PageReading => ({
  outcome: 'jobs',
  jobs: ids.map((id) => jobAt(board, id)),
  isComplete: true,
})
const NOTHING: PageReading = { outcome: 'empty', jobs: [], isComplete: true }

type Plan = {
  pages?: Partial<Record<Board, PageReading[]>>
  granted?: readonly Board[]
  paces?: Partial<Record<Board, Pace>>
  broken?: readonly Board[]
  solved?: readonly Board[]
}

/** A browser whose clock moves only by waiting, and whose pages are given. */
function invent({ pages = {}, granted = BOARD_NAMES, paces = {}, broken = [], solved = [] }: Plan = {}) {
  let clock = 1_000_000_000
  const tabs = new Map<number, { board: Board; page: number }>()
  const kept = new Map<Board, Pace>(Object.entries(paces) as [Board, Pace][])
  const events = { visits: [] as string[], closed: [] as number[], handed: [] as Board[], waited: 0 }
  const browser: Browser = {
    now: () => clock,
    random: () => 0.5,
    sleep: async (ms) => {
      clock += ms
      events.waited += ms
    },
    isGranted: async (board) => granted.includes(board),
    readPace: async (board) => kept.get(board),
    savePace: async (board, pace) => void kept.set(board, pace),
    visit: async (address, tab = tabs.size + 1) => {
      const [, board = '', page = ''] = /^(\w+) (\d)$/.exec(address) ?? []
      events.visits.push(address)
      if (broken.includes(board as Board)) throw new Error('the tab was closed')
      tabs.set(tab, { board: board as Board, page: Number(page) })
      return tab
    },
    readPage: async (board, tab) => pages[board]?.[tabs.get(tab)?.page ?? 0] ?? NOTHING,
    close: async (tab) => void events.closed.push(tab),
    hand: async (board) => void events.handed.push(board),
    isSolved: async (board) => solved.includes(board),
  }
  return { browser, events, kept }
}

async function search(plan: Plan = {}, params: Partial<SearchParams> = {}, signal = new AbortController().signal) {
  const world = invent(plan)
  const messages: ExtensionMessage[] = []
  const progress: Progress[] = []
  const platforms = await runSearch(world.browser, {
    ...{ params: { ...PARAMS, ...params }, searchId, signal },
    buildAddress: (board, _, page) => `${board} ${page}`,
    emit: (message) => messages.push(message),
    onProgress: (one) => progress.push(one),
  })
  for (const message of messages) expect(extensionMessage.safeParse(message).success).toBe(true)
  return {
    ...world,
    messages,
    progress,
    outcomes: Object.fromEntries(platforms.map(({ platform, outcome }) => [platform, outcome])),
  }
}

describe('a search', () => {
  test('EXT-012 EXT-013 asks the six boards, or the chosen one alone', async () => {
    const { events } = await search()
    expect(events.visits).toEqual(BOARD_NAMES.map((board) => `${board} 0`))
    expect((await search({}, { selectedPlatform: 'dice' })).events.visits).toEqual(['dice 0'])
  })

  test('tells the jobs of each page once, then what became of each board, and closes its tabs', async () => {
    const pages = { indeed: [found('indeed', '1', '2'), found('indeed', '2', '3'), found('indeed', '3')] }
    const { messages, events, outcomes } = await search({ pages, granted: ['indeed', 'dice'] })
    expect(messages.map((message) => ('jobs' in message ? message.jobs.map(({ id }) => id) : message.type))).toEqual([
      ['indeed-1', 'indeed-2'],
      ['indeed-3'],
      'MJTO_EXTENSION_SEARCH_COMPLETE',
    ])
    expect(outcomes).toMatchObject({ indeed: 'jobs', dice: 'empty', glassdoor: 'off' })
    expect(events.closed).toHaveLength(2)
  })

  test('waits between pages, and stops before the page gives up', async () => {
    const pages = { dice: Array.from({ length: 5 }, (_, page) => found('dice', `${page}`)) }
    const { events } = await search({ pages }, { selectedPlatform: 'dice' })
    expect(events.visits).toEqual(['dice 0', 'dice 1', 'dice 2'])
    expect(events.waited).toBe(9_000)
  })

  test('hands a blocked page to the person, rests, and never calls it empty', async () => {
    const blocked: PageReading = { outcome: 'blocked', jobs: [], isComplete: true }
    const { outcomes, events, kept, browser } = await search({ pages: { glassdoor: [blocked] }, granted: ['glassdoor'] })
    expect([outcomes.glassdoor, events.handed, events.closed]).toEqual(['blocked', ['glassdoor'], []])
    const pace = kept.get('glassdoor') ?? NO_PACE
    expect(pace).toMatchObject({ blocks: 1, pausedUntil: browser.now() + 15 * 60_000 })
    const paces = { glassdoor: pace }
    const again = await search({ granted: ['glassdoor'], paces })
    expect([again.outcomes.glassdoor, again.events.visits]).toEqual(['paused', []])
    const solved = await search({ granted: ['glassdoor'], paces, solved: ['glassdoor'] })
    expect([solved.outcomes.glassdoor, solved.events.visits]).toEqual(['empty', ['glassdoor 0']])
  })

  test("passes on no address that is not the board's own", async () => {
    const strange = { ...found('indeed', '1'), jobs: [jobAt('indeed', '1', 'https://evil.example/1'), jobAt('indeed', '2')] }
    const { messages } = await search({ pages: { indeed: [strange] } }, { selectedPlatform: 'indeed' })
    expect(messages.flatMap((message) => ('jobs' in message ? message.jobs.map(({ id }) => id) : []))).toEqual(['indeed-2'])
  })

  test('looks again while a list is still being drawn', async () => {
    const world = invent()
    const readings = [{ ...NOTHING, outcome: 'layout-changed' as const }, NOTHING, found('dice', '1')]
    const messages: ExtensionMessage[] = []
    await runSearch(
      { ...world.browser, readPage: async () => readings.shift() ?? NOTHING },
      {
        ...{ params: { ...PARAMS, selectedPlatform: 'dice' }, searchId, signal: new AbortController().signal },
        buildAddress: (_, __, page) => (page === 0 ? 'dice 0' : undefined),
        emit: (message) => messages.push(message),
        onProgress: () => {},
      },
    )
    expect(messages.map(({ type }) => type)).toEqual(['MJTO_EXTENSION_JOBS_FOUND', 'MJTO_EXTENSION_SEARCH_COMPLETE'])
  })

  test('is an error only when no board could be opened', async () => {
    expect((await search({ broken: BOARD_NAMES })).messages).toMatchObject([{ type: 'MJTO_EXTENSION_ERROR' }])
    const { messages, outcomes } = await search({ broken: ['dice'] })
    expect([messages.at(-1)?.type, outcomes.dice]).toEqual(['MJTO_EXTENSION_SEARCH_COMPLETE', 'failed'])
  })

  test('shows what became of each board with its figure, and a time only for one that rests', async () => {
    const paces = { linkedin: { ...NO_PACE, pausedUntil: 1_000_060_000 } }
    const pages = { indeed: [found('indeed', '1', '2'), found('indeed', '3')] }
    const { progress } = await search({ pages, paces, granted: ['indeed', 'linkedin', 'dice', 'simplyhired'], broken: ['dice'] })
    const shown = (board: Board) =>
      progress.filter((one) => one.board === board).map(({ state, page, count, until }) => [state, page, count, until])
    expect(shown('indeed')).toEqual([
      ['waiting', 0, 0, 0],
      ['reading', 1, 0, 0],
      ['reading', 2, 2, 0],
      ['reading', 3, 3, 0],
      ['jobs', 0, 3, 0],
    ])
    expect(shown('linkedin')).toEqual([['paused', 0, 0, 1_000_060_000]])
    expect(shown('glassdoor')).toEqual([['off', 0, 0, 0]])
    expect(shown('dice').at(-1)).toEqual(['failed', 0, 0, 0])
    expect(shown('simplyhired').at(-1)).toEqual(['empty', 0, 0, 0])
  })

  test('opens nothing more when nobody waits for it any more', async () => {
    const { events } = await search({}, {}, AbortSignal.abort())
    expect(events.visits).toEqual([])
  })
})
