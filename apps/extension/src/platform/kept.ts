import type { Board } from '@jobapply/core/jobs/boards'
import { browser } from 'wxt/browser'
import { z } from 'zod'

/** What outlives the worker, which the browser stops whenever it is idle. Every value is checked: an older version may have written it. */
const pace = z.object({
  searches: z.array(z.number()).max(100),
  pagesAt: z.number(),
  blocks: z.number(),
  pausedUntil: z.number(),
})
const key = z.string().max(100)

/** The server's key. Pages and content scripts cannot read this storage. */
export const readKey = async () => key.safeParse((await browser.storage.local.get('key')).key).data
export const saveKey = async (value: string) => {
  await browser.storage.local.set({ key: value })
  await browser.storage.local.remove('revoked')
}
export const forgetKey = () => browser.storage.local.remove(['key', 'revoked'])

/** The server refused this key. A newer one, which came in the meantime, stays. */
export async function forgetRevokedKey(refused: string) {
  if ((await readKey()) !== refused) return
  await browser.storage.local.set({ revoked: true })
  await browser.storage.local.remove('key')
}

export type PairingState = 'paired' | 'unpaired' | 'revoked'
export async function readPairing(): Promise<PairingState> {
  const kept = await browser.storage.local.get(['key', 'revoked'])
  if (key.safeParse(kept.key).success) return 'paired'
  return kept.revoked === true ? 'revoked' : 'unpaired'
}
/** Tells of any change of what is kept for good. */
export const watchKept = (onChange: () => void) => {
  browser.storage.local.onChanged.addListener(onChange)
  return () => browser.storage.local.onChanged.removeListener(onChange)
}

export const readPace = async (board: Board) =>
  pace.safeParse((await browser.storage.local.get(`pace-${board}`))[`pace-${board}`]).data
export const savePace = (board: Board, value: z.output<typeof pace>) => browser.storage.local.set({ [`pace-${board}`]: value })

const tabs = z.array(z.number())
/** Tabs that a search has opened: when the worker was stopped meanwhile, the next one closes them. */
export const readTabs = async () => tabs.safeParse((await browser.storage.session.get('tabs')).tabs).data ?? []
export const saveTabs = (ids: readonly number[]) => browser.storage.session.set({ tabs: ids })

const handed = z.number()
/** The tab in which the person solves what a board has asked. */
export const readHanded = async (board: Board) =>
  handed.safeParse((await browser.storage.session.get(`handed-${board}`))[`handed-${board}`]).data
export const saveHanded = (board: Board, tab: number) => browser.storage.session.set({ [`handed-${board}`]: tab })
