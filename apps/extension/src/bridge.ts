import { type Arrival, readPageMessage } from '@jobapply/core/jobs/bridge'
import { BRIDGE_PROTOCOL, type ExtensionMessage } from '@jobapply/core/jobs/messages'
import { type BridgeRequest, type HelloAnswer, SEARCH_PORT, type SearchNews, type SearchRequest } from '#platform/messages'

/** The page, as far as the bridge touches it. */
export type Page = {
  window: unknown
  origin: string
  onMessage(listener: (arrival: Arrival) => void): void
  post(message: ExtensionMessage): void
}
type Port = {
  postMessage(message: SearchRequest): void
  disconnect(): void
  onMessage: { addListener(listener: (news: SearchNews) => void): void }
  onDisconnect: { addListener(listener: () => void): void }
}
/** The worker, as far as the bridge speaks with it. `isThere` is false after the extension was removed or replaced. */
export type Worker = {
  isThere(): boolean
  ask(request: BridgeRequest): Promise<unknown>
  connect(name: string): Port
}

/** Passes checked messages of the page on to the worker, and its answers back. It hands out no key and no answers of the person. */
export function startBridge(page: Page, worker: Worker, now: () => number) {
  let closeSearch = () => {}

  async function greet(nonce: string) {
    const about = (await worker.ask({ type: 'hello' })) as HelloAnswer
    page.post({ type: 'MJTO_READY', nonce, protocol: BRIDGE_PROTOCOL, ...about })
  }

  async function pair(nonce: string, code: string) {
    const isPaired = (await worker.ask({ type: 'pair', code }).catch(() => false)) === true
    page.post({ type: 'MJTO_PAIRED', nonce, isPaired })
  }

  function search(request: SearchRequest) {
    closeSearch()
    const { searchId } = request
    const port = worker.connect(SEARCH_PORT)
    let isOver = false
    closeSearch = () => {
      isOver = true
      port.disconnect()
    }
    port.onMessage.addListener((news) => {
      if (isOver || news.searchId !== searchId) return
      page.post(news)
      if (news.type !== 'MJTO_EXTENSION_JOBS_FOUND') closeSearch()
    })
    port.onDisconnect.addListener(() => {
      if (!isOver) page.post({ type: 'MJTO_EXTENSION_ERROR', searchId, error: 'The extension was stopped.' })
      isOver = true
    })
    port.postMessage(request)
  }

  page.onMessage((arrival) => {
    const message = readPageMessage(arrival, page, now())
    if (!message || !worker.isThere()) return
    if (message.type === 'MJTO_HELLO') void greet(message.nonce).catch(() => {})
    else if (message.type === 'MJTO_PAIR') void pair(message.nonce, message.code)
    else if (message.type === 'MJTO_WEB_APP_SEARCH_JOBS') search(message)
    else void worker.ask({ type: 'enable', platform: message.platform }).catch(() => {})
  })
}
