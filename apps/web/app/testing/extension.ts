import type { PageMessage } from '@jobapply/core/jobs/messages'
import { vi } from 'vitest'

type Search = Extract<PageMessage, { type: 'MJTO_WEB_APP_SEARCH_JOBS' }>

/** The browser extension is installed: it greets, notes the searches that it is asked for, and says what the test tells it to. */
export function installExtension() {
  const searches: Search[] = []
  let isSilent = false
  const say = (data: object) =>
    queueMicrotask(() => {
      dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window as never }))
    })
  vi.stubGlobal('postMessage', (message: PageMessage) => {
    if (message.type === 'MJTO_HELLO' && !isSilent)
      say({ type: 'MJTO_READY', nonce: message.nonce, extVersion: '1.0.0', protocol: 1 })
    if (message.type === 'MJTO_WEB_APP_SEARCH_JOBS') searches.push(message)
  })
  return {
    searches,
    /** As after it was switched off in the browser. */
    vanish: () => {
      isSilent = true
    },
    find: (searchId: string, ...jobs: object[]) => say({ type: 'MJTO_EXTENSION_JOBS_FOUND', searchId, platform: 'indeed', jobs }),
    complete: (searchId: string, ...platforms: object[]) => say({ type: 'MJTO_EXTENSION_SEARCH_COMPLETE', searchId, platforms }),
    fail: (searchId: string) => say({ type: 'MJTO_EXTENSION_ERROR', searchId, error: 'The board did not answer' }),
  }
}
