import { browser } from 'wxt/browser'
import type { PanelRequest } from '#applications/wires'

/** A click of the person, for the worker. */
export const ask = (request: PanelRequest): Promise<unknown> => browser.runtime.sendMessage(request)
