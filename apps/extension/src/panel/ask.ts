import { browser } from 'wxt/browser'
import type { PanelRequest } from '#applications/messages'

/** For the worker, which starts if it is not running. */
export const ask = (request: PanelRequest): Promise<unknown> => browser.runtime.sendMessage(request)
