import type { Arrival } from '@jobapply/core/jobs/bridge'
import type { ExtensionMessage } from '@jobapply/core/jobs/messages'
import type { BridgeRequest, SearchNews, SearchRequest } from '#platform/messages'
import { startBridge } from './bridge.ts'

export const NOW = 1_000_000_000_000
export const nonce = '3f0e9e0a-5a54-4f6f-9b1a-0f4f8f0d6f11'
export const [one, two] = ['7d3c3a7e-5a54-4f6f-9b1a-0f4f8f0d6f12', '9a3c3a7e-5a54-4f6f-9b1a-0f4f8f0d6f13']
export const searchParams = {
  ...{ jobTitle: 'Nurse', location: '', country: 'all', jobType: 'all', workType: 'all', experienceLevel: 'all' },
  selectedPlatform: 'all',
}
export const searchFor = (searchId: string) => ({ type: 'MJTO_WEB_APP_SEARCH_JOBS', searchId, timestamp: NOW, searchParams })

/** The bridge between a page and a worker that note what reaches them. */
export function invent({ answers = {} as Partial<Record<BridgeRequest['type'], unknown>>, isThere = true } = {}) {
  const page = { window: {}, origin: 'https://jobs.example' }
  const posted: ExtensionMessage[] = []
  const asked: BridgeRequest[] = []
  const ports: { request?: SearchRequest; isOpen: boolean; say(news: SearchNews): void; lose(): void }[] = []
  let hear: (arrival: Arrival) => void = () => {}
  startBridge(
    { ...page, onMessage: (listener) => (hear = listener), post: (message) => posted.push(message) },
    {
      isThere: () => isThere,
      ask: async (request) => {
        asked.push(request)
        return answers[request.type]
      },
      connect: () => {
        const listeners = { news: [] as ((news: SearchNews) => void)[], end: [] as (() => void)[] }
        const port: (typeof ports)[number] = {
          isOpen: true,
          say: (news) => {
            for (const listener of listeners.news) listener(news)
          },
          lose: () => {
            for (const listener of listeners.end) listener()
          },
        }
        ports.push(port)
        return {
          postMessage: (request) => (port.request = request),
          disconnect: () => (port.isOpen = false),
          onMessage: { addListener: (listener) => listeners.news.push(listener) },
          onDisconnect: { addListener: (listener) => listeners.end.push(listener) },
        }
      },
    },
    () => NOW,
  )
  const send = (data: unknown, from: Partial<Arrival> = {}) => hear({ source: page.window, origin: page.origin, data, ...from })
  return { send, posted, asked, ports }
}
