/** The API of the documentation page is real and is served here (decisions, Static pages and public API). */
export const API_BASE = '/api/v1'
export const OPENAPI_PATH = `${API_BASE}/openapi.json`
export const MCP_PATH = `${API_BASE}/mcp`
/** Calls of one key. */
export const CALLS_PER_MINUTE = 60
/** The placeholder for a key in examples. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY'
/** Where a person makes a key. */
export const KEYS_PLACE = 'Settings > Account'

/** spec 3 §2: the marks of the documentation. Pro: with a paid plan only (API-013). */
export type PlanMark = 'Free' | 'Pro'

/** Resumes come with all their sections, so a page has few. */
export const RESUMES_A_PAGE = { usual: 10, most: 25 } as const
export const JOBS_A_PAGE = { usual: 20, most: 50 } as const
