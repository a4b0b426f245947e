import { readExtensionMessage } from '@jobapply/core/jobs/bridge'
import {
  BRIDGE_PROTOCOL,
  type ExtensionMessage,
  HELLO_MS,
  HELLO_TRIES,
  type PageMessage,
  type SearchParams,
} from '@jobapply/core/jobs/messages'
import { EXTENSION_TIMEOUT_MS } from '@jobapply/core/search/constants'

type Handlers = {
  onJobs: (message: Extract<ExtensionMessage, { type: 'MJTO_EXTENSION_JOBS_FOUND' }>) => void
  onEnd: (how: 'complete' | 'error' | 'timeout' | 'unreachable') => void
}

const post = (message: PageMessage) => window.postMessage(message, location.origin)

function listen(onExtensionMessage: (message: ExtensionMessage) => void) {
  const onMessage = (event: MessageEvent) => {
    const message = readExtensionMessage(event, { window, origin: location.origin })
    if (message) onExtensionMessage(message)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}

/** Whether the extension is installed: it answers a greeting in time. */
export async function greetExtension(): Promise<boolean> {
  const nonce = crypto.randomUUID()
  return new Promise((resolve) => {
    const timers: ReturnType<typeof setTimeout>[] = []
    const end = (isThere: boolean) => {
      stop()
      for (const timer of timers) clearTimeout(timer)
      resolve(isThere)
    }
    const stop = listen((message) => {
      if (message.type === 'MJTO_READY' && message.nonce === nonce) end(message.protocol === BRIDGE_PROTOCOL)
    })
    for (let count = 0; count < HELLO_TRIES; count++)
      timers.push(setTimeout(() => post({ type: 'MJTO_HELLO', nonce }), count * HELLO_MS))
    timers.push(setTimeout(() => end(false), HELLO_TRIES * HELLO_MS))
  })
}

/** Starts one search in the extension. The returned function stops listening, so late answers change nothing (SEARCH-020). */
export function searchExtension(searchParams: SearchParams, { onJobs, onEnd }: Handlers): () => void {
  const searchId = crypto.randomUUID()
  const stop = listen((message) => {
    if (!('searchId' in message) || message.searchId !== searchId) return
    if (message.type === 'MJTO_EXTENSION_JOBS_FOUND') onJobs(message)
    else end(message.type === 'MJTO_EXTENSION_SEARCH_COMPLETE' ? 'complete' : 'error')
  })
  const timer = setTimeout(() => end('timeout'), EXTENSION_TIMEOUT_MS)
  function close() {
    stop()
    clearTimeout(timer)
  }
  function end(how: Parameters<Handlers['onEnd']>[0]) {
    close()
    onEnd(how)
  }
  try {
    post({ type: 'MJTO_WEB_APP_SEARCH_JOBS', searchId, timestamp: Date.now(), searchParams })
  } catch {
    setTimeout(() => end('unreachable'))
  }
  return close
}
