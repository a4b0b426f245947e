import { browser } from 'wxt/browser'
import type { PanelRequest } from '#applications/messages'
import { within } from '#platform/within'

/** For the worker, which starts if it is not running. */
export const ask = (request: PanelRequest): Promise<unknown> => browser.runtime.sendMessage(request)

const WAKE_TRIES = 5
const WAKE_EVERY_MS = 200
const WAKE_MS = 2_000

/** A worker that was stopped goes on when it is started. What reaches one that is just being stopped is lost, and sent again. */
export async function wakeWorker(): Promise<void> {
  for (let tries = 1; tries <= WAKE_TRIES; tries++) {
    if (await within(WAKE_MS, ask({ type: 'apply.wake' })).catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, WAKE_EVERY_MS))
  }
}
