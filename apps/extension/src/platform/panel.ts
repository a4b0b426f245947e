import type { Board } from '@jobapply/core/jobs/boards'
import { browser } from 'wxt/browser'

const PAGE = '/sidepanel.html'

/** Opens the panel beside the page; where the browser allows that only after a click of its own, the same page opens in a tab. */
export async function showPanel(platform: Board, tabId: number | undefined): Promise<boolean> {
  const path = `${PAGE}?platform=${platform}`
  try {
    if (tabId === undefined) throw new Error('no tab asked for it')
    await browser.sidePanel.open({ tabId })
  } catch {
    await browser.tabs.create({ url: new URL(path, location.origin).href })
  }
  return true
}
