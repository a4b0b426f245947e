import { useSyncExternalStore } from 'react'

const SEVEN_DAYS = 7 * 24 * 60 * 60
const watchers = new Set<() => void>()

/** The state is an attribute of <html>, set by the script in <head> before the first paint. */
const isCollapsed = () => document.documentElement.dataset.sidebar === 'collapsed'

function watch(look: () => void) {
  watchers.add(look)
  return () => void watchers.delete(look)
}

export const useCollapsed = () => useSyncExternalStore(watch, isCollapsed, () => false)

export function toggleCollapsed() {
  const state = isCollapsed() ? 'open' : 'collapsed'
  document.documentElement.dataset.sidebar = state
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser that we support
  document.cookie = `sidebar_state=${state}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`
  for (const look of watchers) look()
}
