import type { Board } from '@jobapply/core/jobs/boards'
import type { ExtensionMessage, PageMessage } from '@jobapply/core/jobs/messages'

/** Inside the extension, from the bridge to the worker. Both are ours; the bridge has checked what came from the page. */
export type BridgeRequest = { type: 'hello' } | { type: 'pair'; code: string } | { type: 'enable'; platform: Board }
export type HelloAnswer = { extVersion: string; grantedPlatforms: Board[]; isPaired: boolean }

/** One search has one port: closing it ends the search, and a worker that is lost closes it too. */
export const SEARCH_PORT = 'search'
export type SearchRequest = Extract<PageMessage, { type: 'MJTO_WEB_APP_SEARCH_JOBS' }>
export type SearchNews = Extract<ExtensionMessage, { searchId: string }>
