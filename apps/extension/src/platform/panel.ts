import type { Board } from '@jobapply/core/jobs/boards'
import { browser } from 'wxt/browser'

const PAGE = '/sidepanel.html'
type Asked = { platform?: Board; tabId?: number | undefined }

/** Opens the panel beside the page; where the browser has none, or allows it only after a click of its own, the same page opens in a tab. */
export async function showPanel({ platform, tabId }: Asked = {}): Promise<boolean> {
  try {
    if (tabId === undefined) throw new Error('no tab asked for it')
    await browser.sidePanel.open({ tabId })
  } catch {
    const path = platform ? `${PAGE}?platform=${platform}` : PAGE
    await browser.tabs.create({ url: new URL(path, location.origin).href })
  }
  return true
}
