import type { Board } from '@jobapply/core/jobs/boards'
import { readExtensionMessage } from '@jobapply/core/jobs/bridge'
import {
  type BoardResult,
  type ExtensionMessage,
  HELLO_MS,
  HELLO_TRIES,
  type PageMessage,
  type SearchParams,
} from '@jobapply/core/jobs/messages'
import { EXTENSION_TIMEOUT_MS } from '@jobapply/core/search/constants'

type Handlers = {
  onJobs: (message: Extract<ExtensionMessage, { type: 'MJTO_EXTENSION_JOBS_FOUND' }>) => void
  /** `boards`: what became of each, when the search is complete. */
  onEnd: (how: 'complete' | 'error' | 'timeout' | 'unreachable', boards: readonly BoardResult[]) => void
}
/** What the extension says about itself. */
export type Greeting = Extract<ExtensionMessage, { type: 'MJTO_READY' }>

/** The extension asks our server first, which may be slow. */
const PAIRING_MS = 20_000

const post = (message: PageMessage) => window.postMessage(message, location.origin)

function listen(onExtensionMessage: (message: ExtensionMessage) => void) {
  const onMessage = (event: MessageEvent) => {
    const message = readExtensionMessage(event, { window, origin: location.origin })
    if (message) onExtensionMessage(message)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}

/** Posts it once or more often, and answers with the first message that `find` accepts; undefined when none comes in time. */
function ask<T>(message: PageMessage, find: (answer: ExtensionMessage) => T | undefined, tries: readonly number[], ms: number) {
  return new Promise<T | undefined>((resolve) => {
    const timers: ReturnType<typeof setTimeout>[] = []
    const end = (found: T | undefined) => {
      stop()
      for (const timer of timers) clearTimeout(timer)
      resolve(found)
    }
    const stop = listen((answer) => {
      const found = find(answer)
      if (found !== undefined) end(found)
    })
    for (const delay of tries) timers.push(setTimeout(() => post(message), delay))
    timers.push(setTimeout(() => end(undefined), ms))
  })
}

/** Whether the extension is installed: it answers a greeting in time. */
export function greetExtension(): Promise<Greeting | undefined> {
  const nonce = crypto.randomUUID()
  const tries = Array.from({ length: HELLO_TRIES }, (_, count) => count * HELLO_MS)
  const find = (answer: ExtensionMessage) => (answer.type === 'MJTO_READY' && answer.nonce === nonce ? answer : undefined)
  return ask({ type: 'MJTO_HELLO', nonce }, find, tries, HELLO_TRIES * HELLO_MS)
}

/** Hands the code to the extension; whether it has exchanged it for a key. */
export async function pairWith(code: string): Promise<boolean> {
  const nonce = crypto.randomUUID()
  const find = (answer: ExtensionMessage) =>
    answer.type === 'MJTO_PAIRED' && answer.nonce === nonce ? answer.isPaired : undefined
  return (await ask({ type: 'MJTO_PAIR', nonce, timestamp: Date.now(), code }, find, [0], PAIRING_MS)) ?? false
}

/** Opens the extension's panel where this platform is switched on: the browser asks for the permission only there. */
export const showPlatform = (platform: Board) => post({ type: 'MJTO_ENABLE', timestamp: Date.now(), platform })

/** Starts one search in the extension, after it has said that it is there. The returned function stops listening, so late answers change nothing (SEARCH-020). */
export function searchExtension(searchParams: SearchParams, { onJobs, onEnd }: Handlers): () => void {
  const searchId = crypto.randomUUID()
  let isOpen = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = listen((message) => {
    if (!('searchId' in message) || message.searchId !== searchId) return
    if (message.type === 'MJTO_EXTENSION_JOBS_FOUND') onJobs(message)
    else if (message.type === 'MJTO_EXTENSION_SEARCH_COMPLETE') end('complete', message.platforms)
    else end('error')
  })
  function close() {
    isOpen = false
    stop()
    clearTimeout(timer)
  }
  function end(how: Parameters<Handlers['onEnd']>[0], boards: readonly BoardResult[] = []) {
    close()
    onEnd(how, boards)
  }
  void greetExtension().then((greeting) => {
    if (!isOpen) return
    if (!greeting) return end('unreachable')
    timer = setTimeout(() => end('timeout'), EXTENSION_TIMEOUT_MS)
    post({ type: 'MJTO_WEB_APP_SEARCH_JOBS', searchId, timestamp: Date.now(), searchParams })
  })
  return close
}
