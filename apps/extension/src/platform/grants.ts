import { BOARD_HOSTS, BOARD_NAMES, type Board } from '@jobapply/core/jobs/boards'
import { browser } from 'wxt/browser'

const originsOf = (board: Board) => BOARD_HOSTS[board].map((host) => `https://*.${host}/*`)

export const isGranted = (board: Board) => browser.permissions.contains({ origins: originsOf(board) })

export async function grantedBoards(): Promise<Board[]> {
  const granted = await Promise.all(BOARD_NAMES.map(isGranted))
  return BOARD_NAMES.filter((_, at) => granted[at])
}

/** The browser asks the person. Only a click in the extension's own pages may start this. */
export const grant = (board: Board) => browser.permissions.request({ origins: originsOf(board) })
export const withdraw = (board: Board) => browser.permissions.remove({ origins: originsOf(board) })

/** The form's site, and the systems that employers embed in theirs. */
export const grantForm = (address: string) => browser.permissions.request({ origins: [originOf(address), ...EMBEDDED] })
const originOf = (address: string) => `${new URL(address).origin}/*`
const EMBEDDED = ['https://*.greenhouse.io/*', 'https://*.lever.co/*', 'https://*.ashbyhq.com/*', 'https://*.workable.com/*']
