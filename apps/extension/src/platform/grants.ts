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

/** Systems whose forms employers embed in their own pages, by the parameter that the pages then have. */
const EMBEDDED = { gh_jid: 'https://*.greenhouse.io/*', ashby_jid: 'https://*.ashbyhq.com/*' }

/** The one site of this form, and the system that is embedded there. */
function originsOfForm(address: string): string[] {
  const { origin, searchParams } = new URL(address)
  const embedded = Object.entries(EMBEDDED).flatMap(([name, pattern]) => (searchParams.has(name) ? pattern : []))
  return [`${origin}/*`, ...embedded]
}
/** Only a click in the panel may start this. */
export const grantForm = (address: string) => browser.permissions.request({ origins: originsOfForm(address) })
export const isFormGranted = (address: string) => browser.permissions.contains({ origins: originsOfForm(address) })
/** One more site, for a form in a frame; only a click in the panel may start this. */
export const grantSite = (origin: string) => browser.permissions.request({ origins: [`${origin}/*`] })
