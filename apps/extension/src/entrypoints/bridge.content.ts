import '#platform/zod-without-code'
import { browser } from 'wxt/browser'
import { defineContentScript } from 'wxt/utils/define-content-script'
import { startBridge } from '#bridge'
import { SITE } from '#platform/site'

export default defineContentScript({
  matches: [`${SITE}/*`],
  runAt: 'document_start',
  main() {
    const page = {
      window,
      origin: location.origin,
      onMessage: (listener: (event: MessageEvent) => void) => window.addEventListener('message', listener),
      post: (message: object) => window.postMessage(message, location.origin),
    }
    startBridge(
      page,
      {
        // An extension that was removed or replaced leaves its scripts in open pages.
        isThere: () => browser.runtime?.id !== undefined,
        ask: (request) => browser.runtime.sendMessage(request),
        connect: (name) => browser.runtime.connect({ name }),
      },
      Date.now,
    )
  },
})
