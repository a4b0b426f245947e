import '#platform/zod-without-code'
import type { Board } from '@jobapply/core/jobs/boards'
import type { SearchParams } from '@jobapply/core/jobs/messages'
import { browser } from 'wxt/browser'
import { defineBackground } from 'wxt/utils/define-background'
import { saveHere } from '#applications/here/here-tab'
import type { PageNews, PanelRequest } from '#applications/messages'
import { hearPage, hearPanel, listenForApplications, lookAgain } from '#applications/worker'
import { boardOf } from '#jobs/boards/all-boards'
import { trackSearch } from '#jobs/progress'
import { runSearch } from '#jobs/search'
import { closeLeftTabs, searchTabs } from '#jobs/tabs'
import { grantedBoards } from '#platform/grants'
import { readKey } from '#platform/kept'
import { type BridgeRequest, type HelloAnswer, SEARCH_PORT, type SearchRequest } from '#platform/messages'
import { showPanel } from '#platform/panel'
import { pair } from '#platform/server'
import { siteOf } from '#platform/site'

/** The worker. The browser stops it at any time, so nothing is kept in variables between two events. */
export default defineBackground({
  type: 'module',
  main() {
    // Firefox has neither of the two.
    void browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })
    // A panel that opens by itself would not open the page to us (activeTab); an earlier version had asked for it.
    void browser.sidePanel?.setPanelBehavior({ openPanelOnActionClick: false })
    browser.action.onClicked.addListener((tab) => void showHere(tab.id))
    browser.runtime.onInstalled.addListener(() => {
      browser.contextMenus.create({ id: FILL_MENU, title: 'Fill this form', contexts: ['page', 'editable'] })
    })
    browser.contextMenus.onClicked.addListener((_, tab) => void showHere(tab?.id))
    void closeLeftTabs()

    listenForApplications()

    browser.runtime.onMessage.addListener((request: BridgeRequest | PanelRequest | PageNews, { tab, url }, answer) => {
      void hear(request, tab?.id, url).then(answer, () => answer(undefined))
      // The answer comes later.
      return true
    })

    browser.runtime.onConnect.addListener((port) => {
      if (port.name !== SEARCH_PORT || !isOfSite(port.sender?.url)) return
      const abort = new AbortController()
      port.onDisconnect.addListener(() => abort.abort())
      port.onMessage.addListener(({ searchId, searchParams: params }: SearchRequest) => {
        const onProgress = trackSearch(params.jobTitle, Date.now())
        const emit = (news: object) => !abort.signal.aborted && port.postMessage(news)
        void runSearch(searchTabs, { params, searchId, signal: abort.signal, buildAddress, emit, onProgress })
      })
    })
  },
})

const FILL_MENU = 'fill-this-form'

/** The person's click opens this one page to us. The panel has to open within the click, before anything else is waited for. */
async function showHere(tab: number | undefined) {
  const opening = showPanel({ tabId: tab })
  if (tab !== undefined) await saveHere(tab)
  await opening
  await lookAgain(tab)
}

const buildAddress = (board: Board, params: SearchParams, page: number) => boardOf(board)?.buildAddress(params, page)

/** Our bridge runs in the site's pages alone; a script in an employer's page could claim to be it. */
const isOfSite = (url = '') => URL.parse(url)?.origin === URL.parse(siteOf(browser.runtime.getManifest()))?.origin

/** Only the extension's own pages start, fill or send an application, and only the site's pages pair and search. */
function hear(request: BridgeRequest | PanelRequest | PageNews, tabId: number | undefined, url = ''): Promise<unknown> {
  if (isPageNews(request)) return hearPage(request, tabId)
  if (!isPanelRequest(request)) return isOfSite(url) ? handle(request, tabId) : Promise.resolve(undefined)
  return url.startsWith(`${location.origin}/`) ? hearPanel(request) : Promise.resolve(undefined)
}
const isPageNews = (request: { type: string }): request is PageNews => request.type.startsWith('form.')
const isPanelRequest = (request: BridgeRequest | PanelRequest): request is PanelRequest => request.type.startsWith('apply.')

async function handle(request: BridgeRequest, tabId: number | undefined): Promise<HelloAnswer | boolean> {
  if (request.type === 'pair') return pair(request.code)
  if (request.type === 'enable') return showPanel({ platform: request.platform, tabId })
  const extVersion = browser.runtime.getManifest().version
  return { extVersion, grantedPlatforms: await grantedBoards(), isPaired: (await readKey()) !== undefined }
}
