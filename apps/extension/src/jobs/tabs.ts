import type { Board } from '@jobapply/core/jobs/boards'
import { foundJob } from '@jobapply/core/jobs/messages'
import { browser } from 'wxt/browser'
import { z } from 'zod'
import { isGranted } from '#platform/grants'
import { readHanded, readPace, readTabs, saveHanded, savePace, saveTabs } from '#platform/kept'
import type { Browser } from './search.ts'

/** A page that is still loading after this time is read as it is. */
const LOAD_MS = 12_000
const READER = '/read-board.js'

const reading = z.object({
  outcome: z.enum(['jobs', 'empty', 'blocked', 'layout-changed']),
  jobs: z.array(foundJob),
  unrendered: z.array(z.string()),
})

/** The search's tabs: inactive ones of the person's own session, so that the boards see the person's cookies and browser. */
export const searchTabs: Browser = {
  now: Date.now,
  random: Math.random,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  isGranted,
  readPace,
  savePace,
  isSolved,

  async visit(address, tab) {
    const id = tab ?? (await browser.tabs.create({ active: false })).id
    if (id === undefined) throw new Error('the browser opened no tab')
    await saveTabs([...new Set([...(await readTabs()), id])])
    await load(id, address)
    return id
  },

  async readPage(_, tab) {
    const [frame] = await browser.scripting.executeScript({ target: { tabId: tab }, files: [READER] })
    const { outcome, jobs, unrendered } = reading.parse(frame?.result)
    return { outcome, jobs, isComplete: unrendered.length === 0 }
  },

  async close(tab) {
    await forget(tab)
    // The person may have closed it already.
    await browser.tabs.remove(tab).catch(() => {})
  },

  async hand(board, tab) {
    await forget(tab)
    await saveHanded(board, tab)
    const shown = await browser.tabs.update(tab, { active: true }).catch(() => undefined)
    if (shown) await browser.windows.update(shown.windowId, { focused: true })
  },
}

/** A tab that was closed, or that shows a site that we may not read, is not solved. */
async function isSolved(board: Board) {
  const tab = await readHanded(board)
  const page = tab === undefined ? undefined : await searchTabs.readPage(board, tab).catch(() => undefined)
  return page?.outcome === 'jobs' || page?.outcome === 'empty'
}

const forget = async (tab: number) => saveTabs((await readTabs()).filter((id) => id !== tab))

/** A worker that starts has no search running: the tabs that are left belong to one that was stopped. */
export async function closeLeftTabs() {
  for (const tab of await readTabs()) await searchTabs.close(tab)
}

/** Waits until the browser calls the page complete; a tab that is closed meanwhile fails. */
function load(tab: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      browser.tabs.onUpdated.removeListener(onUpdated)
      browser.tabs.onRemoved.removeListener(onRemoved)
      settle()
    }
    const done = end(resolve)
    const timer = setTimeout(done, LOAD_MS)
    const onUpdated = (id: number, { status }: { status?: string }, { url }: { url?: string | undefined }) => {
      // A new tab first shows an empty page. Addresses of other sites are not told to us.
      if (id === tab && status === 'complete' && url !== 'about:blank') done()
    }
    const onRemoved = (id: number) => {
      if (id === tab) end(() => reject(new Error('the tab was closed')))()
    }
    browser.tabs.onUpdated.addListener(onUpdated)
    browser.tabs.onRemoved.addListener(onRemoved)
    browser.tabs.update(tab, { url: address }).catch((error) => end(() => reject(error))())
  })
}
