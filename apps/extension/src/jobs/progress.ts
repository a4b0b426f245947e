import { BOARD_NAMES, type Board } from '@jobapply/core/jobs/boards'
import { BOARD_OUTCOMES } from '@jobapply/core/jobs/messages'
import { browser } from 'wxt/browser'
import { z } from 'zod'
import type { Progress } from './search.ts'

/** How far the latest search is, for the panel. */
const state = z.object({
  startedAt: z.number(),
  jobTitle: z.string(),
  boards: z.array(
    z.object({
      board: z.enum(BOARD_NAMES),
      state: z.enum(['waiting', 'reading', ...BOARD_OUTCOMES]),
      page: z.number(),
      count: z.number(),
      until: z.number(),
    }),
  ),
})
export type SearchState = z.output<typeof state>

export const readSearch = async () => state.safeParse((await browser.storage.session.get('search')).search).data

/** Several boards report at once: what is stored is made from what this search knows, not from what is stored. */
export function trackSearch(jobTitle: string, startedAt: number) {
  const boards = new Map<Board, Progress>()
  return (progress: Progress) => {
    boards.set(progress.board, progress)
    void browser.storage.session.set({ search: { startedAt, jobTitle, boards: [...boards.values()] } })
  }
}

export const watchSearch = (onChange: () => void) => {
  browser.storage.session.onChanged.addListener(onChange)
  return () => browser.storage.session.onChanged.removeListener(onChange)
}
